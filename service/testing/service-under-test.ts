import { onTestFinished } from "vitest";
import { type AppDeps, createApp } from "../app.ts";
import type { Database, Statement } from "../db/database.ts";
import { createTestDatabase, type Engine } from "../db/testing/test-database.ts";
import type { EmployerId, Plan } from "../db/employer.ts";
import { addApiKey, addEmployer } from "../employers/store.ts";
import { guarded } from "./employer-statements.ts";

/** What a test sees of an answer. */
export interface Answer {
  status: number;
  headers: Record<string, unknown>;
  /** The parsed body; `undefined` where there is none. */
  body: Body;
}

// Tests look into answers of every shape, wrong ones too.
// oxlint-disable-next-line typescript/no-explicit-any
type Body = any;

export type Call = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Answer>;

/** A job that breaks no rule. */
export const aJob = {
  title: "Baker",
  locations: [{ description: "Vancouver, BC" }],
  categories: [{ id: 6 }],
  positionType: { id: 1 },
  description: "<p>Bread.</p>",
  applicantRoutingType: { id: 1 },
  applicationEmail: "jobs@example.com",
};

/**
 * The whole service on a database of its own, which goes with the test. No statement of it passes that
 * forgets the employer; `seen` receives every statement.
 */
export async function serviceUnderTest(
  engine: Engine,
  settings: Partial<AppDeps> & { seen?: (statement: Statement) => void } = {},
): Promise<{
  db: Database;
  /** A new employer's client; paths are below `/api/v1.1`. */
  employer: (plan?: Plan) => Promise<{ call: Call; employerId: EmployerId; apiKey: string }>;
  /** A client without a key. */
  call: Call;
}> {
  const { db, drop } = await createTestDatabase(engine);
  const { seen, ...deps } = settings;
  const app = createApp({ db: guarded(db, seen), timeZone: "America/Vancouver", ...deps });
  onTestFinished(async () => {
    await app.close();
    await drop();
  });

  const client =
    (apiKey?: string): Call =>
    async (method, path, body, headers = {}) => {
      const json = body === undefined ? {} : { "content-type": "application/json" };
      const response = await app.inject({
        method,
        url: path.startsWith("/health") || path.startsWith("/ready") ? path : `/api/v1.1${path}`,
        headers: { ...json, ...(apiKey ? { "api-key": apiKey } : {}), ...headers },
        ...(body === undefined
          ? {}
          : {
              payload:
                typeof body === "string" || Buffer.isBuffer(body) ? body : JSON.stringify(body),
            }),
      });
      return {
        status: response.statusCode,
        headers: response.headers,
        body: response.payload === "" ? undefined : response.json(),
      };
    };

  return {
    db,
    call: client(),
    async employer(plan = "unlimited") {
      const employerId = await addEmployer(db, `Employer on ${plan}`, plan);
      const { apiKey } = await addApiKey(db, employerId);
      return { employerId, apiKey, call: client(apiKey) };
    },
  };
}
