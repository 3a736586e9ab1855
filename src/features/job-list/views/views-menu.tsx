import { BookmarkIcon } from "lucide-react";
import { useState } from "react";
import { m } from "#src/i18n/paraglide/messages.js";
import { filterOf, type ListSearch } from "#src/jobs/list/list-search.ts";
import { READY_VIEWS } from "#src/jobs/list/views/ready-views.ts";
import { saveView, type SavedView, useSavedViews } from "#src/jobs/list/views/saved-views.ts";
import { Popover } from "#src/ui/actions/popover.tsx";
import { shows, viewOf } from "./filters/list-filters.ts";
import { NameDialog } from "#src/ui/dialogs/name-dialog.tsx";
import { useChangeViews } from "./use-change-views.ts";
import { ViewsPanel } from "./views-panel.tsx";

/** The views with a name: those that every employer has, and saved ones. Its button names the current one. */
export function ViewsMenu({ search }: { search: ListSearch }) {
  const [naming, setNaming] = useState<SavedView | "new">();
  // Without filters it is no saved view that would have to be named.
  const saved = useSavedViews(filterOf(search).view !== undefined);
  const change = useChangeViews();
  const current =
    READY_VIEWS.find(({ view }) => shows(search, view))?.name() ??
    saved.views.find(({ view }) => shows(search, view))?.name;
  return (
    <>
      <Popover label={m.views_title()} text={current ?? m.views_title()} icon={<BookmarkIcon />}>
        <ViewsPanel search={search} onName={setNaming} />
      </Popover>
      {naming && (
        <NameDialog
          title={
            naming === "new" ? m.views_save_title() : m.views_rename_title({ name: naming.name })
          }
          name={naming === "new" ? "" : naming.name}
          taken={saved.views
            .filter(({ id }) => naming === "new" || id !== naming.id)
            .map(({ name }) => name)}
          onClose={() => setNaming(undefined)}
          onName={(name) => {
            setNaming(undefined);
            const view = naming === "new" ? { view: viewOf(search) } : naming;
            change(saveView({ ...view, name }), m.views_saved({ name }));
          }}
        />
      )}
    </>
  );
}
