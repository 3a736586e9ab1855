import { useCombobox } from "downshift";
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { ChevronDownIcon, PlusIcon } from "lucide-react";
import { text } from "#src/i18n/text.ts";
import { useAnnounce } from "./announcer.tsx";
import { Chip } from "./chip.tsx";
import { useControlProps, useField } from "./field-context.ts";
import { isComposing } from "./is-composing.ts";
import { beginsWith, matchTokens, sameToken, type Token } from "./match-tokens.ts";
import { SuggestionNote } from "./suggestion-note.tsx";
import styles from "./token-field.module.css";
import { useAnnouncedSuggestions } from "./use-announced-suggestions.ts";
import { useDebouncedValue } from "./use-debounced-value.ts";

const { InputBlur, InputKeyDownEnter, ItemMouseMove, MenuMouseLeave } =
  useCombobox.stateChangeTypes;

/** A pause in typing, before suggestions are asked for or counted aloud. */
const PAUSE_MS = 250;

interface TokenFieldProps {
  tokens: readonly Token[];
  onChange: (tokens: Token[]) => void;
  /** How many may be chosen. */
  max: number;
  /** What can be chosen: all of it, or with `onQuery` what was found for the query. */
  options: readonly Token[];
  /** Asks for the options of what was typed, after a pause; without it they are filtered here. */
  onQuery?: (query: string) => void;
  /**
   * With `onQuery`: the query that `options` answer. Until that is what was typed, they are
   * filtered here.
   */
  optionsFor?: string;
  /** The options are on their way. */
  pending: boolean;
  /**
   * Why there are no options, and another try. Stands under the box and not in the list, which
   * closes when it is left.
   */
  failure: ReactNode;
  /** Lets a person choose what no option offers; null where the text cannot be one. */
  createToken?: (typed: string) => Token | null;
  /** The text in the box, which is not a value yet. */
  typed: string;
  onType: (typed: string) => void;
  /** The person leaves the field with this text in the box; `""` for none. */
  onLeave?: (typed: string) => void;
  onBlur: () => void;
}

/**
 * A few values chosen by typing, each shown as a chip (an ARIA combobox with a listbox). Enter or a
 * press takes a suggestion. Leaving the field takes the one that was arrowed to, or what was typed
 * if it can be a value; if it cannot, it stays in the box for the form to validate. Goes into a Field.
 */
