import { type ReactNode, useState } from "react";
import type { ReadinessFacts } from "#contract/readiness-facts.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { Button } from "#src/ui/actions/button.tsx";
import { Section } from "#src/ui/layout/section.tsx";
import type { Finding } from "../check-readiness.ts";
import { RULES } from "../rules.ts";
import { FactsDialog } from "./facts-dialog.tsx";
import { FindingItem } from "./finding-item.tsx";
import styles from "./readiness-panel.module.css";

interface ReadinessPanelProps {
  findings: readonly Finding[];
  facts: ReadinessFacts;
  /** Whether the facts are those of the employer. */
  isRead: boolean;
  layout?: "stack" | "aside";
  /** What leads to the place of a finding. */
  place: (finding: Finding) => ReactNode;
  /** What mends a finding. */
  fix?: (finding: Finding) => ReactNode;
}

/** What the rules found in a posting; never that it is lawful, which only a person can say. */
export function ReadinessPanel(props: ReadinessPanelProps) {
  const { findings, facts, isRead, layout = "stack", place, fix } = props;
  const [asked, setAsked] = useState(false);
  const count = (...severities: Finding["severity"][]) =>
    findings.filter(({ severity }) => severities.includes(severity)).length;
  const warnings = count("warning", "unchecked");
  const advice = count("advice");
  return (
    <Section
      title={m.readiness_title()}
      layout={layout}
      hint={[
        m.readiness_error_count({ count: count("error") }),
        warnings > 0 && m.readiness_warning_count({ count: warnings }),
        advice > 0 && m.readiness_advice_count({ count: advice }),
      ]
        .filter(Boolean)
        .join(", ")}
    >
      {findings.length > 0 && (
        <ul className={styles.findings}>
          {findings.map((finding) => (
            <FindingItem
              key={finding.rule}
              finding={finding}
              place={place(finding)}
              fix={fix?.(finding)}
            />
          ))}
        </ul>
      )}
      <p className={styles.about}>
        {[
          m.readiness_about({ count: RULES.length }),
          isRead && !facts.isAnswered && m.readiness_facts_needed(),
        ]
          .filter(Boolean)
          .join(" ")}
      </p>
      {isRead && (
        <div>
          <Button size="small" onClick={() => setAsked(true)}>
            {facts.isAnswered ? m.readiness_facts_change() : m.readiness_facts_answer()}
          </Button>
        </div>
      )}
      {asked && <FactsDialog facts={facts} onClose={() => setAsked(false)} />}
    </Section>
  );
}
