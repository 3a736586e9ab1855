import { extensionPaths, extensionsTag } from "./openapi/extension-operations.ts";
import { jobPath, jobsPath } from "./openapi/job-operations.ts";
import { parameters } from "./openapi/parameters.ts";
import { referencePaths } from "./openapi/reference-operations.ts";
import { errorResponses } from "./openapi/responses.ts";
import { componentSchemas } from "./openapi/schemas.ts";

/**
 * The interface as an OpenAPI 3.1 document. Fields, types, limits and allowed values come from the
 * schemas that the service validates with.
 *
 * @param serverUrl `{base_url}/api/v1.1`; without it, the same on the host that the document came from
 */
export function openApiDocument({ serverUrl = "/api/v1.1" }: { serverUrl?: string } = {}): object {
  return {
    openapi: "3.1.0",
    info: {
      title: "Job Posting Service Interface",
      version: "1.1",
      description:
        "An employer manages its own job postings. The numbers in the descriptions (§4.2) are the " +
        "sections of the interface document; where it is silent, the service's own decision is described. " +
        "Messages are in English or French, as the header Accept-Language prefers.",
    },
    // §9
    servers: [{ url: serverUrl }],
    security: [{ apiKey: [] }],
    tags: [extensionsTag],
    paths: { "/jobs": jobsPath, "/jobs/{id}": jobPath, ...referencePaths, ...extensionPaths },
    components: {
      securitySchemes: {
        apiKey: {
          type: "apiKey",
          in: "header",
          name: "API-Key",
          description: "§5 The key stands for the employer that owns it.",
        },
      },
      parameters,
      responses: errorResponses,
      schemas: componentSchemas(),
    },
  };
}
