// Lets Playwright drive a stock Firefox. Playwright speaks WebDriver BiDi to it (channel `moz-firefox`),
// and some things lie between the two: Firefox has no command for media features, without which
// Playwright opens no context; Playwright sends the colour scheme alone; it does not ask Firefox for
// the bodies of requests; and Firefox gives downloads no names. The messages are completed here.
import assert from "node:assert/strict";
import { createRequire } from "node:module";

/** What is read or written here of the parameters of commands and events. */
interface Params {
  args?: { type: string; value?: unknown }[];
  context?: string;
  contexts?: string[];
  dataTypes?: string[];
  download?: string;
  features?: { "prefers-color-scheme"?: Media | string | null };
  navigation?: string | null;
  parent?: string | null;
  request?: { request: string; method: string; bodySize: number | Buffer };
  text?: string;
  url?: string;
  userContext?: string;
  userContexts?: string[];
}

interface Result {
  bytes?: { type: "string" | "base64"; value: string };
  contexts?: { context: string }[];
  type?: string;
}

export interface Message {
  id?: number;
  method?: string;
  params?: Params;
  result?: Result;
  type?: "success" | "error" | "event";
  error?: string;
  message?: string;
}

/** Playwright's connection to the browser. */
export interface Transport {
  send: (message: Message) => void;
  onmessage?: ((message: Message) => void) | undefined;
}

/** What `page.emulateMedia` takes. */
type Media = Partial<
  Record<"media" | "colorScheme" | "reducedMotion" | "forcedColors", string | null>
>;

/** Numbers of our own commands, which Playwright's do not reach. */
const FIRST_ID = 2 ** 40;

/** Runs in Firefox's own window, where a page's media can be set as its developer tools set them. */
const SET_MEDIA = `(id, media) => {
  const { NavigableManager } = ChromeUtils.importESModule(
    "chrome://remote/content/shared/NavigableManager.sys.mjs",
  );
  const context = NavigableManager.getBrowsingContextById(id);
  if (!context || context.parent) return;
  const { media: medium, colorScheme, reducedMotion, forcedColors } = JSON.parse(media);
  const known = (value) => (value && value !== "no-override" ? value : undefined);
  context.mediumOverride = known(medium) ?? "";
  context.prefersColorSchemeOverride = known(colorScheme) ?? "none";
  context.prefersReducedMotionOverride = known(reducedMotion) ?? "none";
  context.forcedColorsOverride = known(forcedColors) ?? "none";
}`;

/** What Firefox has to be started with: its own window is reached only so. */
export const FIREFOX_ARGUMENTS = ["--remote-allow-system-access"];

/**
 * Completes the messages of every Firefox that this process starts from now on.
 * @throws AssertionError when Playwright's parts have moved, as they may with any version
 */
export function completeBidi(): void {
  const require = createRequire(createRequire(import.meta.url).resolve("@playwright/test"));
  const { WebSocketTransport, BrowserContext, Page, Request } =
    require("playwright-core/lib/coreBundle").server;
  const { emulatedMedia } = Page.prototype;
  const { extendInjectedScript } = BrowserContext.prototype;
  const { _setBodySize } = Request.prototype;
  for (const part of [
    WebSocketTransport.connect,
    emulatedMedia,
    extendInjectedScript,
    _setBodySize,
  ])
    assert.equal(typeof part, "function");
  const connect = WebSocketTransport.connect.bind(WebSocketTransport);
  WebSocketTransport.connect = async (...args: unknown[]) => complete(await connect(...args));
  // Playwright passes on the colour scheme alone: all others travel in its place.
  Page.prototype.emulatedMedia = function emulated() {
    return { colorScheme: emulatedMedia.call(this) as Media };
  };
  // Text comes in as if typed. Playwright assigns it to `value`, of which React does not hear.
  BrowserContext.prototype.extendInjectedScript = async function extend(
    source: string,
    ...more: unknown[]
  ) {
    const typing = source.replace(
      "=> bidiInsertText(window, text)",
      '=> window.document.execCommand("insertText", false, text)',
    );
    if (source.includes("__pw_bidiInsertText")) assert.notEqual(typing, source);
    return extendInjectedScript.call(this, typing, ...more) as unknown;
  };
  // A body travels in the place of its size.
  Request.prototype._setBodySize = function setBodySize(body: number | Buffer) {
    if (typeof body !== "number") this._postData = body;
    this._bodySize = typeof body === "number" ? body : body.length;
  };
}

