import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { SearchIcon, XIcon } from "lucide-react";
import { m } from "#src/i18n/paraglide/messages.js";
import { IconButton } from "../actions/icon-button.tsx";
import styles from "./search-input.module.css";

/** A pause in typing; Enter does not wait for it. */
const PAUSE_MS = 300;

interface SearchInputProps {
  /** Names the field: "Search jobs". */
  label: string;
  /** The term that is in force, from the URL. */
  value: string;
  /** The view that the term belongs to. Another view without the requested term requests it again. */
  view?: unknown;
  /** The trimmed term, after a pause, at Enter, or at once when cleared. */
  onSearch: (term: string) => void;
  maxLength: number;
  /** Takes a pasted text instead of the box. @returns whether it did */
  onPasteText?: (text: string) => boolean;
  ref: RefObject<HTMLInputElement | null>;
}

/** A search box that follows the URL without ever taking letters away from the person typing. */
export function SearchInput(props: SearchInputProps) {
  const { label, value, view, onSearch, maxLength, onPasteText, ref } = props;
  const [typed, setTyped] = useState(value);

  // A `value` requested by this box keeps the text; any other (Back, a link) replaces it. The previous
  // one again means that a link was pressed before the response.
  const [asked, setAsked] = useState(value);
  const [followed, setFollowed] = useState({ value, view });
  if (value !== followed.value || view !== followed.view) {
    setFollowed({ value, view });
    if (value !== asked) {
      setAsked(value);
      if (value !== followed.value) setTyped(value);
    }
  }

  const term = typed.trim();
  const search = (wanted: string) => {
    if (wanted === asked) return;
    setAsked(wanted);
    onSearch(wanted);
  };
  const searchLater = useEffectEvent(search);
  useEffect(() => {
    if (term === asked) return undefined;
    const timer = setTimeout(() => searchLater(term), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [term, asked]);

  const clear = () => {
    setTyped("");
    search("");
    ref.current?.focus();
  };
  return (
    <search className={styles.box}>
      <SearchIcon />
      <input
        ref={ref}
        type="search"
        className={styles.input}
        aria-label={label}
        placeholder={label}
        maxLength={maxLength}
        value={typed}
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => setTyped(event.target.value)}
        onPaste={(event) => {
          if (onPasteText?.(event.clipboardData.getData("text"))) {
            event.preventDefault();
            setTyped("");
          }
        }}
        onKeyDown={(event) => {
          if (event.key === "Enter") search(term);
          if (event.key === "Escape" && typed) {
            event.preventDefault();
            clear();
          }
        }}
      />
      {typed && <IconButton label={m.ui_clear_search()} icon={<XIcon />} onClick={clear} />}
    </search>
  );
}
