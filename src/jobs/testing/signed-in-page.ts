import { afterAll, beforeAll, beforeEach, vi } from "vitest";
import { session } from "#src/lib/session/current-session.ts";

/** Signs in, and stands in for what requests read of a page, in every test of a file that runs in Node. */
export function signedInPage(): void {
  beforeAll(() => session.signIn({ key: "k", employer: { id: 1, name: "Harbour" } }, true));
  afterAll(session.close);
  beforeEach(() => {
    vi.stubGlobal("document", {
      documentElement: { lang: "en" },
      querySelector: () => null,
      cookie: "",
    });
    vi.stubGlobal("location", { origin: "http://localhost" });
    const stored = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, text: string) => stored.set(name, text),
    });
  });
}
