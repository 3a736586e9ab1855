import { ApiError, hasServiceStatus } from "./api-error.ts";
import {
  type ResponseSchema,
  type ApiAnswer,
  type ApiRequest,
  sendRequest,
} from "./api-request.ts";
import { session } from "../session/current-session.ts";
import type { Employer } from "../session/session-storage.ts";

interface SessionRequest<T> extends ApiRequest {
  /** Finds the employer that an answer names, for a service whose headers do not. */
  employerOf?: (data: T) => Employer | null | undefined;
}

/**
 * Sends a request with the key of the session. When the service refuses the key (401), it waits
 * for a new sign-in and sends the request again, unless that key is
 * another employer's.
 * @throws {ApiError} for every failure but the caller's own abort
 */
export async function request<T>(
  path: string,
  schema: ResponseSchema<T>,
  { employerOf, ...options }: SessionRequest<T> = {},
): Promise<ApiAnswer<T>> {
  for (;;) {
    const used = session.get();
    // A page may still send something while sign-in takes its place.
    if (!("key" in used)) throw notSent();
    try {
      const answer = await sendRequest(used.key, path, schema, options);
      const employer = answer.employer ?? employerOf?.(answer.data);
      if (employer) session.learnEmployer(used, employer);
      return answer;
    } catch (error) {
      if (!hasServiceStatus(error, 401)) throw error;
      if (!(await session.renew(used))) throw notSent();
      options.signal?.throwIfAborted();
    }
  }
}

/** The error of a request that was begun for one employer and is not sent for another. */
export const notSent = () => new ApiError({ status: 401, reason: "otherEmployer" });
