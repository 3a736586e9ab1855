import { XIcon } from "lucide-react";
import { type ComponentProps, useEffect } from "react";
import { m } from "#src/i18n/paraglide/messages.js";
import { useSelection } from "#src/jobs/list/selection.ts";
import { IconButton } from "#src/ui/actions/icon-button.tsx";
import { restoreFocusOnUnmount } from "#src/ui/dialogs/restore-focus-on-unmount.ts";
import { useAnnounce } from "#src/ui/layout/announcer.tsx";
import { publishHeight } from "#src/ui/layout/publish-height.ts";
import { SelectAll } from "./select-all.tsx";
import { SelectionActions } from "./selection-actions.tsx";
import styles from "./selection-bar.module.css";
import { useClearSelection } from "./use-clear-selection.ts";

const measured = publishHeight("--bottom-bar");

type SelectionBarProps = ComponentProps<typeof SelectAll>;

/** What can be done with the selected jobs; nothing while there are none. */
export function SelectionBar(props: SelectionBarProps) {
  const any = useSelection((selected) => selected.size > 0);
  return any && <Bar {...props} />;
}

function Bar(props: SelectionBarProps) {
  const announce = useAnnounce();
  const count = useSelection((selected) => selected.size);
  const clear = useClearSelection();
  useEffect(() => announce(m.selection_count({ count })), [announce, count]);
  const { status, q, view } = props.filter;
  return (
    <section className={styles.bar} aria-label={m.selection_label()} ref={measured}>
      <p className={styles.count}>{m.selection_count({ count })}</p>
      <IconButton
        ref={restoreFocusOnUnmount}
        label={m.selection_clear()}
        shortcut={m.key_escape()}
        icon={<XIcon />}
        onClick={clear}
      />
      <SelectAll key={JSON.stringify([status, q, view])} {...props} />
      <SelectionActions />
    </section>
  );
}
