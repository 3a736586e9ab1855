import { m } from "#src/i18n/paraglide/messages.js";
import { ConfirmDialog } from "#src/ui/dialogs/confirm-dialog.tsx";
import { briefTitleOf } from "../../job/display/job-text.ts";
import { findingText } from "../finding-text.ts";
import type { PublishPrompt } from "../publish-queue.ts";

/** Asks whether to publish a job in spite of the errors that the rules found. */
export function PublishQuestion({ job, errors, decide }: PublishPrompt) {
  return (
    <ConfirmDialog
      title={m.readiness_publish_title({ title: briefTitleOf(job) })}
      confirm={m.readiness_publish_anyway()}
      onConfirm={() => decide(true)}
      onCancel={() => decide(false)}
    >
      <p>{m.readiness_publish_to_correct({ count: errors.length })}</p>
      <ul>
        {errors.map((finding) => (
          <li key={finding.key}>{findingText(finding).label}</li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
