import type { FindingLine } from '@choose-life/contracts/domain/report/report-details';
import type { UrgentRow } from '@choose-life/contracts/domain/report/urgent-rows';
import type { Facts } from '../facts.ts';
import { alcoholFindings } from './alcohol.ts';
import { measuredValueFindings } from './measured-values.ts';
import { moodFindings } from './mind.ts';
import { pressureFindings } from './pressure.ts';
import type { FindingTable } from './table.ts';
import { urgentEvidence } from './urgent-evidence.ts';

type Shown = Pick<FindingTable, 'id' | 'label' | 'value'>;

const [mood, worry] = moodFindings;

/** How the numbers of a report show what a row is about, by its id or its topic: as where nobody has to act on it. */
const shown: readonly Shown[] = [
  ...[pressureFindings, ...measuredValueFindings, alcoholFindings, mood, worry],
  { id: 'breath', label: 'Breathing', value: () => 'Short of breath' },
  {
    id: 'mood-and-worry',
    label: 'Mood and worry',
    value: facts => `mood ${mood.value(facts)}, worry ${worry.value(facts)}`,
  },
];
const shownById = new Map(shown.map(each => [each.id, each]));

/** The article that goes with a row, by its id or its topic. */
const articles: Readonly<Partial<Record<string, string>>> = {
  'blood-pressure': 'know-your-blood-pressure',
  'pressure-low': 'when-your-pressure-is-low',
  'pressure-low-unwell': 'when-your-pressure-is-low',
  glucose: 'blood-sugar-in-plain-words',
  breath: 'coughs-fever-and-short-breath',
  mood: 'when-your-mood-is-low',
  worry: 'when-worry-will-not-stop',
  bmi: 'a-healthy-weight-step-by-step',
  alcohol: 'alcohol-and-your-week',
};

export function articleOf({ id, topic }: UrgentRow): string | null {
  return articles[id] ?? articles[topic] ?? null;
}

/** What somebody has to act on, as findings, the nearest time first. */
export function urgentFindings(facts: Facts): FindingLine[] {
  return facts.urgentRows.map(row => {
    const { id, questions, text, title, topic, urgency } = row;
    const { band, source } = urgentEvidence[id];
    const about = shownById.get(id) ?? shownById.get(topic);
    return {
      id: topic,
      label: about?.label ?? topic,
      value: about?.value(facts) ?? '',
      band,
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
