import { m } from "#src/i18n/paraglide/messages.js";
import { list, localTime } from "#src/i18n/format.ts";
import { labelOf } from "#src/jobs/job/fields/job-values.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import type { FormDraft } from "./form-draft.ts";

const partsAndTime = ({ fieldGroups, entry }: FormDraft) => ({
  parts: list(fieldGroups.map(labelOf)),
  typed: localTime(entry.typedAt),
});

interface NoticeProps {
  draft: FormDraft;
  /** Disables the replacement of values that are being saved. */
  saving: boolean;
  onDiscard: () => void;
}

/** Says that the form shows a restored draft, and offers to discard it. */
export function RestoredNotice({ draft, saving, onDiscard }: NoticeProps) {
  return (
    <Notice
      actions={
        <Button size="small" busy={saving && m.job_form_saving()} onClick={onDiscard}>
          {m.drafts_discard()}
        </Button>
      }
    >
      <p role="status">{m.drafts_restored(partsAndTime(draft))}</p>
    </Notice>
  );
}

interface OfferNoticeProps extends NoticeProps {
  onRestore: () => void;
}

/** Offers the draft of a closed tab. */
export function OfferNotice({ draft, saving, onRestore, onDiscard }: OfferNoticeProps) {
  return (
    <Notice
      title={m.drafts_offered_title()}
      actions={
        <>
          <Button size="small" onClick={onDiscard}>
            {m.drafts_discard_offer()}
          </Button>
          <Button
            size="small"
            variant="primary"
            busy={saving && m.job_form_saving()}
            onClick={onRestore}
          >
            {m.drafts_restore()}
          </Button>
        </>
      }
    >
      <p role="status">{m.drafts_offered(partsAndTime(draft))}</p>
    </Notice>
  );
}

/** Says that another tab has this form open. */
export function OpenElsewhereNotice() {
  return (
    <Notice>
      <p role="status">{m.drafts_open_elsewhere()}</p>
    </Notice>
  );
}
