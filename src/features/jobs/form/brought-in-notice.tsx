import { useEffect, useRef } from "react";
import { text } from "#src/lib/text/form-text.ts";
import { Notice } from "#src/ui/notice.tsx";
import type { FieldName } from "./form-values.ts";
import type { BroughtIn } from "./use-their-changes.ts";

const words = text.jobForm;
const nameAll = (fields: FieldName[]) => fields.map((name) => words.labels[name]);

/** Says whose changes the form now shows. Takes the focus: the button that led here is gone. */
export function BroughtInNotice({ mine, both }: BroughtIn) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} role="group" aria-label={words.broughtInTitle}>
      <Notice title={words.broughtInTitle}>
        <p>{mine.length > 0 ? words.broughtIn(nameAll(mine)) : words.broughtInNothing}</p>
        {both.length > 0 && <p>{words.broughtInBoth(nameAll(both))}</p>}
      </Notice>
    </div>
  );
}