/** Completes the messages of one connection. */
export function complete(transport: Transport): Transport {
  const send = transport.send.bind(transport);
  const answers = new Map<number, (message: Message) => void>();
  const mediaOfContexts = new Map<string, Media>();
  const mediaOfPages = new Map<string, Media>();
  let lastId = FIRST_ID;
  let deliver: Transport["onmessage"];
  let delivered = Promise.resolve();

  const ask = async (method: string, params: object): Promise<Result | undefined> =>
    new Promise((resolve) => {
      lastId += 1;
      answers.set(lastId, ({ result }) => resolve(result));
      send({ id: lastId, method, params });
    });

  const setMedia = async (id: string, media: Media): Promise<void> => {
    const tree = await ask("browsingContext.getTree", { "moz:scope": "chrome", maxDepth: 0 });
    const answer = await ask("script.callFunction", {
      functionDeclaration: SET_MEDIA,
      arguments: [id, JSON.stringify(media)].map((value) => ({ type: "string", value })),
      target: { context: tree?.contexts?.[0]?.context },
      awaitPromise: true,
    });
    if (answer?.type !== "success") throw new Error(`Firefox: ${JSON.stringify(answer)}`);
  };

  /** Carries out the command that Firefox lacks. */
  const setMediaFeatures = async (id: number, params: Params): Promise<void> => {
    const sent = params.features?.["prefers-color-scheme"] ?? null;
    const media = typeof sent === "object" ? (sent ?? {}) : { colorScheme: sent };
    for (const context of params.userContexts ?? []) mediaOfContexts.set(context, media);
    try {
      for (const context of params.contexts ?? []) {
        mediaOfPages.set(context, media);
        await setMedia(context, media);
      }
    } catch (error) {
      return receive({ type: "error", id, error: "unknown error", message: String(error) });
    }
    // Not at once: Playwright begins to listen when it has sent.
    return receive({ type: "success", id, result: {} });
  };

  /** Completes what Firefox sent, before Playwright sees it. */
  const prepare = async ({ method, params = {} }: Message): Promise<void> => {
    const { context, parent, userContext = "", request } = params;
    if (method === "browsingContext.contextCreated" && context !== undefined && !parent) {
      const media = mediaOfContexts.get(userContext);
      if (media) mediaOfPages.set(context, media);
    }
    // A page that comes from elsewhere begins without them.
    if (/contextCreated|navigationCommitted/.test(method ?? "")) {
      const media = mediaOfPages.get(context ?? "");
      if (media) await setMedia(context ?? "", media);
    }
    // Of a download that is no navigation, Firefox does not say which one has ended.
    if (method?.startsWith("browsingContext.download") && !params.navigation && params.url)
      params.download ??= params.url;
    // Playwright would show no more of an error than "Error".
    if (method === "log.entryAdded" && params.args?.some(({ type }) => type === "error"))
      params.args = [{ type: "string", value: params.text }];
    if (method === "network.beforeRequestSent" && request && request.method !== "GET") {
      const data = await ask("network.getData", { dataType: "request", request: request.request });
      if (data?.bytes) {
        const { type, value } = data.bytes;
        request.bodySize = Buffer.from(value, type === "base64" ? "base64" : "utf8");
      }
    }
  };

  const receive = (message: Message): void => {
    const answer = answers.get(message.id ?? 0);
    answers.delete(message.id ?? 0);
    if (answer) answer(message);
    else
      delivered = delivered
        .then(async () => prepare(message))
        // The page may have closed meanwhile.
        .catch(() => {})
        .then(() => deliver?.(message));
  };

  transport.send = (message) => {
    const { id = 0, method, params = {} } = message;
    if (method === "emulation.setMediaFeaturesOverride") return void setMediaFeatures(id, params);
    if (method === "network.addDataCollector") params.dataTypes?.push("request");
    return send(message);
  };
  Object.defineProperty(transport, "onmessage", {
    get: () => deliver && receive,
    set: (value: Transport["onmessage"]) => {
      deliver = value;
    },
  });
  return transport;
}
