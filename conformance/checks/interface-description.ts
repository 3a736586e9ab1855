import * as z from "zod";
import { type Check, decided } from "../check.ts";
import type { Trial } from "../trial.ts";
import { must } from "../verdict.ts";

interface Document {
  openapi: string;
  paths: Record<string, Record<string, { responses: Record<string, Response | { $ref: string }> }>>;
  components: { schemas: Record<string, object>; responses: Record<string, Response> };
}

type JsonSchema = z.core.JSONSchema.JSONSchema;

interface Response {
  content: Record<string, { schema: object }>;
}

async function documentOf(trial: Trial): Promise<Document> {
  return (await trial.anonymous.get("/openapi.json")).is(200).json() as Document;
}

/** Fails unless the document's schema of that answer takes the body. */
function describes(document: Document, path: string, status: number, body: unknown): void {
  const { components, paths } = document;
  const found = paths[path]?.["get"]?.responses[status];
  const response =
    found && "$ref" in found ? components.responses[found.$ref.split("/").at(-1) ?? ""] : found;
  const schema = response?.content["application/json"]?.schema;
  must(schema !== undefined, `there is no schema of ${status} of GET ${path}`);
  const whole = JSON.stringify({ ...schema, $defs: components.schemas });
  const local = JSON.parse(whole.replaceAll("#/components/schemas/", "#/$defs/")) as JsonSchema;
  const { error } = z.fromJSONSchema(local).safeParse(body);
  const [issue] = error?.issues ?? [];
  must(!issue, `GET ${path}: ${issue?.path.join(".")}: ${issue?.message}`);
}

/** The OpenAPI document. */
export const interfaceDescriptionChecks: Check[] = [
  decided("Interface description", "OpenAPI 3.1 at /openapi.json, without a key", async (trial) => {
    const { openapi, paths } = await documentOf(trial);
    must(openapi.startsWith("3.1"), `openapi is ${openapi}`);
    must("/jobs" in paths && "/jobs/{id}" in paths, "the job paths are missing");
  }),
  decided("Interface description", "describes the jobs that are answered", async (trial) => {
    const document = await documentOf(trial);
    for (const body of [trial.fullBody(), trial.body(), trial.urlBody()]) {
      describes(document, "/jobs/{id}", 200, await trial.makeFrom(body));
    }
  }),
  decided("Interface description", "describes the list", async (trial) => {
    await trial.make();
    await trial.make();
    const answer = await trial.employer.get(`/jobs?q=${trial.word}&pageSize=1`);
    describes(await documentOf(trial), "/jobs", 200, answer.is(200).json());
  }),
  decided("Interface description", "describes errors", async (trial) => {
    const answer = await trial.employer.get("/jobs?page=0");
    describes(await documentOf(trial), "/jobs", 400, answer.is(400).json());
  }),
  decided("Interface description", "describes the reference lists", async (trial) => {
    const document = await documentOf(trial);
    for (const path of ["/positiontypes", "/jobcategories", "/locations"]) {
      describes(document, path, 200, (await trial.anonymous.get(path)).is(200).json());
    }
  }),
];
