import { FileSpreadsheetIcon, UploadIcon } from "lucide-react";
import { useRef, useState } from "react";
import { m } from "#src/i18n/paraglide/messages.js";
import { Button } from "#src/ui/actions/button.tsx";
import styles from "./file.module.css";

interface FileFieldProps {
  /** Of the file that was read. */
  name: string | undefined;
  /** What is being done, while a file is read. */
  busy: string | false;
  onChoose: (file: File) => void;
}

/** Where a file is dropped or chosen. */
export function FileField({ name, busy, onChoose }: FileFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  return (
    <div
      className={styles.zone}
      data-over={over || undefined}
      data-filled={name !== undefined || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) =>
        // Not from one of its parts to another.
        setOver(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))
      }
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (file) onChoose(file);
      }}
    >
      <span className={styles.icon}>
        {name === undefined ? <UploadIcon /> : <FileSpreadsheetIcon />}
      </span>
      <p className={styles.text}>{name ?? m.import_drop()}</p>
      <Button busy={busy} onClick={() => input.current?.click()}>
        {name === undefined ? m.import_choose() : m.import_choose_other()}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={m.import_file()}
        accept=".xlsx,.xlsm,.csv,.tsv,.txt,.json,.jsonl,.ndjson,.xml"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file can be chosen again once it was corrected.
          target.value = "";
          if (file) onChoose(file);
        }}
      />
    </div>
  );
}
