import { useMutation } from "@tanstack/react-query";
import { DownloadIcon } from "lucide-react";
import { type SubmitEvent, useEffect, useId, useRef, useState } from "react";
import { readableTime } from "#contract/record-index.ts";
import { messageOf } from "#src/i18n/error-message.ts";
import { longDate, number } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { saveFile } from "#src/ui/actions/save-file.ts";
import { useToday } from "#src/lib/time/use-today.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { Dialog } from "#src/ui/dialogs/dialog.tsx";
import { useAnnounce } from "#src/ui/layout/announcer.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { Field } from "#src/ui/forms/field.tsx";
import { DateInput } from "#src/ui/forms/text-input.tsx";
import { type PublicRecord, readRecord } from "./read-record.ts";
import styles from "./record-dialog.module.css";
import { recordFiles } from "./record-files.ts";

/** Asks for a span of days, reads all that was public in it, and offers that as two files. */
export function RecordDialog({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const today = useToday();
  const [days, setDays] = useState({ from: `${today.slice(0, 4)}-01-01`, to: today });
  const [asked, setAsked] = useState(false);
  const [count, setCount] = useState(0);
  const cancel = useRef<AbortController>(null);
  useEffect(() => () => cancel.current?.abort(), []);
  const reading = useMutation({
    mutationFn: async () => {
      setCount(0);
      cancel.current = new AbortController();
      return readRecord(days, cancel.current.signal, setCount);
    },
  });
  const problems = {
    from: days.from === "" ? m.history_day_required() : undefined,
    to: days.to === "" || days.to < days.from ? m.record_to_invalid() : undefined,
  };
  const read = (event: SubmitEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!problems.from && !problems.to && !reading.isPending) reading.mutate();
  };
  const dayField = (name: "from" | "to", label: string) => (
    <Field label={label} error={asked ? problems[name] : undefined}>
      <DateInput
        data-initial-focus={name === "from" || undefined}
        max={today}
        value={days[name]}
        onChange={({ target: { value } }) => {
          setDays({ ...days, [name]: value });
          cancel.current?.abort();
          reading.reset();
        }}
      />
    </Field>
  );
  return (
    <Dialog
      title={m.record_title()}
      size="medium"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{reading.data ? m.ui_close() : m.ui_cancel()}</Button>
          {!reading.data && (
            <Button
              type="submit"
              form={formId}
              variant="primary"
              busy={reading.isPending && m.record_reading({ count: number(count) })}
            >
              {m.record_read()}
            </Button>
          )}
        </>
      }
    >
      <p>{m.record_hint()}</p>
      <form id={formId} noValidate className={styles.days} onSubmit={read}>
        {dayField("from", m.record_from())}
        {dayField("to", m.record_to())}
      </form>
      {reading.isError && (
        <Notice tone="error" title={m.record_failed()}>
          <p>{messageOf(reading.error)}</p>
        </Notice>
      )}
      {reading.data && <Files record={reading.data} />}
    </Dialog>
  );
}

/** What was found, and a button for each file: browsers ask about two downloads of one press. */
function Files({ record }: { record: PublicRecord }) {
  const { from, to, timeZone, keptFrom, versions } = record;
  const days = { from: longDate(from), to: longDate(to) };
  const found =
    versions.length === 0
      ? m.record_empty(days)
      : m.record_found({
          jobs: number(new Set(versions.map(({ jobId }) => jobId)).size),
          versions: number(versions.length),
        });
  const announce = useAnnounce();
  const first = useRef<HTMLButtonElement>(null);
  // The button that had the focus is gone.
  useEffect(() => {
    announce(found);
    first.current?.focus();
  }, [announce, found]);
  if (versions.length === 0) return <Notice>{found}</Notice>;
  const save = async (at: 0 | 1) => {
    const { name, blob } = (await recordFiles(record))[at];
    saveFile(name, blob);
  };
  return (
    <Notice tone="positive" title={found}>
      <p>{m.record_zone({ zone: timeZone })}</p>
      {keptFrom !== null && <p>{m.record_kept_from({ time: readableTime(keptFrom) })}</p>}
      <p className={styles.files}>
        <Button ref={first} icon={<DownloadIcon />} onClick={() => void save(0)}>
          {m.record_save_lines()}
        </Button>
        <Button icon={<DownloadIcon />} onClick={() => void save(1)}>
          {m.record_save_index()}
        </Button>
      </p>
    </Notice>
  );
}
