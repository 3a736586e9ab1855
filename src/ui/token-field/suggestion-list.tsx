import { Combobox } from "@base-ui/react/combobox";
import { PlusIcon } from "lucide-react";
import type { RefObject } from "react";
import { m } from "#src/i18n/paraglide/messages.js";
import { Spinner } from "../actions/spinner.tsx";
import type { Token } from "./match-tokens.ts";
import styles from "./suggestion-list.module.css";

interface SuggestionListProps {
  box: RefObject<HTMLElement | null>;
  /** The element that labels the field. */
  labelId: string;
  items: readonly Token[];
  /** The item that the typed text itself would be. */
  created: Token | null | undefined;
  pending: boolean;
  /** Says that there are none. */
  noneLabel: string;
}

/** The suggestions under the box, or above it where there is no room. */
export function SuggestionList({
  box,
  labelId,
  items,
  created,
  pending,
  noneLabel,
}: SuggestionListProps) {
  /** How far the box is below the top of its label, which the list must not cover. */
  const belowLabel = () => topOf(box.current) - topOf(document.getElementById(labelId));
  return (
    <Combobox.Portal container={box}>
      {/* Not in a Combobox.Popup, which hides the rest of the page from screen readers. */}
      <Combobox.Positioner
        anchor={box}
        sideOffset={({ side }) => 4 + (side === "top" ? belowLabel() : 0)}
        className={styles.panel}
        // The box keeps the focus, and so the typed text.
        onMouseDown={(event) => event.preventDefault()}
      >
        <Combobox.List
          className={styles.list}
          aria-labelledby={labelId}
          hidden={items.length === 0}
        >
          {(token: Token) => (
            <Combobox.Item key={token.id} value={token} className={styles.option}>
              {token === created ? (
                <>
                  <PlusIcon />
                  {m.fields_add_token({ text: token.label })}
                </>
              ) : (
                token.label
              )}
            </Combobox.Item>
          )}
        </Combobox.List>
        {pending ? (
          <p className={styles.note}>
            <Spinner />
            {m.ui_loading()}
          </p>
        ) : (
          items.length === 0 && <p className={styles.note}>{noneLabel}</p>
        )}
      </Combobox.Positioner>
    </Combobox.Portal>
  );
}

const topOf = (element: Element | null) => element?.getBoundingClientRect().top ?? 0;
