import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { text } from "#src/lib/text/text.ts";
import { IconButton } from "./icon-button.tsx";
import { CloseIcon, SearchIcon } from "./icons.tsx";
import styles from "./search-input.module.css";

/** A pause in typing; Enter does not wait for it. */
const PAUSE_MS = 300;

type SearchInputProps = {
  /** Names the field: "Search jobs". */
  label: string;
  /** The term that is in force, from the URL. */
  value: string;
  /** The trimmed term, after a pause, at Enter, or at once when cleared. */
  onSearch: (term: string) => void;
  maxLength: number;
  ref: RefObject<HTMLInputElement | null>;
};

/** A search box that follows the URL without ever taking letters away from the person typing. */
export function SearchInput({ label, value, onSearch, maxLength, ref }: SearchInputProps) {
  const [typed, setTyped] = useState(value);

  // What this box asked for comes back as `value`; anything else (Back, a link) replaces the text.
  const [asked, setAsked] = useState(value);
  const [followed, setFollowed] = useState(value);
  if (value !== followed) {
    setFollowed(value);
    if (value !== asked) {
      setAsked(value);
      setTyped(value);
    }
  }

  const search = (term: string) => {
    if (term.trim() === asked) return;
    setAsked(term.trim());
    onSearch(term.trim());
  };
  const searchLater = useEffectEvent(search);
  useEffect(() => {
    const timer = setTimeout(() => searchLater(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

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
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter") search(typed);
          if (event.key === "Escape" && typed) {
            event.preventDefault();
            clear();
          }
        }}
      />
      {typed && <IconButton label={text.ui.clearSearch} icon={<CloseIcon />} onClick={clear} />}
    </search>
  );
}
