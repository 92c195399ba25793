import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import type { FindingLine } from '@choose-life/contracts/domain/report/generated/report-details';
import { reportViewOf } from '@choose-life/contracts/domain/report/report-view-of';
import { appraise } from '../../src/appraisal/appraise.ts';
import { readFacts } from '../../src/appraisal/facts.ts';
import { findingRows } from '../../src/appraisal/findings.ts';
import { contradictionsIn, linesByReader, stancesIn } from './contradictions.ts';
import { healthyMan } from './people.ts';

type CheckedReport = ReturnType<typeof reportOf>;

/** A report with the answers and the appraisal from which it is made. */
export function reportOf(answers: Answers) {
  const appraisal = appraise(answers);
  const view = reportViewOf({ ages: appraisal, details: appraisal.details, helpLines: [] });
  return { answers, appraisal, view };
}

/** A man without any finding that needs attention, whom a report praises. Such reports are rare among random answers. */
const manToPraise: Answers = { ...healthyMan, weight_kg: 68, high_number: 112, low_number: 72 };
/** A healthy pressure at an old age, which is rare among random answers. */
const healthyOldMan: Answers = { ...manToPraise, age_in_years: 80, high_number: 124 };

/** Reports that are rare among random answers. */
export const rareReports = [manToPraise, healthyOldMan].map(reportOf);

/** Collects the contradictions of reports, and everything that occurred in them. */
export function collectFromReports(reports: readonly CheckedReport[]) {
  /** Contradictions, each with the answers of the first report that has it. */
  const contradictions = new Map<string, string>();
  /** The ids of the rules that applied in at least one report, and the stances by topic, such as 'mood: calm'. */
  const occurred = new Set<string>();
  for (const { answers, appraisal, view } of reports) {
    const { advice, findings, reasons } = appraisal.details;
    const groups = linesByReader(view);
    for (const text of [...groups.flatMap(contradictionsIn), ...conflictingBandsIn(findings)]) {
      if (!contradictions.has(text)) contradictions.set(text, JSON.stringify(answeredOnly(answers)));
    }
    const facts = readFacts(answers);
    for (const { condition, rule } of findingRows) if (condition.isMet(facts)) occurred.add(rule);
    for (const row of facts.urgent) occurred.add(row);
    for (const { id } of [...advice, ...reasons]) occurred.add(id);
    for (const { stances, topic } of groups.flatMap(stancesIn))
      for (const { stance } of stances) occurred.add(`${topic}: ${stance}`);
  }
  return { contradictions, occurred };
}

/** Different bands of one number, of which only one can be right. */
function conflictingBandsIn(findings: readonly FindingLine[]): string[] {
  // An unconfirmed number can have two findings, the notice and the request to check the number. Both have the same band, which is no conflict.
  return [...Map.groupBy(findings, ({ id }) => id).values()]
    .filter(group => new Set(group.map(({ band }) => band)).size > 1)
    .map(group => `bands of one number: ${group.map(({ band, label }) => `${label} ${band}`).join(', ')}`);
}

function answeredOnly(answers: Answers): object {
  return Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== null));
}
