import { useState } from "react";
import { list } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { ENCODING_NAMES, type EncodingName } from "#src/jobs/files/formats/encodings.ts";
import type { FileContent, ReadOptions } from "#src/jobs/files/formats/read-file.ts";
import type { SheetSummary } from "#src/jobs/files/formats/read-xlsx.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { Checkbox } from "#src/ui/forms/checkbox.tsx";
import { Field, FieldGroup } from "#src/ui/forms/field.tsx";
import { Select } from "#src/ui/forms/select.tsx";
import styles from "./file.module.css";

interface ReadingChoicesProps {
  content: FileContent;
  onChange: (options: ReadOptions) => void;
}

/** How a file is read: which of its sheets, and its characters. */
export function ReadingChoices({ content, onChange }: ReadingChoicesProps) {
  const { sheets, encoding } = content;
  return (
    <>
      {sheets.length > 1 && <SheetChoice content={content} onChange={onChange} />}
      {encoding && (
        <Field
          label={m.import_encoding()}
          hint={m.import_encoding_example({ example: encoding.example })}
        >
          <Select
            value={encoding.name}
            onChange={({ target }) =>
              onChange({
                encoding: ENCODING_NAMES.find((name) => name === target.value) ?? "utf-8",
              })
            }
          >
            {ENCODING_NAMES.map((name) => (
              <option key={name} value={name}>
                {ENCODINGS[name]()}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </>
  );
}

function SheetChoice({ content: { sheets, chosen }, onChange }: ReadingChoicesProps) {
  const filled = sheets.filter(({ rows }) => rows > 0);
  const likely = sheets.filter(({ holdsJobs, hidden }) => holdsJobs && !hidden);
  const [names, setNames] = useState(chosen.length > 0 ? chosen : likely.map(({ name }) => name));
  const others = sheets.filter(({ name }) => !chosen.includes(name)).map(nameOf);
  const isRead = names.length === 0 || names.toSorted().join("\n") === chosen.toSorted().join("\n");
  return (
    <FieldGroup
      label={m.import_sheet()}
      hint={
        chosen.length === 0
          ? m.import_sheet_choose()
          : others.length > 0 && m.import_sheets_left({ names: list(others) })
      }
    >
      {filled.map((sheet) => (
        <Checkbox
          key={sheet.name}
          label={m.import_sheet_rows({ name: nameOf(sheet), count: sheet.rows })}
          checked={names.includes(sheet.name)}
          onChange={({ target }) =>
            setNames(
              target.checked ? [...names, sheet.name] : names.filter((name) => name !== sheet.name),
            )
          }
        />
      ))}
      {!isRead && (
        <div className={styles.read}>
          <Button onClick={() => onChange({ sheets: names })}>
            {m.import_read_sheets({ count: names.length })}
          </Button>
        </div>
      )}
    </FieldGroup>
  );
}

const nameOf = ({ name, hidden }: SheetSummary): string =>
  hidden ? m.import_sheet_hidden({ name }) : name;

const ENCODINGS: Record<EncodingName, () => string> = {
  "utf-8": () => "UTF-8",
  "windows-1252": m.import_encoding_windows,
  macintosh: m.import_encoding_mac,
  cp850: m.import_encoding_dos,
  "utf-8 as windows-1252": () => m.import_encoding_twice({ other: m.import_encoding_windows() }),
  "utf-8 as macintosh": () => m.import_encoding_twice({ other: m.import_encoding_mac() }),
  "utf-8 as cp850": () => m.import_encoding_twice({ other: m.import_encoding_dos() }),
  "utf-16le": m.import_encoding_little,
  "utf-16be": m.import_encoding_big,
};