export function TokenField(props: TokenFieldProps) {
  const { tokens, onChange, max, options, onQuery, pending, failure, createToken } = props;
  const { typed, onType } = props;
  const announce = useAnnounce();
  const { id: inputId, labelId } = useField();
  const controlProps = useControlProps();
  const query = typed.trim();
  const debounced = useDebouncedValue(query, PAUSE_MS);
  const ask = useEffectEvent((wanted: string) => onQuery?.(wanted));
  useEffect(() => {
    ask(debounced);
  }, [debounced]);
  const [arrowedTo, setArrowedTo] = useState<Token>();

  const full = tokens.length >= max;
  const free = options.filter(({ id }) => !tokens.some((token) => token.id === id));
  const answered = onQuery && (props.optionsFor ?? query) === query;
  const suggestions = answered ? free : matchTokens(free, query);
  const created = query && !sameToken(suggestions, query) ? createToken?.(query) : null;
  // With `onQuery`, the options are still those of the last query: nothing is offered until
  // something is typed.
  const offering = !full && (Boolean(query) || !onQuery);
  const items = !offering ? [] : created ? [...suggestions, created] : suggestions;
  const arrowed = items.find(({ id }) => id === arrowedTo?.id);
  // What Enter takes once something is typed: what begins with it, rather than what only holds it.
  const atHand = query ? (items.find(beginsWith(query)) ?? items[0]) : undefined;
  const highlighted = arrowed ?? atHand;

  const take = (token: Token) => {
    onType("");
    if (full || tokens.some(({ id }) => id === token.id)) return;
    onChange([...tokens, token]);
    announce(text.fields.tokenAdded(token.label));
  };

  const combobox = useCombobox<Token>({
    items,
    inputValue: typed,
    selectedItem: null,
    itemToString: (token) => token?.label ?? "",
    inputId,
    labelId,
    highlightedIndex: highlighted ? items.indexOf(highlighted) : -1,
    onHighlightedIndexChange: ({ type, highlightedIndex }) => {
      // What the pointer only passes over has not been chosen.
      if (type !== ItemMouseMove && type !== MenuMouseLeave) setArrowedTo(items[highlightedIndex]);
    },
    stateReducer: (state, { type, changes }) => {
      // Nothing to take: the list stays open and says so.
      if (type === InputKeyDownEnter && !changes.selectedItem) return state;
      return { ...changes, selectedItem: null, inputValue: state.inputValue };
    },
    onStateChange: ({ type }) => {
      if (type === InputBlur) leave();
    },
  });

  /** Takes what was typed, when the person goes on without having chosen. */
  const leave = () => {
    // The window has lost the focus, not the field.
    if (document.activeElement?.id === inputId) return;
    const token = query ? (arrowed ?? sameToken(suggestions, query) ?? created) : undefined;
    if (token) take(token);
    else props.onLeave?.(query);
  };

  /** Of equal ones, the one at this place. */
  const remove = (token: Token, place: number) => {
    onChange(tokens.filter((_, other) => other !== place));
    announce(text.fields.tokenRemoved(token.label));
    document.getElementById(inputId)?.focus();
  };

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event)) {
      // Its arrows and Escape are none of the list's either.
      Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
      return;
    }
    const { value } = event.currentTarget;
    const offered = combobox.isOpen ? highlighted : undefined;
    // Here, because downshift tells of it later, and the next key would find the old text in the
    // box.
    if (event.key === "Enter" && offered) take(offered);
    // Here for the same reason. Besides, downshift tells of no move where there is only one option.
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && !event.altKey)
      setArrowedTo(offered && items.at((items.indexOf(offered) + step) % items.length));
    if (event.key === "Enter" && value.trim() && !combobox.isOpen) {
      // The form must not be submitted without what stands in the box.
      event.preventDefault();
      combobox.openMenu();
    }
    if (event.key === "Backspace" && value === "") {
      // To the last chip and not through it: a key held too long must not take values away.
      [...(event.currentTarget.closest("ul")?.querySelectorAll("button") ?? [])].at(-1)?.focus();
    }
  };

  const sayable = items.length > 0 || !failure;
  const shown = combobox.isOpen && offering && sayable;
  const settled = shown && debounced === query && answered !== false;
  useAnnouncedSuggestions({ settled, pending, count: items.length });

  return (
    <div className={styles.box}>
      <ul className={styles.chips}>
        {tokens.map((token, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- a service may hold the same one twice
          <li key={place}>
            <Chip label={token.label} onRemove={() => remove(token, place)} />
          </li>
        ))}
        <li className={styles.entry}>
          <input
            {...combobox.getInputProps({
              ...controlProps,
              "aria-expanded": shown,
              ...(items.length === 0 && { "aria-activedescendant": "" }),
              // In the event itself: a controlled value that is set later moves the caret.
              onChange: (event) => onType(event.currentTarget.value),
              onKeyDown: press,
              onBlur: () => {
                if (!combobox.isOpen) leave();
                props.onBlur();
              },
            })}
            className={styles.input}
            readOnly={full}
            placeholder={full ? text.fields.tokensFull(max) : undefined}
            spellCheck={false}
            enterKeyHint="done"
          />
          {!onQuery && !full && <ChevronDownIcon />}
        </li>
      </ul>

      {failure && (
        // A press on the button keeps the focus in the box, and so the text that is typed there.
        <div
          role="presentation"
          className={styles.failure}
          onMouseDown={(event) => event.preventDefault()}
        >
          {failure}
        </div>
      )}
      <div className={styles.panel} hidden={!shown}>
        <ul {...combobox.getMenuProps({ hidden: items.length === 0 })} className={styles.list}>
          {shown &&
            items.map((token, index) => (
              <li
                key={token.id}
                {...combobox.getItemProps({ item: token, index, onClick: () => take(token) })}
                className={styles.option}
              >
                {token === created ? (
                  <>
                    <PlusIcon />
                    {text.fields.addToken(token.label)}
                  </>
                ) : (
                  token.label
                )}
              </li>
            ))}
        </ul>
        <SuggestionNote pending={pending} empty={items.length === 0} />
      </div>
    </div>
  );
}
