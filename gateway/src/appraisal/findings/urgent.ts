import type { FindingLine } from '@choose-life/contracts/domain/report/report-details';
import type { UrgentRow } from '@choose-life/contracts/domain/report/urgent-rows';
import type { Facts } from '../facts.ts';
import { pulse } from '../quantities.ts';
import { alcoholValue } from './alcohol.ts';
import { bmiValue, glucoseValue, moodValue, pressureValue } from './table.ts';
import { urgentEvidence } from './urgent-evidence.ts';

/** How the numbers of a report show what a row is about. */
const topics: Readonly<
  Record<UrgentRow['topic'], { readonly label: string; readonly value: (facts: Facts) => string }>
> = {
  'blood-pressure': { label: 'Blood pressure', value: pressureValue },
  glucose: { label: 'Fasting blood sugar', value: glucoseValue },
  pulse: { label: 'Resting heart rate', value: facts => `${pulse.read(facts) ?? '-'} beats a minute` },
  breath: { label: 'Breathing', value: () => 'Short of breath' },
  mood: { label: 'Mood', value: moodValue },
  worry: { label: 'Worry', value: moodValue },
  bmi: { label: 'Body mass index', value: bmiValue },
  alcohol: { label: 'Alcohol', value: alcoholValue },
};

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
    const { label, value } = topics[topic];
    return {
      id: topic,
      label: id === 'mood-and-worry' ? 'Mood and worry' : label,
      value: value(facts),
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
