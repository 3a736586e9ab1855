import type { FastifyReply, FastifyRequest } from "fastify";

/** For every answer, whatever it is. The dashboard's page alone may do more (`pagePolicy`). */
export const PROTECTION = {
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
};

/** Adds the headers that protect a browser that shows the response. */
export function addSecurityHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(PROTECTION).header("x-request-id", request.id);
  // Only where the client came by TLS, be it to a proxy that is trusted (TRUST_PROXY). Not for
  // sub-domains: whose they are is not known here.
  if (request.protocol === "https") reply.header("strict-transport-security", "max-age=31536000");
}

/**
 * What the dashboard's page may load and do; `apiBaseUrl` is empty for the same origin. Text becomes
 * markup in DOMPurify, and in a document that shows, loads and runs nothing (`html-parser`).
 */
export function pagePolicy(apiBaseUrl: string): string {
  return [
    "default-src 'self'",
    `connect-src 'self'${apiBaseUrl ? ` ${new URL(apiBaseUrl).origin}` : ""}`,
    "require-trusted-types-for 'script'",
    "trusted-types dompurify html-parser sheet-worker duplicate-worker",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join("; ");
}
