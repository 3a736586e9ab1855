import { useEffect } from "react";
import { Button } from "../actions/button.tsx";
import { useAnnounce } from "../layout/announcer.tsx";
import { Notice } from "../feedback/notice.tsx";

interface FieldQuestionProps {
  /** Why the value may be a slip. */
  question: string;
  /** Values to take instead, each with one press. */
  proposals: readonly Proposal[];
  /** The control that the question is about. It gets the focus when a proposal is taken. */
  fieldId: string;
}

export interface Proposal {
  label: string;
  onTake: () => void;
}

/** A question beside a field about a value that is allowed but may be a slip. It refuses nothing. */
export function FieldQuestion({ question, proposals, fieldId }: FieldQuestionProps) {
  const announce = useAnnounce();
  useEffect(() => announce(question), [announce, question]);
  return (
    <Notice
      tone="warning"
      actions={proposals.map(({ label, onTake }) => (
        <Button
          key={label}
          size="small"
          onClick={() => {
            onTake();
            document.getElementById(fieldId)?.focus();
          }}
        >
          {label}
        </Button>
      ))}
    >
      {question}
    </Notice>
  );
}
