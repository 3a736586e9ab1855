import createClient from "openapi-fetch";
import { expect, test } from "vitest";
import { installation } from "#service/testing/installation.ts";
import type { components, paths } from "./interface-types.ts";

test("a client made from the interface description manages a job", async () => {
  const { baseUrl, apiKey } = await installation("postgresql");
  const document = (await (await fetch(`${baseUrl}/api/v1.1/openapi.json`)).json()) as {
    servers: { url: string }[];
  };
  const client = createClient<paths>({
    baseUrl: document.servers[0]!.url,
    headers: { "API-Key": apiKey },
  });

  const { data: types } = await client.GET("/positiontypes");
  const { data: created, response } = await client.POST("/jobs", {
    body: {
      referenceId: "BAKER-7",
      title: "Baker",
      locations: [{ description: "Vancouver, BC" }],
      categories: [{ id: 1 }],
      positionType: { id: types!.data[0]!.id },
      salary: { amount: 24.5, period: { id: 5 } },
      description: "<p>Bread.</p>",
      applicantRoutingType: { id: 1 },
      applicationEmail: "jobs@example.com",
    },
  });
  expect(response.headers.get("location")).toBe(`${baseUrl}/api/v1.1/jobs/${created!.id}`);
  const params = { path: { id: created!.id } };

  const changed = await client.PUT("/jobs/{id}", {
    params: { ...params, header: { "If-Match": response.headers.get("etag")! } },
    body: { salary: { amount: 25 } },
  });
  expect(changed.data?.salary?.amount).toBe(25);

  const named = await client.PUT("/jobs", { body: { referenceId: "BAKER-7", status: "active" } });
  expect(named.data?.id).toBe(created!.id);

  const list = await client.GET("/jobs", { params: { query: { status: "active", pageSize: 5 } } });
  expect(list.data).toMatchObject({ data: [{ title: "Baker" }], paging: { total: 1, next: null } });

  const refused = await client.PUT("/jobs/{id}", { params, body: { title: "" } });
  expect(refused.error?.errors).toMatchObject([{ field: "title", code: "required" }]);

  await client.DELETE("/jobs", { body: { referenceId: "BAKER-7" } });
  const gone = await client.GET("/jobs/{id}", { params });
  expect([gone.response.status, typeof gone.error?.message]).toEqual([404, "string"]);
});

test("the client's types know what the interface allows", () => {
  type Body = components["schemas"]["JobRequest"];
  const job = {
    title: "Baker",
    locations: [{ description: "Vancouver, BC" }],
    categories: [{ id: 1 }],
    positionType: { id: 1 },
    description: "<p>Bread.</p>",
    applicantRoutingType: { id: 1 },
  } satisfies Body;
  // @ts-expect-error -- a job has a title
  const withoutTitle = { ...job, title: undefined } satisfies Body;
  // @ts-expect-error -- there are three statuses
  const withStatus = { ...job, status: "published" } satisfies Body;
  // @ts-expect-error -- there are two routes
  const withRoute = { ...job, applicantRoutingType: { id: 3 } } satisfies Body;
  expect([withoutTitle, withStatus, withRoute]).toHaveLength(3);
});
