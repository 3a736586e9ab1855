import { localTime } from "#src/i18n/format.ts";
import { text } from "#src/i18n/text.ts";
import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { partName } from "../conflict/parts.ts";
import type { FormDraft } from "./form-draft.ts";

const words = text.drafts;

const saying = ({ parts, entry }: FormDraft) =>
  [parts.map(partName), localTime(entry.typedAt)] as const;

interface NoticeProps {
  of: FormDraft;
  /** What the form holds is on its way: nothing may take its place. */
  saving: boolean;
  onDiscard: () => void;
}

/** Says that the form shows what was typed before the page was closed, and offers to start over. */
export function RestoredNotice({ of, saving, onDiscard }: NoticeProps) {
  return (
    <Notice
      actions={
        <Button size="small" busy={saving && text.jobForm.saving} onClick={onDiscard}>
          {words.discard}
        </Button>
      }
    >
      <p role="status">{words.restored(...saying(of))}</p>
    </Notice>
  );
}

interface OfferNoticeProps extends NoticeProps {
  onRestore: () => void;
}

/** Offers what was typed in a tab that is gone. */
export function OfferNotice({ of, saving, onRestore, onDiscard }: OfferNoticeProps) {
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
      <p role="status">{words.offered(...saying(of))}</p>
    </Notice>
  );
}

/** Says that another tab has this form open as well. */
export function OpenElsewhereNotice() {
  return (
    <Notice>
      <p role="status">{words.openElsewhere}</p>
    </Notice>
  );
}
