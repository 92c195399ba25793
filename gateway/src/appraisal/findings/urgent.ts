import type { FindingLine } from '@choose-life/contracts/domain/report/generated/report-details';
import type { UrgentRow } from '@choose-life/contracts/domain/report/urgent-rows';
import { questionOf } from '../asked-questions.ts';
import type { Facts } from '../facts.ts';
import { alcoholFindings } from './alcohol.ts';
import { nameOf, toCheckBand, typedAnswerOf } from './checks.ts';
import { measuredValueFindings } from './measured-values.ts';
import { moodFindings } from './mind.ts';
import { pressureFindings } from './pressure.ts';
import type { FindingTable } from './table.ts';
import { urgentEvidence } from './urgent-evidence.ts';

type Shown = Pick<FindingTable, 'id' | 'label' | 'value'>;

/** Label and value of each row's subject, by the row's id or topic: the same as in the findings that are not urgent. */
const shown: readonly Shown[] = [
  ...[pressureFindings, ...measuredValueFindings, alcoholFindings, ...moodFindings],
  { id: 'breath', label: 'Breathing', value: () => 'Short of breath' },
  {
    id: 'mood-and-worry',
    label: 'Mood and worry',
    value: () => 'In the last 2 weeks',
  },
];
const shownById = new Map(shown.map(each => [each.id, each]));

const articles: Readonly<Partial<Record<string, string>>> = {
  'blood-pressure': 'know-your-blood-pressure',
  'pressure-low': 'when-your-pressure-is-low',
  'pressure-low-unwell': 'when-your-pressure-is-low',
  glucose: 'blood-sugar-in-plain-words',
  cholesterol: 'cholesterol-in-plain-words',
  breath: 'coughs-fever-and-short-breath',
  mood: 'when-your-mood-is-low',
  worry: 'when-worry-will-not-stop',
  bmi: 'a-healthy-weight-step-by-step',
  alcohol: 'alcohol-and-your-week',
};

export function articleOf({ row, topic }: UrgentRow): string | null {
  return articles[row] ?? articles[topic] ?? null;
}

/** The question whose answer must be checked, for a row that holds only if the answer is right. */
function doubtedQuestionOf(row: UrgentRow, { checks }: Facts): string {
  const key = row.keys.find(each => checks.some(check => check.key === each)) ?? row.topic;
  return questionOf(key);
}

/** The urgent situations as findings, the nearest time first. A number to be checked has its value as typed. */
export function urgentFindings(facts: Facts): FindingLine[] {
  return facts.urgentRows.map(row => {
    const { isDoubted, questions, text, title, topic, urgency } = row;
    const { band, source } = urgentEvidence[row.row];
    const question = isDoubted ? doubtedQuestionOf(row, facts) : null;
    const about = shownById.get(row.row) ?? shownById.get(topic);
    return {
      id: question === null ? topic : `check-${question}`,
      label: question === null ? (about?.label ?? topic) : nameOf(question),
      value: question === null ? (about?.value(facts) ?? '') : typedAnswerOf(question, facts),
      band: question === null ? band : toCheckBand,
      tone: urgency.startsWith('within') ? 'attention' : 'urgent',
      urgency,
      title,
      text,
      questions,
      source,
      article: articleOf(row),
      mustPrint: true,
    };
  });
}
