import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { isCalendarDate } from "#contract/calendar-date.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { Button } from "#src/ui/actions/button.tsx";
import { Field } from "#src/ui/forms/field.tsx";
import { DateInput } from "#src/ui/forms/text-input.tsx";
import styles from "./history.module.css";

interface AsOfFormProps {
  id: number;
  /** The day that the page shows. */
  day: string | undefined;
  /** The last one that can be shown. */
  today: string;
  timeZone: string;
}

/** Asks for a day, and shows what applicants saw on it. */
export function AsOfForm({ id, day, today, timeZone }: AsOfFormProps) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(day ?? "");
  const problemOf = (date: string) => {
    if (!isCalendarDate(date)) return m.history_day_required();
    return date > today ? m.history_day_future() : undefined;
  };
  const [error, setError] = useState(day && problemOf(day));
  // Back, Forward and the way to all versions. The form stays, and with it the focus.
  const [followed, setFollowed] = useState(day);
  if (day !== followed) {
    setFollowed(day);
    setTyped(day ?? "");
    setError(day && problemOf(day));
  }
  const show = () => {
    const problem = problemOf(typed);
    setError(problem);
    if (problem === undefined)
      void navigate({
        to: "/jobs/$jobId/history",
        params: { jobId: id },
        search: { day: typed },
        resetScroll: false,
      });
  };
  return (
    <form
      className={styles.day}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        show();
      }}
    >
      <Field
        label={m.history_day_label()}
        hint={m.history_day_hint({ zone: timeZone })}
        error={error}
      >
        <span className={styles.dayLine}>
          <DateInput
            max={today}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Button type="submit">{m.history_day_show()}</Button>
        </span>
      </Field>
    </form>
  );
}
