import { QueryClientProvider } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { DEFAULT_FACTS } from "#contract/readiness-facts.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { createQueryClient } from "#src/lib/api/query-client.ts";
import { session } from "#src/lib/session/current-session.ts";
import { ToastProvider } from "#src/ui/feedback/toasts.tsx";
import { AnnouncerProvider } from "#src/ui/layout/announcer.tsx";
import { render } from "#src/ui/testing/render.tsx";
import { fakeService } from "../../testing/fake-service.ts";
import { FactsDialog } from "./facts-dialog.tsx";

it("stores the answers, with sentences about what applies, and closes", async () => {
  session.signIn({ key: "k", employer: { id: 1, name: "Harbour" } }, false);
  const service = fakeService({ plain: false });
  const onClose = vi.fn<() => void>();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AnnouncerProvider>
        <ToastProvider>
          <FactsDialog facts={DEFAULT_FACTS} onClose={onClose} />
        </ToastProvider>
      </AnnouncerProvider>
    </QueryClientProvider>,
  );
  const aiStatement = page.getByRole("textbox", { name: m.readiness_fact_ai_en() });
  await expect.element(aiStatement).not.toBeInTheDocument();
  await userEvent.click(page.getByRole("checkbox", { name: m.readiness_fact_uses_ai() }));
  await userEvent.fill(aiStatement, "A machine reads first.");
  await userEvent.click(page.getByRole("button", { name: m.readiness_facts_save() }));
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(JSON.parse(service.settings.get("/settings/readiness")?.document ?? "")).toEqual({
    ...DEFAULT_FACTS,
    usesAi: true,
    aiStatement: { en: "A machine reads first.", fr: "" },
    isAnswered: true,
  });
});
