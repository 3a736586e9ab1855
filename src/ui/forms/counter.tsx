import { m } from "#src/i18n/paraglide/messages.js";
import { countCharacters } from "./count-characters.ts";
import styles from "./counter.module.css";
import { useDebouncedValue } from "./use-debounced-value.ts";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";

/** Announced after a pause in typing only. */
const SPEECH_PAUSE_MS = 1000;

/** "12 characters left", near the maximum only. Seen at once, heard when the typing pauses. */
export function Counter({ length, max }: { length: number; max: number }) {
  const state = countCharacters(length, max);
  const words =
    state &&
    (state.kind === "over"
      ? m.fields_characters_over({ over: state.count })
      : m.fields_characters_left({ left: state.count }));
  const spoken = useDebouncedValue(words, SPEECH_PAUSE_MS);

  return (
    <div className={styles.counter} {...(state?.kind === "over" && { "data-over": "" })}>
      <span aria-hidden="true">{words}</span>
      <VisuallyHidden>
        <span aria-live="polite">{spoken}</span>
      </VisuallyHidden>
    </div>
  );
}
