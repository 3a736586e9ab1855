import * as z from "zod/mini";
import { issueText } from "./field-errors.ts";
import type { Message } from "./messages/message.ts";
import { ROUTING } from "./reference.ts";
import { type EmailProblem, emailProblem } from "./email-address.ts";
import { LIMITS } from "./limits.ts";
import { isRecord, line } from "./request-fields.ts";
import { type WebProblem, webAddressProblem } from "./web-address.ts";

const EMAIL_MESSAGES: Record<EmailProblem, Message> = {
  invisible: { key: "invisibleCharacter", field: "applicationEmail" },
  format: { key: "emailInvalid" },
  domain: { key: "emailDomainInvalid" },
};

const WEB_MESSAGES: Record<WebProblem, Message> = {
  invisible: { key: "invisibleCharacter", field: "applicationUrl" },
  format: { key: "urlInvalid" },
  schemeTwice: { key: "urlSchemeTwice" },
  email: { key: "urlIsEmail" },
  host: { key: "urlHostInvalid" },
  escaped: { key: "urlEscaped" },
};

/** Where applications are sent. Doubtful addresses are accepted: only a person can decide. */
export const applicationEmail = line("applicationEmail", LIMITS.applicationEmail).check(
  z.refine((value) => emailProblem(value) === null, {
    error: ({ input }) => issueText(EMAIL_MESSAGES[emailProblem(input as string) ?? "format"]),
  }),
);

/** The page where people apply; doubtful addresses are accepted here too. */
export const applicationUrl = line("applicationUrl", LIMITS.applicationUrl).check(
  z.refine((value) => webAddressProblem(value) === null, {
    error: ({ input }) => issueText(WEB_MESSAGES[webAddressProblem(input as string) ?? "format"]),
  }),
);

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
