import { setTimeout as wait } from "node:timers/promises";
import type { Browser } from "@playwright/test";

/** A page with bench/sets/main.ts. */
export interface QuietPage {
  open: (url: string) => Promise<void>;
  /** The JSON value of an expression, or of its promise. */
  evaluate: <T>(expression: string) => Promise<T>;
  /** Sends a command of the DevTools protocol. */
  send: <T>(method: string, params?: object) => Promise<T>;
  close: () => Promise<void>;
}

interface Answer {
  id?: number;
  result?: unknown;
  error?: { message: string };
}

interface Evaluated<T> {
  result: { value: T };
  exceptionDetails?: { exception?: { description: string } };
}

/**
 * Opens a page that Playwright does not follow: of its own pages, it receives every request and response,
 * which takes more processor time than they do. `script` runs before those of each document.
 */
export async function openQuietPage(browser: Browser, script: string): Promise<QuietPage> {
  const devtools = await browser.newBrowserCDPSession();
  const { browserContextId } = await devtools.send("Target.createBrowserContext");
  const blank = { url: "about:blank", browserContextId };
  const { targetId } = await devtools.send("Target.createTarget", blank);
  const { sessionId } = await devtools.send("Target.attachToTarget", { targetId });

  const waiting = new Map<number, (answer: Answer) => void>();
  devtools.on("Target.receivedMessageFromTarget", ({ message }) => {
    const answer = JSON.parse(message) as Answer;
    waiting.get(answer.id ?? 0)?.(answer);
  });
  let last = 0;
  const send = async <T>(method: string, params: object = {}): Promise<T> => {
    const id = (last += 1);
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
    const message = JSON.stringify({ id, method, params });
    await devtools.send("Target.sendMessageToTarget", { sessionId, message });
    const { result, error } = await answered;
    waiting.delete(id);
    if (error) throw new Error(`${method}: ${error.message}`);
    return result as T;
  };
  const evaluate = async <T>(expression: string): Promise<T> => {
    const options = { expression, awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = await send<Evaluated<T>>("Runtime.evaluate", options);
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description);
    return result.value;
  };
  await send("Page.enable");
  await send("Page.addScriptToEvaluateOnNewDocument", { source: script });
  return {
    evaluate,
    send,
    open: async (url) => {
      await send("Page.navigate", { url });
      while (!(await evaluate<boolean>("Boolean(globalThis.sets)"))) await wait(50);
    },
    close: async () => {
      await devtools.send("Target.disposeBrowserContext", { browserContextId });
      await devtools.detach();
    },
  };
}
