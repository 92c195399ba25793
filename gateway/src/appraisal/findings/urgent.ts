import type { FindingLine } from '@choose-life/contracts/domain/report/report-details';
import { type UrgentRow, urgentRows } from '@choose-life/contracts/domain/report/urgent';
import type { Claim } from '../claim.ts';
import type { Facts } from '../facts.ts';
import { breathValue, glucoseValue, moodValue, pressureValue } from './values.ts';

interface Shown {
  readonly id: string;
  readonly label: string;
  readonly band: string;
  readonly says: readonly Claim[];
  readonly value: (facts: Facts) => string;
}

const pressure = { id: 'blood-pressure', label: 'Blood pressure', value: pressureValue };
const sugar = { id: 'glucose', label: 'Fasting blood sugar', value: glucoseValue };
const talk = { band: 'Worth a talk', value: moodValue };

/** How an urgent situation stands among the numbers and habits, by its id in the table of urgent situations. */
const shownAs: Readonly<Record<string, Shown>> = {
  'pressure-very-high': {
    ...pressure,
    band: 'Very high',
    says: ['pressure: raised', 'pressure when: today', 'moving: rest', 'praise: no'],
  },
  'pressure-low': {
    ...pressure,
    band: 'Low',
    says: ['pressure: low', 'pressure when: today', 'praise: no'],
  },
  'pressure-far-apart': {
    ...pressure,
    band: 'High and low',
    says: ['pressure: raised', 'pressure when: today', 'praise: no'],
  },
  'glucose-very-low': {
    ...sugar,
    band: 'Very low',
    says: ['sugar: low', 'sugar when: today', 'sweets: take', 'praise: no'],
  },
  'glucose-low': {
    ...sugar,
    band: 'Low',
    says: ['sugar: low', 'sugar when: today', 'sweets: take', 'praise: no'],
  },
  'glucose-very-high': {
    ...sugar,
    band: 'Very high',
    says: ['sugar: raised', 'sugar when: today', 'praise: no'],
  },
  breath: {
    id: 'breath',
    label: 'Breathing',
    band: 'Get help',
    value: breathValue,
    says: ['breath when: today', 'moving: rest', 'praise: no'],
  },
  'mood-and-worry': {
    ...talk,
    id: 'mood',
    label: 'Mood and worry',
    says: ['mood: heavy', 'worry: heavy', 'praise: no'],
  },
  mood: { ...talk, id: 'mood', label: 'Mood', says: ['mood: heavy', 'praise: no'] },
  worry: { ...talk, id: 'worry', label: 'Worry', says: ['worry: heavy', 'praise: no'] },
};

/** The urgent situations that these answers show, as findings, most urgent first. */
export function urgentFindings(
  facts: Facts,
): (FindingLine & { readonly rule: string; readonly says: readonly Claim[] })[] {
  return facts.urgentRows.map(row => {
    const { band, id, label, says, value } = shownOf(row);
    const { questions, source, text, title, urgency } = row;
    return {
      rule: row.id,
      id,
      label,
      value: value(facts),
      band,
      tone: 'urgent',
      urgency,
      title,
      text,
      questions,
      source,
      says,
    };
  });
}

function shownOf({ id, title }: UrgentRow): Shown {
  return shownAs[id] ?? { id, label: title, band: 'Read this first', says: ['praise: no'], value: () => '' };
}

/** What an urgent situation claims. */
export function claimsOfUrgent(id: string): readonly Claim[] {
  return shownAs[id]?.says ?? [];
}

/** For tests: every urgent situation has its place among the findings. */
export const urgentWithoutPlace: readonly string[] = urgentRows
  .map(({ id }) => id)
  .filter(id => !(id in shownAs));
