import { afterEach, expect, test, vi } from "vitest";
import { EXTENSIONS_HEADER } from "#contract/extensions.ts";
import { changeSetId, changeSetText } from "#contract/history.ts";
import { LIMITS } from "#contract/limits.ts";
import { forgetKeyHeaders, readKeyHeaders } from "#src/lib/session/key-headers.ts";
import { randomId } from "#src/lib/values/random-id.ts";
import { aJob } from "../testing/a-job.ts";
import { signedInPage } from "../testing/signed-in-page.ts";
import { changeJob, createJob, deleteJob, type WriteOrigin } from "./write-requests.ts";

signedInPage();
afterEach(forgetKeyHeaders);

async function writeAll(extensions: string, origin?: WriteOrigin) {
  const sent: Headers[] = [];
  const headers = { [EXTENSIONS_HEADER]: extensions };
  vi.stubGlobal("fetch", async (_url: string, init: RequestInit) => {
    sent.push(new Headers(init.headers));
    return Promise.resolve(new Response(JSON.stringify(aJob), { headers }));
  });
  readKeyHeaders(new Headers(headers));
  await createJob({ title: "Chef" }, "k", origin);
  await changeJob(5, { title: "Cook" }, null, "k", origin);
  await deleteJob(5, null, "k", origin);
  return sent.map((headers) =>
    ["Change-Source", "Change-Set-Id", "Change-Set-Text"].map((name) => headers.get(name)),
  );
}

const inSet = (text: string): WriteOrigin => ({ source: "import", changeSet: { id: "c-1", text } });

test.each<[string, string, WriteOrigin | undefined, (string | null)[]]>([
  ["of one job", "history", undefined, ["form", null, null]],
  [
    "of a change set",
    "idempotency-key, history",
    inSet("Pay +3 % – 2 postes"),
    ["import", "c-1", "Pay%20%2B3%20%25%20%E2%80%93%202%20postes"],
  ],
  ["to a service without history", "idempotency-key", inSet("Pay"), [null, null, null]],
])("every write %s says where it comes from, if the service keeps that", async (...given) => {
  const [, extensions, origin, expected] = given;
  expect(await writeAll(extensions, origin)).toEqual([expected, expected, expected]);
});

test.each([
  ["is long", "é".repeat(500), `${"é".repeat(LIMITS.changeSetText - 1)}…`],
  ["is cut before a character that does not fit", "🥖".repeat(200), `${"🥖".repeat(99)}…`],
  ["has line breaks and control characters", "A\r\nB\u0000\tC", "A B C"],
])("a text that %s is sent as the service takes it", async (_what, text, expected) => {
  const [[, id, written] = []] = await writeAll("history", {
    source: "changeSet",
    changeSet: { id: randomId(), text },
  });
  expect(changeSetId.safeParse(id).success).toBe(true);
  expect(changeSetText.safeParse(written).success).toBe(true);
  expect(decodeURIComponent(written ?? "")).toBe(expected);
});
