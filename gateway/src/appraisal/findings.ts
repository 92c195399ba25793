import type { FindingLine } from '@choose-life/contracts/domain/report/report-details';
import type { Claim } from './claim.ts';
import type { Facts } from './facts.ts';
import { checkFindings } from './findings/checks.ts';
import { habitFindings } from './findings/habits.ts';
import { heartFindings } from './findings/heart.ts';
import { infectionFindings } from './findings/infection.ts';
import { mindFindings } from './findings/mind.ts';
import type { FindingRow } from './findings/row.ts';
import { urgentFindings } from './findings/urgent.ts';

/** Every row but the urgent ones, which have a table of their own, in the order it is shown. */
export const findingRows: readonly FindingRow[] = [
  ...heartFindings,
  ...habitFindings,
  ...infectionFindings,
  ...mindFindings,
];

/** A finding with the row it comes from and what it claims. */
export interface ClaimedFinding extends FindingLine {
  readonly rule: string;
  readonly says: readonly Claim[];
}

/** Everything that could be held against a border: urgent situations first, then answers to check, then the rest. */
export function claimedFindings(facts: Facts): ClaimedFinding[] {
  const bands = findingRows
    .filter(({ condition }) => condition.holds(facts))
    .map(({ band, id, label, questions, rule, says, source, text, tone, value }): ClaimedFinding => {
      return {
        rule,
        says,
        id,
        label,
        value: value(facts),
        band,
        tone,
        urgency: null,
        title: null,
        text,
        questions,
        source,
      };
    });
  return [...urgentFindings(facts), ...checkFindings(facts), ...bands];
}

/** The findings as a report carries them. */
export function findingsFor(facts: Facts): FindingLine[] {
  return claimedFindings(facts).map(({ rule: _rule, says: _says, ...line }) => line);
}
