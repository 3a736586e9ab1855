import * as z from "zod/mini";
import { problem } from "../problem.ts";
import {
  activity,
  activityList,
  activityVersion,
  activityVersionList,
  deletedJobList,
  deletedJobRow,
  jobVersion,
  publicVersion,
  recordPage,
  versionHeader,
  versionList,
} from "../history.ts";
import { changedJob, deletedJob, jobChangePage } from "../job-changes.ts";
import { writeOutcome } from "../write-outcome.ts";
import { jobReference, jobRequest } from "../job-request.ts";
import { category, job, jobDetails, jobHeader, location, positionType, salary } from "../job.ts";
import { jobDetailsList, jobList, locationList, paging } from "../listing.ts";
import { FIELD_NOTES, NULLABLE } from "./field-notes.ts";

export type JsonSchema = z.core.JSONSchema.JSONSchema;

/** A reference to a component of the document. */
export const component = (kind: "schemas" | "responses" | "parameters", name: string) => ({
  $ref: `#/components/${kind}/${name}`,
});

const answers = z.registry<{ id: string }>();
answers.add(job, { id: "Job" });
answers.add(jobHeader, { id: "JobHeader" });
answers.add(jobList, { id: "JobList" });
answers.add(jobDetails, { id: "JobDetails" });
answers.add(jobDetailsList, { id: "JobDetailsList" });
answers.add(changedJob, { id: "ChangedJob" });
answers.add(deletedJob, { id: "DeletedJob" });
answers.add(jobChangePage, { id: "JobChangePage" });
answers.add(writeOutcome, { id: "WriteOutcome" });
answers.add(versionHeader, { id: "VersionHeader" });
answers.add(versionList, { id: "VersionList" });
answers.add(jobVersion, { id: "JobVersion" });
answers.add(publicVersion, { id: "PublicVersion" });
answers.add(recordPage, { id: "RecordPage" });
answers.add(deletedJobRow, { id: "RestorableJob" });
answers.add(deletedJobList, { id: "RestorableJobList" });
answers.add(activity, { id: "Activity" });
answers.add(activityList, { id: "ActivityList" });
answers.add(activityVersion, { id: "ActivityVersion" });
answers.add(activityVersionList, { id: "ActivityVersionList" });
answers.add(location, { id: "Location" });
answers.add(locationList, { id: "LocationList" });
answers.add(category, { id: "Category" });
answers.add(z.object({ data: z.array(category) }), { id: "CategoryList" });
answers.add(positionType, { id: "PositionType" });
answers.add(z.object({ data: z.array(positionType) }), { id: "PositionTypeList" });
answers.add(salary, { id: "Salary" });
answers.add(paging, { id: "Paging" });
answers.add(problem, { id: "Problem" });

/** The named schemas of the document, all from the contract's own. */
export function componentSchemas(): Record<string, JsonSchema> {
  const { schemas } = z.toJSONSchema(answers, {
    io: "output",
    uri: (id) => component("schemas", id).$ref,
  });
  const request = requestSchema(jobRequest);
  const components = {
    ...mapValues(schemas, (schema) => withoutNulls(tidy(schema), NULLABLE)),
    JobRequest: request,
    JobChanges: changesOf(request),
    JobReference: requestSchema(jobReference),
    Setting: { anyOf: [{ type: "object" as const }, { type: "array" as const, items: {} }] },
  };
  return mapValues(components, (schema, name) => withNotes(schema, FIELD_NOTES[name] ?? {}));
}

/** The parameters of a query: each property's schema. A query cannot say null. */
export function querySchemas(query: z.core.$ZodType): Record<string, JsonSchema> {
  return propertiesOf(withoutNulls(requestSchema(query), []));
}

/** The schema of a request body. */
function requestSchema(schema: z.core.$ZodType): JsonSchema {
  return tidy(z.toJSONSchema(schema, { io: "input" }));
}

/**
 * The body of PUT (§4.3.3): nothing is required, and what is left out keeps its value. So do the parts
 * of a salary; lists are replaced whole.
 */
function changesOf(schema: JsonSchema): JsonSchema {
  const parts = new Set(["salary", "period"]);
  const properties = mapValues(propertiesOf(schema), (property, name) => {
    const kept = without(property, "default");
    if (!parts.has(name)) return kept;
    return kept.anyOf ? { ...kept, anyOf: kept.anyOf.map(changesOf) } : changesOf(kept);
  });
  return withProperties(without(schema, "required", "default"), properties);
}

/** Describes the properties. */
function withNotes(schema: JsonSchema, notes: Record<string, string>): JsonSchema {
  const properties = mapValues(propertiesOf(schema), (property, name) => ({
    ...property,
    ...(notes[name] !== undefined && { description: notes[name] }),
  }));
  return withProperties(schema, properties);
}

/** Drops what zod writes for its own sake and misleads a reader. */
function tidy(schema: JsonSchema): JsonSchema {
  const json = without(schema, "$schema", "$id", "default");
  // A response may gain properties in time.
  if (json.additionalProperties === false) delete json.additionalProperties;
  if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum;
  if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum;
  if (json.enum?.every(Number.isInteger)) json.type = "integer";
  // A query's numbers are written as text, and so is their default. An empty default is none.
  const fallback = schema.default;
  if (fallback !== undefined && fallback !== null && fallback !== "")
    json.default = json.type === "integer" ? Number(fallback) : fallback;
  if (json.items && !Array.isArray(json.items)) json.items = tidy(json.items as JsonSchema);
  if (json.anyOf) json.anyOf = json.anyOf.map(tidy);
  return withProperties(json, mapValues(propertiesOf(json), tidy));
}

/** Takes null out of the properties other than `nullable`. */
function withoutNulls(schema: JsonSchema, nullable: readonly string[]): JsonSchema {
  const properties = mapValues(propertiesOf(schema), (property, name) => {
    const [kind, ...others] = (property.anyOf ?? []).filter((part) => part.type !== "null");
    if (kind === undefined || others.length > 0 || nullable.includes(name)) return property;
    return { ...without(property, "anyOf"), ...kind };
  });
  return withProperties(schema, properties);
}

/** The contract has no property whose schema is a plain true or false. */
function propertiesOf(schema: JsonSchema): Record<string, JsonSchema> {
  return (schema.properties ?? {}) as Record<string, JsonSchema>;
}

function withProperties(schema: JsonSchema, properties: Record<string, JsonSchema>): JsonSchema {
  return schema.properties ? { ...schema, properties } : schema;
}

function without(schema: JsonSchema, ...keywords: string[]): JsonSchema {
  return Object.fromEntries(Object.entries(schema).filter(([name]) => !keywords.includes(name)));
}

function mapValues<Value, Result>(
  record: Record<string, Value>,
  change: (value: Value, name: string) => Result,
): Record<string, Result> {
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [name, change(value, name)]),
  );
}
