import type { ReactNode } from "react";
import type { Judgement } from "#contract/readiness-facts.ts";
import { canPointTo } from "#posting-check/model/judgement.ts";
import { timeAgo } from "#src/i18n/format.ts";
import { language } from "#src/i18n/language.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import type { Finding } from "#posting-check/check-posting.ts";
import { findingText } from "../finding-text.ts";
import type { Law } from "#posting-check/model/rule.ts";
import { LEVEL_ICONS } from "./level-icons.tsx";
import styles from "./readiness-panel.module.css";

const LEVELS: Readonly<Record<Finding["level"], () => string>> = {
  toCorrect: m.readiness_to_correct,
  unchecked: m.readiness_not_checked,
  toLookAt: m.readiness_to_look_at,
  tip: m.readiness_tip,
  setAside: m.readiness_set_aside,
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
  /** Sets it aside, or brings it back. */
  judge?: ReactNode;
}

/** A finding: how bad it is, what and why, who says so, where, and what mends it. */
export function FindingItem({ finding, place, fix, question, judge }: FindingItemProps) {
  const { label, why } = findingText(finding);
  return (
    <li className={styles.finding} data-level={finding.level}>
      {LEVEL_ICONS[finding.level]}
      <div>
        <p className={styles.label}>
          {m.readiness_finding({ level: LEVELS[finding.level](), label })}
        </p>
        {why !== "" && <p className={styles.why}>{why}</p>}
        {finding.more !== undefined && (
          <p className={styles.why}>{m.readiness_more_sentences({ count: finding.more })}</p>
        )}
        {finding.isUnsure && <p className={styles.why}>{m.readiness_if_large()}</p>}
        {finding.judgement && (
          <>
            {canPointTo(finding.rule) && (
              <p className={styles.why}>{m.judge_quoted({ text: finding.judgement.text })}</p>
            )}
            <JudgedBy {...finding.judgement} />
          </>
        )}
        <div className={styles.actions}>
          {place}
          {fix}
          {judge}
          {finding.isUnsure && question}
          {finding.laws.map((law) => (
            <Source
              key={law.province}
              href={(language === "fr-CA" && law.source.fr) || law.source.en}
            >
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

/** Who set something aside, when and why. */
export function JudgedBy({ by, at, note }: Pick<Judgement, "by" | "at" | "note">) {
  const when = timeAgo(Date.parse(at));
  return (
    <>
      <p className={styles.why}>
        {by === undefined ? m.judge_when({ when }) : m.judge_by({ name: by, when })}
      </p>
      {note !== undefined && <p className={styles.why}>{note}</p>}
    </>
  );
}

const Source = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} target="_blank" rel="noreferrer">
    {children}
  </a>
);
