import * as z from "zod/mini";
import { issueText } from "./field-errors.ts";
import type { Message } from "./messages/message.ts";
import { ROUTING } from "./reference.ts";
import { isRecord } from "./request-fields.ts";

/** The address of the route that was not chosen is ignored, whatever it holds. */
export function withoutOtherRoute(body: unknown): unknown {
  if (!isRecord(body)) return body;
  const { applicantRoutingType: routing } = body as { applicantRoutingType?: { id?: unknown } };
  if (routing?.id === ROUTING.email) return { ...body, applicationUrl: null };
  if (routing?.id === ROUTING.url) return { ...body, applicationEmail: null };
  return body;
}

interface Routed {
  applicantRoutingType: { id: number };
  applicationEmail: string | null;
  applicationUrl: string | null;
}

/** A rule across fields is reported together with those of the fields, even when some are broken (§7.1). */
function addressOfRoute(
  route: number,
  field: "applicationEmail" | "applicationUrl",
  missing: Message,
) {
  return z.refine<Routed>(
    (job) =>
      (job.applicantRoutingType as Partial<Routed["applicantRoutingType"]> | undefined)?.id !==
        route || job[field] !== null,
    {
      path: [field],
      error: issueText(missing),
      params: { code: "required" },
      when: ({ value }) => isRecord(value),
    },
  );
}

/** Each route needs its address (§4.2). */
export const addressOfChosenRoute = [
  addressOfRoute(ROUTING.email, "applicationEmail", { key: "emailMissing" }),
  addressOfRoute(ROUTING.url, "applicationUrl", { key: "urlMissing" }),
];
