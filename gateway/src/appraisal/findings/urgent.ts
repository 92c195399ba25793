import type { FindingLine } from '@choose-life/contracts/domain/report/generated/report-details';
import { isForToday } from '@choose-life/contracts/domain/report/urgency';
import {
  type FoundNotice,
  lowPressureRows,
  type UrgentRow,
} from '@choose-life/contracts/domain/report/urgent-rows';
import { questionOf } from '../asked-questions.ts';
import type { Facts } from '../facts.ts';
import { alcoholFindings } from './alcohol.ts';
import { answerNameOf, toCheckBand, typedAnswerToQuestion } from './checks.ts';
import { measuredValueFindings } from './measured-values.ts';
import { moodFindings } from './mind.ts';
import { pressureFindings } from './pressure.ts';
import type { FindingTable } from './table.ts';
import { urgentEvidence } from './urgent-evidence.ts';

type TopicLabel = Pick<FindingTable, 'id' | 'label' | 'value'>;

/**
 * Labels and values for urgent situations. `id` is the id of a situation or of a topic. If a topic also has findings that are not urgent,
 * their table has its label and value.
 */
const topicLabels: readonly TopicLabel[] = [
  pressureFindings,
  ...measuredValueFindings,
  alcoholFindings,
  ...moodFindings,
  { id: 'breath', label: 'Breathing', value: () => 'Short of breath' },
  { id: 'fever', label: 'Fever', value: () => 'In the last 7 days' },
  { id: 'cough', label: 'Cough and weight', value: () => 'New cough' },
  {
    id: 'mood-and-worry',
    label: 'Mood and worry',
    value: () => 'In the last 2 weeks',
  },
];
const labelsById = new Map(topicLabels.map(each => [each.id, each]));

type Topic = FoundNotice['topic'];

const articles: Readonly<Partial<Record<Topic, string>>> = {
  'blood-pressure': 'know-your-blood-pressure',
  glucose: 'blood-sugar-in-plain-words',
  cholesterol: 'cholesterol-in-plain-words',
  breath: 'coughs-fever-and-short-breath',
  fever: 'coughs-fever-and-short-breath',
  cough: 'coughs-fever-and-short-breath',
  mood: 'when-your-mood-is-low',
  worry: 'when-worry-will-not-stop',
  bmi: 'a-healthy-weight-step-by-step',
  alcohol: 'alcohol-and-your-week',
};

/** The id of the article for an urgent situation; null if there is none. */
export function articleOf({ id, topic }: Pick<UrgentRow, 'id' | 'topic'>): string | null {
  return lowPressureRows.includes(id) ? 'when-your-pressure-is-low' : (articles[topic] ?? null);
}

/** The question of the number to check, on which a doubtful notice depends. */
function questionToCheckOf({ keys, topic }: FoundNotice, { checks }: Facts): string {
  // One key of a doubtful notice is to be checked, so the fallback only narrows the type.
  return questionOf(keys.find(each => checks.some(({ key }) => key === each)) ?? topic);
}

/** The urgent notices as findings, the nearest date first. A number to check is shown as it was typed. */
export function urgentFindings(facts: Facts): FindingLine[] {
  return facts.notices.map(notice => {
    const { isDoubtful, lead, questions, rowIds, text, title, topic, urgency } = notice;
    // If a number to check has two possible meanings, the first row is for the more likely one.
    const [rowId] = rowIds;
    const { band, source } = urgentEvidence[rowId];
    const topicLabel = labelsById.get(rowId) ?? labelsById.get(topic);
    const confirmed = {
      // Widened to a string, since the id of a number to check is not a topic.
      id: topic as string,
      label: topicLabel?.label ?? topic,
      value: topicLabel?.value(facts) ?? '',
      band,
    };
    return {
      ...(isDoubtful ? numberToCheckMembers(questionToCheckOf(notice, facts), facts) : confirmed),
      tone: isForToday(notice) ? 'urgent' : 'attention',
      urgency,
      showBy: null,
      title,
      lead,
      text,
      questions,
      source,
      article: articleOf({ id: rowId, topic }),
      mustPrint: true,
    };
  });
}

function numberToCheckMembers(question: string, facts: Facts) {
  const value = typedAnswerToQuestion(question, facts);
  return { id: `check-${question}`, label: answerNameOf(question), value, band: toCheckBand };
}
