import { useState } from "react";
import { m } from "#src/i18n/paraglide/messages.js";
import { number } from "#src/i18n/format.ts";
import { Select } from "../forms/select.tsx";

interface PageSelectProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** Every page, to go to one directly. */
export function PageSelect({ page, pages, onPage }: PageSelectProps) {
  // Browsers measure every option, which takes long for thousands of pages: until a person turns to
  // the select it holds the current page, and the last one for its width.
  const [near, setNear] = useState(false);
  const offered = near ? Array.from({ length: pages }, (_, index) => index + 1) : [page, pages];
  return (
    <label>
      {m.ui_page_choice()}
      <Select
        scale="small"
        value={page}
        onPointerEnter={() => setNear(true)}
        onFocus={() => setNear(true)}
        onChange={(event) => onPage(Number(event.target.value))}
      >
        {[...new Set(offered)].map((target) => (
          <option key={target} value={target}>
            {m.ui_page_of({ page: number(target), pages: number(pages) })}
          </option>
        ))}
      </Select>
    </label>
  );
}
