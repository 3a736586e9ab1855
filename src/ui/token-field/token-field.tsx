import { Combobox } from "@base-ui/react/combobox";
import type { BaseUIEvent } from "@base-ui/react/types";
import {
  type KeyboardEvent,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { ChevronDownIcon } from "lucide-react";
import { m } from "#src/i18n/paraglide/messages.js";
import { useAnnounce } from "../layout/announcer.tsx";
import { Chip } from "./chip.tsx";
import { useControlProps, useField } from "../forms/field-context.ts";
import { isComposing } from "../forms/is-composing.ts";
import type { Token } from "./match-tokens.ts";
import { SuggestionList } from "./suggestion-list.tsx";
import styles from "./token-field.module.css";
import { useAnnouncedSuggestions } from "./use-announced-suggestions.ts";
import { foldText } from "#contract/text.ts";
import { type Offer, useSuggestions } from "./use-suggestions.ts";

/** Sets values apart; a tab does between the cells of a spreadsheet. */
const SEPARATOR = /[;\n\r\t]+/;

interface TokenFieldProps extends Offer {
  onChange: (tokens: Token[]) => void;
  /** Takes several values that were pasted or typed at once, set apart by ";" or line breaks. */
  onMany?: (values: string[]) => void;
  /** The text in the box, not a value yet. */
  typed: string;
  onType: (typed: string) => void;
  /** Called on blur with the text that stays in the box; `""` for none. */
  onLeave?: (typed: string) => void;
  onBlur: () => void;
}

/**
 * A few values chosen by typing, each shown as a chip (an ARIA combobox with a listbox). Enter or a
 * press takes a suggestion. Leaving the field takes the one that was arrowed to or typed; with
 * `onQuery`, the first one. Before the options for the text have come, both wait for them. What cannot
 * be taken stays in the box for the form to validate. Goes into a Field.
 */
export function TokenField(props: TokenFieldProps) {
  const { tokens, onChange, max, onQuery, pending, failure, typed, onType } = props;
  const announce = useAnnounce();
  const { id: inputId, labelId } = useField();
  const controlProps = useControlProps();
  const query = typed.trim();
  const { full, items, same, created, settled, offering, current } = useSuggestions(props, query);
  const [opened, setOpened] = useState(false);
  const [highlighted, setHighlighted] = useState<Token | null>();
  /** The suggestion that the arrow keys moved to. */
  const [arrowedTo, setArrowedTo] = useState<Token | null>();
  const box = useRef<HTMLDivElement>(null);
  const actions = useRef<Combobox.Root.Actions>(null);

  const present = tokens.find(({ label }) => foldText(label) === foldText(query));
  const noneLabel = present
    ? m.fields_token_present({ token: present.label })
    : m.fields_no_suggestions();
  const arrowed = items.find(({ id }) => id === arrowedTo?.id);
  const shown = opened && offering && (items.length > 0 || !failure);

  // Without a Combobox.Popup, which waits for its closing animation.
  useEffect(() => {
    if (!shown) actions.current?.unmount();
  }, [shown]);

  const take = (token: Token) => {
    onType("");
    setArrowedTo(undefined);
    if (full) return;
    if (tokens.some(({ id }) => foldText(id) === foldText(token.id))) {
      announce(m.fields_token_present({ token: token.label }));
      return;
    }
    onChange([...tokens, token]);
    announce(m.fields_token_added({ token: token.label }));
  };

  /** Takes several values at once. @returns whether there are several */
  const takeMany = (typed: string) => {
    const values = typed
      .split(SEPARATOR)
      .map((value) => value.trim())
      .filter(Boolean);
    if (!props.onMany || values.length < 2) return false;
    onType("");
    props.onMany(values);
    return true;
  };

  const takeFirst = () => {
    if (takeMany(query)) return;
    const [first] = onQuery ? items : [];
    const token = query ? (arrowed ?? same ?? first ?? created ?? present) : undefined;
    if (token) take(token);
    else props.onLeave?.(query);
  };

  /** The text for which the options are awaited since Enter was pressed or the field was left. */
  const awaited = useRef("");
  const awaitOptions = () => {
    awaited.current = query;
    onQuery?.(query);
  };
  const takeAwaited = useEffectEvent(() => {
    const wanted = awaited.current;
    awaited.current = "";
    // After Enter, text without suggestions is offered, and taken by another Enter.
    const isOffered = items[0] === created && document.activeElement?.id === inputId;
    if (wanted && wanted === query && !isOffered) takeFirst();
  });
  useEffect(() => {
    if (settled) takeAwaited();
  }, [settled]);

  /** Takes the typed text, when the field loses the focus before anything was chosen. */
  const leave = () => {
    // The window has lost the focus, not the field.
    if (document.activeElement?.id === inputId) return;
    setOpened(false);
    if (query && !settled && !arrowed) awaitOptions();
    else takeFirst();
  };

  /** The chip that Backspace in the box leads to, which a letter replaces as if it were selected text. */
  const marked = useRef<number>(undefined);

  /** The index tells apart equal tokens. */
  const remove = (token: Token, index: number) => {
    onChange(tokens.filter((_, other) => other !== index));
    announce(m.fields_token_removed({ token: token.label }));
    document.getElementById(inputId)?.focus();
  };

  const press = (event: BaseUIEvent<KeyboardEvent<HTMLInputElement>>) => {
    const { value } = event.currentTarget;
    if (isComposing(event)) event.preventBaseUIHandler();
    else if (event.key === "Backspace" && value === "") {
      // Focuses the last chip without removing it: a held key must not remove values.
      marked.current = tokens.length - 1;
      [...(event.currentTarget.closest("ul")?.querySelectorAll("button") ?? [])].at(-1)?.focus();
    } else if (event.key === "Enter" && value.trim() && !settled && !arrowed) {
      event.preventDefault();
      event.preventBaseUIHandler();
      setOpened(true);
      awaitOptions();
    } else if (event.key === "Enter" && takeMany(value)) {
      event.preventDefault();
      event.preventBaseUIHandler();
    } else if (event.key === "Enter" && (shown ? !highlighted : value.trim())) {
      // Base UI would submit the form without the typed text.
      event.preventDefault();
      event.preventBaseUIHandler();
      const token = items[0] ?? present;
      if (shown && query && token) take(token);
      else setOpened(true);
    }
  };

  useAnnouncedSuggestions({ settled: shown && current, pending, count: items.length, noneLabel });

  return (
    <Combobox.Root
      actionsRef={actions}
      items={items}
      filter={null}
      // A suggestion becomes a chip: the combobox itself holds no value.
      value={null}
      onValueChange={(token: Token | null) => token && take(token)}
      // A made token is another object in each render.
      isItemEqualToValue={(one, other) => one?.id === other?.id}
      inputValue={typed}
      onInputValueChange={(now, { reason }) => {
        // Base UI would clear the box when the list closes.
        if (reason !== "input-change") return;
        setArrowedTo(undefined);
        onType(now);
      }}
      open={shown}
      onOpenChange={(open, { reason }) => {
        // A press that keeps the focus in the box, as on Retry, does not close the list.
        if (reason !== "outside-press") setOpened(open);
        if (reason === "escape-key") setArrowedTo(undefined);
      }}
      autoHighlight
      highlightItemOnHover={false}
      onItemHighlighted={(token, { reason }) => {
        setHighlighted(token);
        if (reason === "keyboard") setArrowedTo(token);
      }}
    >
      <div ref={box} className={styles.box}>
        <ul className={styles.chips}>
          {tokens.map((token, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a service may hold the same one twice
            <li key={index}>
              <Chip
                label={token.label}
                {...(token.warning !== undefined && { warning: token.warning })}
                onRemove={() => remove(token, index)}
                onType={() => {
                  if (index === marked.current) remove(token, index);
                  else document.getElementById(inputId)?.focus();
                }}
              />
            </li>
          ))}
          <li className={styles.entry}>
            <Combobox.Input
              {...controlProps}
              className={styles.input}
              readOnly={full}
              placeholder={full ? m.fields_tokens_full({ max }) : undefined}
              enterKeyHint="done"
              onKeyDown={press}
              onFocus={() => (marked.current = undefined)}
              onPaste={(event) => {
                if (!full && takeMany(event.clipboardData.getData("text/plain")))
                  event.preventDefault();
              }}
              onBlur={() => {
                leave();
                props.onBlur();
              }}
            />
            {!onQuery && !full && <ChevronDownIcon />}
          </li>
        </ul>

        {failure && (
          <div role="presentation" className={styles.failure} onMouseDown={keepFocus}>
            {failure}
          </div>
        )}
        <SuggestionList {...{ box, labelId, items, created, pending, noneLabel }} />
      </div>
    </Combobox.Root>
  );
}

/** A press outside the box keeps the focus in it, and so the typed text. */
const keepFocus = (event: SyntheticEvent) => event.preventDefault();
