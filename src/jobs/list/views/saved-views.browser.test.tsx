import { QueryClientProvider } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { createQueryClient } from "#src/lib/api/query-client.ts";
import { session } from "#src/lib/session/current-session.ts";
import { render } from "#src/ui/testing/render.tsx";
import { fakeService } from "../../testing/fake-service.ts";
import { saveView, useChangeSavedViews, useSavedViews } from "./saved-views.ts";

function SavedViews() {
  const { views, shared } = useSavedViews();
  const change = useChangeSavedViews();
  return (
    <button
      type="button"
      onClick={() =>
        change.mutate(saveView({ name: "Kelowna", view: { location: "Kelowna, BC" } }))
      }
    >
      {JSON.stringify({ shared, views: views.map(({ name, view }) => ({ name, view })) })}
    </button>
  );
}

it.each([true, false])(
  "shows saved views by name, and a change at once; plain: %s",
  async (plain) => {
    session.signIn({ key: "k", employer: { id: plain ? 1 : 2, name: "Harbour" } }, false);
    const service = fakeService({ plain });
    const over = { id: "1", name: "Over", view: { closes: "ended", colour: "red" } };
    const document = JSON.stringify({ views: [over] });
    if (!plain) service.settings.set("/settings/views", { document, version: 1 });
    render(
      <QueryClientProvider client={createQueryClient()}>
        <SavedViews />
      </QueryClientProvider>,
    );
    const button = () => globalThis.document.querySelector("button")!;
    const shown = (): unknown => JSON.parse(button().textContent);
    const before = plain ? [] : [{ name: "Over", view: { closes: "ended" } }];
    await expect.poll(shown).toEqual({ shared: !plain, views: before });
    button().click();
    const kelowna = { name: "Kelowna", view: { location: "Kelowna, BC" } };
    await expect.poll(shown).toEqual({ shared: !plain, views: [kelowna, ...before] });
  },
);
