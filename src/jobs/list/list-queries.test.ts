import { QueryClient } from "@tanstack/react-query";
import { beforeEach, expect, test, vi } from "vitest";
import { forgetKeyHeaders, readKeyHeaders } from "#src/lib/session/key-headers.ts";
import { listQueries } from "./list-queries.ts";
import { aJob } from "#contract/testing/a-job.ts";
import { signedInPage } from "../testing/signed-in-page.ts";

signedInPage();
beforeEach(forgetKeyHeaders);

const FILTER = { status: undefined, q: "", page: 1, pageSize: 10 };
const paging = { total: 1, page: 1, pages: 1, pageSize: 10, previous: null, next: null };
const DETAILED = { "Service-Extensions": "idempotency-key, list-details" };
const [plain, detailed] = ["page=1&pageSize=10", "page=1&pageSize=10&include=details"];

test.each<[string, { known?: boolean; headers?: object; rows?: number }, string[]]>([
  ["known to list details", { known: true, headers: DETAILED }, [detailed]],
  ["found to list details", { headers: DETAILED }, [plain, detailed]],
  ["found to list details, but of nothing", { headers: DETAILED, rows: 0 }, [plain]],
  ["of the interface alone", {}, [plain]],
])("a service %s is asked %j %j", async (_name, { known, headers = {}, rows = 1 }, expected) => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (url: string) => {
    const { searchParams } = new URL(url);
    asked.push(searchParams.toString());
    const { description: _, closeDate, ...header } = aJob;
    const details = searchParams.has("include") && { closeDate, etag: '"7-1"' };
    const data = [{ ...header, ...details }].slice(0, rows);
    return Response.json({ data, paging }, { headers: { ...headers } });
  });
  if (known) readKeyHeaders(new Headers(DETAILED));
  const list = await new QueryClient().query(listQueries.page(FILTER));
  expect(asked).toEqual(expected);
  expect(list.data.filter((row) => "closeDate" in row)).toHaveLength(
    expected.includes(detailed) ? rows : 0,
  );
});
