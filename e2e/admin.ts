import type { Page } from "@playwright/test";
import { TEST_MARKER } from "#contract/test-marker.ts";
import { askService } from "#service/admin/socket.ts";
import type { ApiKeyRecord } from "#service/employers/store.ts";
import { JobService } from "./job-service.ts";
import type { JobListPage } from "./pages/job-list-page.ts";
import { SignInPage } from "./pages/sign-in-page.ts";

/** Runs a command as `npm run admin` does. In this process: the command line needs seconds to start. */
export type Admin = (
  command: string,
  options: Record<string, string>,
) => Promise<Record<string, unknown>>;

/** Asks the running service; `DATA_DIR` of the environment says which one. */
const askRunning: Admin = async (command, options) => {
  const answer = await askService(process.env.DATA_DIR!, { command, options }, () => {});
  if (!answer) throw new Error(`No service runs in ${process.env.DATA_DIR}.`);
  return answer as Record<string, unknown>;
};

/** The keys of all employers but those that stories made; none where no service runs on `DATA_DIR`. */
export async function keysOfEmployers(): Promise<ApiKeyRecord[]> {
  const dataDir = process.env.DATA_DIR;
  const ask = async (command: string, options = {}) =>
    dataDir === undefined ? undefined : askService(dataDir, { command, options }, () => {});
  const listed = (await ask("list-employers")) as
    | { employers: { id: number; name: string }[] }
    | undefined;
  const lasting = (listed?.employers ?? []).filter(({ name }) => !TEST_MARKER.test(name));
  const lists = await Promise.all(
    lasting.map(async ({ id }) => ask("list-keys", { employer: String(id) })),
  );
  return lists.flatMap((list) => (list as { keys: ApiKeyRecord[] }).keys);
}

/** An employer for one test. */
export class OwnEmployer {
  readonly id: number;
  readonly name: string;
  readonly apiKey: string;
  readonly jobs: JobService;
  readonly #admin: Admin;
  #keyId: number;

  private constructor(admin: Admin, id: number, name: string, key: ApiKey, baseUrl: string) {
    this.#admin = admin;
    this.id = id;
    this.name = name;
    this.apiKey = key.apiKey;
    this.#keyId = key.keyId;
    this.jobs = new JobService(baseUrl, key.apiKey);
  }

  /** @param admin of the service at `baseUrl`, unless it is that of the run */
  static async add(
    name: string,
    plan: Plan,
    baseUrl: string,
    admin = askRunning,
  ): Promise<OwnEmployer> {
    const id = Number((await admin("add-employer", { name, plan }))["employerId"]);
    return new OwnEmployer(admin, id, name, await addKey(admin, id), baseUrl);
  }

  async signIn(page: Page): Promise<JobListPage> {
    return (await SignInPage.open(page)).signIn(this.apiKey);
  }

  /** Another key of this employer. */
  async addKey(options: KeyOptions = {}): Promise<string> {
    return (await addKey(this.#admin, this.id, options)).apiKey;
  }

  /** A new key; the one before stops working at once. */
  async replaceKey(): Promise<string> {
    const { keyId, apiKey } = await addKey(this.#admin, this.id);
    await this.revokeKey();
    this.#keyId = keyId;
    return apiKey;
  }

  /** `apiKey`, or what replaced it, stops working at once. */
  async revokeKey(): Promise<void> {
    await this.#admin("revoke-key", { "key-id": String(this.#keyId) });
  }
}

export type Plan = "limited" | "unlimited";

interface ApiKey {
  keyId: number;
  apiKey: string;
}

interface KeyOptions {
  scope?: "read";
  name?: string;
}

async function addKey(admin: Admin, employerId: number, options: KeyOptions = {}): Promise<ApiKey> {
  const { keyId, apiKey } = await admin("add-key", { employer: String(employerId), ...options });
  return { keyId: Number(keyId), apiKey: String(apiKey) };
}
