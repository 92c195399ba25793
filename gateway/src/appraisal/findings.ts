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
 * All findings: urgent situations first, then answers to check, then the bands. If an answer to check also has an urgent notice, the notice
 * says what to do. The finding on the answer is then shown only if it suggests a more likely value.
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
 * Combines the urgent findings with the same id, such as two notices on one reading to check. The result has the members of the first
 * finding, which has the nearest time, and the texts and questions of all.
 */
function combined(findings: readonly FindingLine[]): FindingLine[] {
  const [first] = findings;
  // A group is never empty. The check only narrows the type.
  if (first === undefined) return [];
  const texts = findings.map(({ text }) => text);
  const questions = new Set(findings.flatMap(finding => finding.questions));
  return [{ ...first, text: texts.join(' '), questions: [...questions] }];
}

function bandFinding(row: FindingRow, facts: Facts): FindingLine {
  // A line of the report does not contain `condition`, `ourChoice` and `rule`.
  const { value, condition: _condition, ourChoice: _choice, rule: _rule, ...line } = row;
  // The date is read from the sentence, so that the two cannot differ. All dates for a visit to a health worker are in months.
  const showBy = /within \d+ months/.exec(line.text)?.[0] ?? null;
  return { ...line, value: value(facts), urgency: null, showBy, title: null, lead: null, article: null };
}
