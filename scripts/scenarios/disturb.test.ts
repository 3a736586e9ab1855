import { expect, it, vi } from "vitest";
import { disturb } from "./disturb.ts";
import { FATES } from "./faulty-proxy.ts";

const get = (path: string) => ({ method: "GET", path });
const nobody = async () => {};

it("lets pass what no disturbance is about", () => {
  const fateOf = disturb([{ method: "PUT", path: /^\/jobs$/, fault: "connection cut" }], nobody);
  expect(fateOf(get("/jobs"))).toEqual(FATES.pass);
  expect(fateOf({ method: "PUT", path: "/settings/views" })).toEqual(FATES.pass);
  expect(fateOf({ method: "PUT", path: "/jobs" })).toMatchObject(FATES.refused);
});

it("takes the first that matches", () => {
  const fateOf = disturb([{ path: /jobs/, delay: 5 }, { fault: "answer lost" }], nobody);
  expect(fateOf(get("/jobs"))).toEqual({ ...FATES.pass, delay: 5 });
  expect(fateOf(get("/settings/views"))).toMatchObject(FATES.answerLost);
});

it("disturbs the first request for each path", () => {
  const fateOf = disturb([{ only: "first", fault: "connection cut" }], nobody);
  const reached = ["/jobs/1", "/jobs/1", "/jobs/2"].map((path) => fateOf(get(path)).reaches);
  expect(reached).toEqual([0, 1, 0]);
});

it("disturbs every nth request", () => {
  const fateOf = disturb([{ only: { every: 3 }, fault: "connection cut" }], nobody);
  const reached = [1, 2, 3, 4, 5, 6].map((id) => fateOf(get(`/jobs/${id}`)).reaches);
  expect(reached).toEqual([1, 1, 0, 1, 1, 0]);
});

it("lets a colleague edit the posting first", async () => {
  const edit = vi.fn<(path: string) => Promise<void>>();
  const fate = disturb([{ fault: "colleague first" }], edit)(get("/jobs/7"));
  await fate.first?.();
  expect(edit).toHaveBeenCalledWith("/jobs/7");
  expect(fate.gets).toBe("answer");
});

it("answers in place of the service", () => {
  const fate = disturb([{ fault: { status: 503 } }], nobody)(get("/jobs/7"));
  expect(fate).toMatchObject({
    reaches: 0,
    gets: { status: 503, headers: { "retry-after": "5" } },
  });
});
