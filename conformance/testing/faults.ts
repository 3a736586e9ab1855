import type { Authority } from "../check.ts";
import { exchange, type Received, type Sent } from "../exchange.ts";
import type { Fault } from "./broken-service.ts";

/** A JSON object. */
export type Json = Record<string, unknown>;

/** A JSON object as text, changed; any other text stays as it is. */
function changed(text: string, change: (body: Json) => Json): string {
  try {
    return JSON.stringify(change(JSON.parse(text) as Json));
  } catch {
    return text;
  }
}

/** Changes the bodies of requests. */
const asking = (change: (body: Json, sent: Sent) => Json) => (sent: Sent) =>
  sent.body === undefined
    ? sent
    : { ...sent, body: changed(sent.body.toString(), (body) => change(body, sent)) };

/** Changes the bodies of the list. */
export const listing = (change: (list: Json) => Json) => (received: Received, sent: Sent) =>
  isList(sent) ? { ...received, text: changed(received.text, change) } : received;

const isList = ({ method, url }: Sent) => method === "GET" && /\/jobs(\?|$)/.test(url);

/** A list with the first of its jobs, which says nothing of the rest. */
export const cutTo = (count: number) => (list: Json) => ({
  ...list,
  data: (list["data"] as Json[]).slice(0, count),
});

const relative = (link: unknown) =>
  typeof link === "string" ? link.replace(/^https?:\/\/[^/]+/, "") : link;

function withoutHeader(sent: Sent, name: string): Sent {
  const { [name]: _, ...headers } = sent.headers;
  return { ...sent, headers };
}

/** The date so many days from now. */
const days = (count: number) =>
  new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10);

interface Keys {
  apiKey: string;
  otherApiKey: string;
}

interface BrokenIn {
  name: string;
  fault: (keys: Keys) => Fault;
  /** The clauses, or decisions, that must fail, and no others of that authority. */
  breaks: string[];
  authority: Authority;
}

