import { localTime } from "#src/lib/long-dates.ts";
import { text } from "#src/lib/text/form-text.ts";
import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { partName } from "../merge/parts.ts";
import type { Unfinished } from "./unfinished-form.ts";

const words = text.unfinished;

const saying = ({ parts, entry }: Unfinished) =>
  [parts.map(partName), localTime(entry.typedAt)] as const;

/** Says that the form shows what was typed before the page was closed, and offers to start over. */
export function RestoredNotice({ of, onDiscard }: { of: Unfinished; onDiscard: () => void }) {
  return (
    <Notice
      actions={
        <Button size="small" onClick={onDiscard}>
          {words.discard}
        </Button>
      }
    >
      <p role="status">{words.restored(...saying(of))}</p>
    </Notice>
  );
}

interface OfferNoticeProps {
  of: Unfinished;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers what was typed in a tab that is gone. */
export function OfferNotice({ of, onRestore, onDiscard }: OfferNoticeProps) {
  return (
    <Notice
      title={words.offeredTitle}
      actions={
        <>
          <Button size="small" onClick={onDiscard}>
            {words.discardOffer}
          </Button>
          <Button size="small" variant="primary" onClick={onRestore}>
            {words.restore}
          </Button>
        </>
      }
    >
      <p role="status">{words.offered(...saying(of))}</p>
    </Notice>
  );
}

export function OpenElsewhereNotice() {
  return (
    <Notice>
      <p role="status">{words.openElsewhere}</p>
    </Notice>
  );
}
