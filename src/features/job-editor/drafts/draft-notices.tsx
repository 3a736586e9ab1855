import { text } from "#src/i18n/text.ts";
import { localTime } from "#src/i18n/format.ts";
import { labelOf } from "#src/jobs/fields/job-values.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import type { FormDraft } from "./form-draft.ts";

const words = text.drafts;

const labelsAndTime = ({ fieldGroups, entry }: FormDraft) =>
  [fieldGroups.map(labelOf), localTime(entry.typedAt)] as const;

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
        <Button size="small" busy={saving && text.jobForm.saving} onClick={onDiscard}>
          {words.discard}
        </Button>
      }
    >
      <p role="status">{words.restored(...labelsAndTime(draft))}</p>
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
      title={words.offeredTitle}
      actions={
        <>
          <Button size="small" onClick={onDiscard}>
            {words.discardOffer}
          </Button>
          <Button
            size="small"
            variant="primary"
            busy={saving && text.jobForm.saving}
            onClick={onRestore}
          >
            {words.restore}
          </Button>
        </>
      }
    >
      <p role="status">{words.offered(...labelsAndTime(draft))}</p>
    </Notice>
  );
}

/** Says that another tab has this form open. */
export function OpenElsewhereNotice() {
  return (
    <Notice>
      <p role="status">{words.openElsewhere}</p>
    </Notice>
  );
}
