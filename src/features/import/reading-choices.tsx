import { list } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { ENCODING_NAMES, type EncodingName } from "#src/jobs/sheets/file/encodings.ts";
import type { FileContent, ReadOptions, SheetSummary } from "#src/jobs/sheets/file/file-content.ts";
import { Field } from "#src/ui/forms/field.tsx";
import { Select } from "#src/ui/forms/select.tsx";

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

function SheetChoice({ content: { sheets, sheet }, onChange }: ReadingChoicesProps) {
  const others = sheets.filter(({ name }) => name !== sheet).map(nameOf);
  return (
    <Field
      label={m.import_sheet()}
      hint={
        sheet === null ? m.import_sheet_choose() : m.import_sheets_left({ names: list(others) })
      }
    >
      <Select value={sheet ?? ""} onChange={({ target }) => onChange({ sheet: target.value })}>
        {sheet === null && (
          <option value="" disabled>
            {m.import_sheet_open()}
          </option>
        )}
        {sheets
          .filter(({ rows }) => rows > 0)
          .map((one) => (
            <option key={one.name} value={one.name}>
              {m.import_sheet_rows({ name: nameOf(one), count: one.rows })}
            </option>
          ))}
      </Select>
    </Field>
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
