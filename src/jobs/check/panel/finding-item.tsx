import { CircleHelpIcon, LightbulbIcon, OctagonAlertIcon, TriangleAlertIcon } from "lucide-react";
import type { ReactNode } from "react";
import { m } from "#src/i18n/paraglide/messages.js";
import type { Finding } from "#posting-check/check-posting.ts";
import { findingText } from "../finding-text.ts";
import type { Law } from "#posting-check/model/rule.ts";
import styles from "./readiness-panel.module.css";

const SEVERITIES: Record<Finding["severity"], { icon: ReactNode; name: () => string }> = {
  error: { icon: <OctagonAlertIcon />, name: m.readiness_error },
  unchecked: { icon: <CircleHelpIcon />, name: m.readiness_not_checked },
  warning: { icon: <TriangleAlertIcon />, name: m.readiness_warning },
  advice: { icon: <LightbulbIcon />, name: m.readiness_advice },
};

const POSTING_LAWS: Partial<Record<Law["province"], () => string>> = {
  ON: m.readiness_law_ontario,
  BC: m.readiness_law_british_columbia,
  NL: m.readiness_law_newfoundland_and_labrador,
  PE: m.readiness_law_prince_edward_island,
  QC: m.readiness_law_quebec,
};

function lawName({ kind, province }: Law): string {
  if (province === "CA") return m.readiness_law_human_rights_canada();
  if (kind === "humanRights") return m.readiness_law_human_rights({ province });
  return POSTING_LAWS[province]?.() ?? m.readiness_source();
}

interface FindingItemProps {
  finding: Finding;
  /** Leads to the place. */
  place: ReactNode;
  /** Mends it. */
  fix?: ReactNode;
  /** Asks the question that it depends on, while nobody has answered it. */
  question?: ReactNode;
}

/** A finding: how bad it is, what and why, who says so, where, and what mends it. */
export function FindingItem({ finding, place, fix, question }: FindingItemProps) {
  const { icon, name } = SEVERITIES[finding.severity];
  const { label, why } = findingText(finding);
  return (
    <li className={styles.finding} data-severity={finding.severity}>
      {icon}
      <div>
        <p className={styles.label}>{m.readiness_finding({ severity: name(), label })}</p>
        {why !== "" && <p className={styles.why}>{why}</p>}
        {finding.more !== undefined && (
          <p className={styles.why}>{m.readiness_more_sentences({ count: finding.more })}</p>
        )}
        {finding.isUnsure && <p className={styles.why}>{m.readiness_if_large()}</p>}
        <div className={styles.actions}>
          {place}
          {fix}
          {finding.isUnsure && question}
          {finding.laws.map((law) => (
            <Source key={law.province} href={law.source}>
              {lawName(law)}
            </Source>
          ))}
          {finding.source !== undefined && (
            <Source href={finding.source}>{m.readiness_source()}</Source>
          )}
        </div>
      </div>
    </li>
  );
}

const Source = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} target="_blank" rel="noreferrer">
    {children}
  </a>
);