/** Ways in which a service can be wrong, and what the suite must say of each. */
const FAULTS: BrokenIn[] = [
  {
    name: "POST answers 200",
    fault: () => ({
      answered: (received, { method }) =>
        method === "POST" && received.status === 201 ? { ...received, status: 200 } : received,
    }),
    authority: "interface",
    breaks: ["§4.2.1", "§7.3"],
  },
  {
    name: "there is no Location",
    fault: () => ({
      answered: (received) => ({
        ...received,
        headers: { ...received.headers, location: undefined },
      }),
    }),
    authority: "interface",
    breaks: ["§4.2.2", "§4.3.4"],
  },
  {
    name: "the default closeDate is a day late",
    fault: () => ({
      asked: asking((body, { method }) =>
        method === "POST" && "title" in body ? { closeDate: days(61), ...body } : body,
      ),
    }),
    authority: "interface",
    breaks: ["§3"],
  },
  {
    name: "every employer reads every job",
    fault: ({ otherApiKey }) => ({
      answered(received, sent) {
        if (received.status !== 404 || sent.method !== "GET") return received;
        return exchange({ ...sent, headers: { ...sent.headers, "api-key": otherApiKey } });
      },
    }),
    authority: "interface",
    breaks: ["§5.3"],
  },
  {
    name: "reads need no key",
    fault: ({ apiKey }) => ({
      asked: (sent) =>
        sent.method === "GET" ? { ...sent, headers: { "api-key": apiKey, ...sent.headers } } : sent,
    }),
    authority: "interface",
    breaks: ["§5.1", "§5.2"],
  },
  {
    name: "the list ignores status",
    fault: () => ({
      asked: (sent) => ({ ...sent, url: sent.url.replace(/&?status=\w+/, "") }),
    }),
    authority: "interface",
    breaks: ["§2.8", "§4.5"],
  },
  {
    name: "the list is oldest first",
    fault: () => ({
      answered: listing((list) => ({ ...list, data: (list["data"] as Json[]).toReversed() })),
    }),
    authority: "interface",
    breaks: ["§4.5"],
  },
  {
    name: "a page of 100 has 50 jobs",
    fault: () => ({ answered: listing(cutTo(50)) }),
    authority: "interface",
    breaks: ["§8"],
  },
  {
    name: "a page links relatively",
    fault: () => ({
      answered: listing(({ paging, ...list }) => {
        const { previous, next, ...counts } = paging as Json;
        return {
          ...list,
          paging: { ...counts, previous: relative(previous), next: relative(next) },
        };
      }),
    }),
    authority: "interface",
    breaks: ["§2.8"],
  },
  {
    name: "headers lack confidential",
    fault: () => ({
      answered: listing((list) => ({
        ...list,
        data: (list["data"] as Json[]).map((header) => ({ ...header, confidential: undefined })),
      })),
    }),
    authority: "interface",
    breaks: ["§2.7"],
  },
  {
    name: "PUT sets what is not sent to its default",
    fault: () => ({
      asked: asking((body, { method }) =>
        method === "PUT" ? { confidential: false, ...body } : body,
      ),
    }),
    authority: "interface",
    breaks: ["§3", "§4.3.3"],
  },
  {
    name: "a description is repaired instead of refused",
    fault: () => ({
      asked: asking((body) =>
        typeof body["description"] === "string"
          ? { ...body, description: body["description"].replace(/<\/?script>/g, "") }
          : body,
      ),
    }),
    authority: "interface",
    breaks: ["§7.1"],
  },
  {
    name: "a long title is cut",
    fault: () => ({
      asked: asking((body) =>
        typeof body["title"] === "string" ? { ...body, title: body["title"].slice(0, 256) } : body,
      ),
    }),
    authority: "interface",
    breaks: ["§8"],
  },
  {
    name: "DELETE answers 200 with a body",
    fault: () => ({
      answered: (received, { method }) =>
        method === "DELETE" && received.status === 204
          ? { ...received, status: 200, text: "{}" }
          : received,
    }),
    authority: "interface",
    breaks: ["§3", "§4.4.2", "§7.3"],
  },
  {
    name: "the method override is unknown",
    fault: () => ({ asked: (sent) => withoutHeader(sent, "x-http-method-override") }),
    authority: "interface",
    breaks: ["§1.2"],
  },
  {
    name: "POST with a referenceId that exists modifies",
    fault: () => ({
      asked: (sent) =>
        sent.method === "POST" && /"title":.*"referenceId":"/s.test(String(sent.body))
          ? { ...sent, method: "PUT" }
          : sent,
    }),
    authority: "interface",
    breaks: ["§7.1"],
  },
  {
    name: "dates have a time",
    fault: () => ({
      answered: (received) => ({
        ...received,
        text: received.text.replace(/("publishDate":"[\d-]+)"/g, '$1T00:00:00"'),
      }),
    }),
    authority: "interface",
    breaks: ["§2.1", "§2.7"],
  },
  {
    name: "If-Match is ignored",
    fault: () => ({ asked: (sent) => withoutHeader(sent, "if-match") }),
    authority: "decision",
    breaks: ["Concurrent edits"],
  },
  {
    name: "Idempotency-Key is ignored",
    fault: () => ({ asked: (sent) => withoutHeader(sent, "idempotency-key") }),
    authority: "decision",
    breaks: ["Repeated POST"],
  },
  {
    name: "deletions are left out of the changes",
    fault: () => ({
      answered: (received) => ({
        ...received,
        text: received.text
          .replaceAll(/,?\{"id":\d+,"deleted":true\}/g, "")
          .replace('"data":[,', '"data":['),
      }),
    }),
    authority: "extension",
    breaks: ["GET /jobs/changes"],
  },
  {
    name: "a setting is written over whatever If-Match names",
    fault: () => ({ asked: (sent) => withoutHeader(sent, "if-match") }),
    authority: "extension",
    breaks: ["/settings/{name}"],
  },
  {
    name: "every origin is allowed",
    fault: () => ({
      answered: (received) => ({
        ...received,
        headers: { ...received.headers, "access-control-allow-origin": "*" },
      }),
    }),
    authority: "decision",
    breaks: ["CORS"],
  },
];

/** A service with several faults, whose clauses tell them apart. */
export interface BrokenService {
  names: string;
  fault: (keys: Keys) => Fault;
  authority: Authority;
  breaks: string[];
}

/** All faults in few services: a run over all clauses takes its time. */
export const BROKEN_SERVICES: BrokenService[] = FAULTS.reduce<BrokenIn[][]>((groups, broken) => {
  const group = groups.find((faults) =>
    faults.every(
      ({ authority, breaks }) =>
        authority === broken.authority && !breaks.some((clause) => broken.breaks.includes(clause)),
    ),
  );
  if (!group) return [...groups, [broken]];
  group.push(broken);
  return groups;
}, []).map((faults) => ({
  names: faults.map(({ name }) => name).join(", "),
  fault: (keys) => together(faults.map(({ fault }) => fault(keys))),
  authority: faults[0]?.authority ?? "interface",
  breaks: faults.flatMap(({ breaks }) => breaks).toSorted(),
}));

function together(faults: Fault[]): Fault {
  return {
    asked: (sent) => faults.reduce((changed, { asked }) => asked?.(changed) ?? changed, sent),
    async answered(received, sent) {
      let changed = received;
      for (const { answered } of faults) changed = (await answered?.(changed, sent)) ?? changed;
      return changed;
    },
  };
}
