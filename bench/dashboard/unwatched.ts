import { setTimeout as wait } from "node:timers/promises";
import type { Browser, CDPSession } from "@playwright/test";
import { CLOCK, type Profile, type Site, signedIn } from "./visitor.ts";

/**
 * How long a pointer rests on a link before the press, and how long the press lasts. A tool that does all
 * of it at once has the page draw the hover and the press while the click waits for that.
 */
const PRESS_MS = 100;

/** A page of a signed-in person that Playwright does not listen to; the clock and what slows it down remain. */
export interface UnwatchedPage {
  open: (path: string) => Promise<void>;
  evaluate: <T>(expression: string) => Promise<T>;
  /** Moves to the first element that matches, presses and lets go, each after a moment. */
  press: (selector: string) => Promise<void>;
  close: () => Promise<void>;
}

interface Answer {
  id?: number;
  result?: unknown;
  error?: { message: string };
}

/**
 * Opens a page in a context that Playwright does not know, and so leaves alone. To one that it knows it
 * listens, which takes a phone up to 20 ms of each switch: what a page tells its console has to have line
 * numbers, and each event passes through listeners of its own.
 */
export async function openUnwatched(
  browser: Browser,
  site: Site,
  { viewport, slowdown, network }: Profile,
): Promise<UnwatchedPage> {
  const devtools = await browser.newBrowserCDPSession();
  const { browserContextId } = await devtools.send("Target.createBrowserContext");
  const { targetId } = await devtools.send("Target.createTarget", {
    url: "about:blank",
    browserContextId,
    ...viewport,
  });
  const { sessionId } = await devtools.send("Target.attachToTarget", { targetId });
  const send = messenger(devtools, sessionId);
  const evaluate = async <T>(expression: string) => {
    const options = { expression, awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = (await send("Runtime.evaluate", options)) as {
      result: { value: T };
      exceptionDetails?: { exception?: { description?: string } };
    };
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? expression);
    return result.value;
  };

  await send("Emulation.setDeviceMetricsOverride", {
    ...viewport,
    deviceScaleFactor: 1,
    mobile: false,
  });
  await send("Emulation.setFocusEmulationEnabled", { enabled: true });
  await send("Page.enable");
  await send("Page.addScriptToEvaluateOnNewDocument", { source: signedIn(site) + CLOCK });
  if (network) {
    await send("Network.enable");
    await send("Network.emulateNetworkConditions", network);
  }
  await send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  return {
    evaluate,
    async open(path) {
      await send("Page.navigate", { url: site.origin + path });
      while ((await evaluate("location.origin")) !== site.origin);
    },
    async press(selector) {
      const [x, y] = await evaluate<[number, number]>(`(() => {
        const element = document.querySelector(${JSON.stringify(selector)});
        element.scrollIntoView({ block: "center" });
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
      })()`);
      for (const type of ["mouseMoved", "mousePressed", "mouseReleased"]) {
        const button = type === "mouseMoved" ? {} : { button: "left", clickCount: 1 };
        await wait(PRESS_MS);
        await send("Input.dispatchMouseEvent", { type, x, y, ...button });
      }
    },
    async close() {
      await devtools.send("Target.disposeBrowserContext", { browserContextId });
      await devtools.detach();
    },
  };
}

/** Sends to a page by way of the browser's own session. */
function messenger(devtools: CDPSession, sessionId: string) {
  const waiting = new Map<number, (answer: Answer) => void>();
  devtools.on("Target.receivedMessageFromTarget", (event) => {
    const answer = JSON.parse(event.message) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });
  let sent = 0;
  return async (method: string, params: object = {}): Promise<unknown> => {
    const id = ++sent;
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
    const message = JSON.stringify({ id, method, params });
    await devtools.send("Target.sendMessageToTarget", { message, sessionId });
    const { result, error } = await answered;
    waiting.delete(id);
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  };
}
