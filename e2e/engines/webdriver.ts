// WebKitGTK by W3C WebDriver: Debian's webkit2gtk-driver and its MiniBrowser, on a display of their own. Its driver
// offers no WebDriver BiDi.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { freePort } from "../../scripts/lib/free-port.ts";
import { WEBKIT } from "../../scripts/browsers/webkit.ts";

/** An element, as WebDriver writes it. */
export type ElementReference = Record<string, string>;

/** The key under which a reference to an element travels (WebDriver §6.4). */
export const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

/** An error of the driver's; `code` is WebDriver's: "stale element reference". */
export class DriverError extends Error {
  readonly code: string;

  constructor({ error, message }: { error: string; message: string }) {
    super(`${error}: ${message}`);
    this.code = error;
  }
}

/** A session in a browser of its own. */
export class Driver {
  readonly #processes: ChildProcess[];
  readonly #url: string;

  private constructor(processes: ChildProcess[], url: string) {
    this.#processes = processes;
    this.#url = url;
  }

  /** @param home its home directory, in which it puts downloads */
  static async start(home: string): Promise<Driver> {
    const displayServer = spawn(
      WEBKIT.displayServer,
      ["-displayfd", "3", "-screen", "0", "1400x1000x24"],
      { stdio: ["ignore", "ignore", "ignore", "pipe"] },
    );
    const [display] = (await once(displayServer.stdio[3]!, "data")) as [Buffer];
    const port = await freePort();
    const driver = spawn(WEBKIT.driver, [`--port=${port}`], {
      env: {
        ...process.env,
        DISPLAY: `:${String(display).trim()}`,
        HOME: home,
        LANG: "en_CA.UTF-8",
      },
      stdio: "ignore",
    });
    const processes = [driver, displayServer];
    const url = `http://127.0.0.1:${port}`;
    while (!(await fetch(`${url}/status`).catch(() => undefined))?.ok) await setTimeout(100);
    const options = { binary: WEBKIT.browser, args: ["--automation"] };
    const { sessionId } = (await send("POST", `${url}/session`, {
      capabilities: { alwaysMatch: { "webkitgtk:browserOptions": options } },
    })) as { sessionId: string };
    return new Driver(processes, `${url}/session/${sessionId}`);
  }

  /** A command of the session: `post("/url", { url })`. */
  async post(path: string, body: object = {}): Promise<unknown> {
    return send("POST", this.#url + path, body);
  }

  async get(path: string): Promise<unknown> {
    return send("GET", this.#url + path);
  }

  /** Runs the body of a function in the page; a promise that it returns is waited for. */
  async run(script: string, ...args: unknown[]): Promise<unknown> {
    return this.post("/execute/async", {
      script: `const answer = arguments[arguments.length - 1];
        (async function () { ${script} }).apply(null, arguments)
          .then((value) => answer({ value }), (error) => answer({ error: String(error) }));`,
      args,
    }).then((answer) => {
      const { value, error } = answer as { value?: unknown; error?: string };
      if (error !== undefined) throw new Error(error);
      return value;
    });
  }

  async stop(): Promise<void> {
    await send("DELETE", this.#url).catch(() => {});
    for (const child of this.#processes) child.kill();
  }
}

async function send(method: string, url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new DriverError(value as { error: string; message: string });
  return value;
}
