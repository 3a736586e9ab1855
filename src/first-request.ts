// Sends the first request of the page while the app is still loading: a chunk of its own (vite.config.ts).
// The app's request for the same takes its response.
import { parseId } from "#contract/parse-id.ts";
import { listQuery } from "./jobs/requests/list-query.ts";
import { filterOf, readListSearch, withRemembered } from "./jobs/list/list-search.ts";
import { sendAhead } from "./lib/api/api-request.ts";
import { parseQuery } from "./lib/api/query-string.ts";
import { loadSession } from "./lib/session/session-storage.ts";

const { pathname, search } = globalThis.location;
const key = loadSession()?.key;
const [, jobId] = /^\/jobs\/([^/]+)$/.exec(pathname) ?? [];
const id = parseId(jobId);

if (key !== undefined) {
  if (pathname === "/" || pathname === "/jobs") {
    const filter = filterOf(withRemembered(readListSearch(parseQuery(search))));
    if (!filter.view) sendAhead(key, "/jobs", listQuery(filter, true));
  } else if (id !== undefined) sendAhead(key, `/jobs/${id}`);
}
