import { groupsOf } from '@choose-life/contracts/domain/groups';
import type { FindingLine } from '@choose-life/contracts/domain/report/generated/report-details';
import type { Facts } from './facts.ts';
import { alcoholFindings } from './findings/alcohol.ts';
import { checkFindings, hasSuggestion } from './findings/checks.ts';
import { habitFindings } from './findings/habits.ts';
import { infectionFindings } from './findings/infection.ts';
import { measuredValueFindings } from './findings/measured-values.ts';
import { mindFindings, moodFindings } from './findings/mind.ts';
import { lowNumberFindings, pressureFindings } from './findings/pressure.ts';
import { type FindingRow, rowsOf } from './findings/table.ts';
import { urgentFindings } from './findings/urgent.ts';

/** The rows in the order of the report. The urgent situations have another table (`findings/urgent.ts`). */
export const findingRows: readonly FindingRow[] = [
  pressureFindings,
  lowNumberFindings,
  ...measuredValueFindings,
  alcoholFindings,
  ...habitFindings,
  infectionFindings,
  ...moodFindings,
  ...mindFindings,
].flatMap(rowsOf);

/**
 * All findings: urgent situations first, then answers to check, then the bands. If an answer to check has an urgent notice, its own
 * finding is shown only with a suggestion: the notice says what to do, and the finding shows the most likely value.
 */
export function findingsFor(facts: Facts): FindingLine[] {
  const rows = findingRows.filter(({ condition }) => condition.isMet(facts));
  const urgent = groupsOf(urgentFindings(facts), ({ id }) => id).flatMap(([, group]) => combined(group));
  const checks = checkFindings(facts).filter(
    ({ id, questions }) =>
      questions.some(question => hasSuggestion(question, facts)) || !urgent.some(each => each.id === id),
  );
  return [...urgent, ...checks, ...rows.map(row => bandFinding(row, facts))];
}

/**
 * One finding for the urgent findings with the same id, which are the notices on one number to check: the members of the first, which has the
 * nearest time, with the texts of all.
 */
function combined(findings: readonly FindingLine[]): FindingLine[] {
  const texts = findings.map(({ text }) => text);
  const questions = new Set(findings.flatMap(finding => finding.questions));
  return findings.slice(0, 1).map(first => ({ ...first, text: texts.join(' '), questions: [...questions] }));
}

function bandFinding(row: FindingRow, facts: Facts): FindingLine {
  // A line of the report does not contain `condition`, `ourChoice` and `rule`.
  const { value, condition: _condition, ourChoice: _choice, rule: _rule, ...line } = row;
  // The date is read from the sentence, so that the two cannot differ. All dates for a visit to a health worker are in months.
  const showBy = /within \d+ months/.exec(line.text)?.[0] ?? null;
  return { ...line, value: value(facts), urgency: null, showBy, title: null, lead: null, article: null };
}
