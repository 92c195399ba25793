import type { UrgentRow } from '@choose-life/contracts/domain/report/urgent';
import type { Claim } from '../claim.ts';
import type { Facts } from '../facts.ts';
import { type ClaimedFinding, glucoseValue, moodValue, pressureValue } from './table.ts';

interface UrgentDisplay {
  readonly id: string;
  readonly label: string;
  readonly band: string;
  readonly claims: readonly Claim[];
  readonly value: (facts: Facts) => string;
}

const pressure = { id: 'blood-pressure', label: 'Blood pressure', value: pressureValue };
const sugar = { id: 'glucose', label: 'Fasting blood sugar', value: glucoseValue };
const talk = { band: 'Worth a talk', value: moodValue };

/** How the findings show an urgent situation, by its id in the table of urgent situations. */
export const urgentDisplays: Readonly<Record<string, UrgentDisplay>> = {
  'pressure-very-high': {
    ...pressure,
    band: 'Very high',
    claims: ['pressure: raised', 'pressure when: today', 'moving: rest', 'praise: no'],
  },
  'pressure-low': {
    ...pressure,
    band: 'Low',
    claims: ['pressure: low', 'pressure when: today', 'praise: no'],
  },
  'pressure-far-apart': {
    ...pressure,
    band: 'High and low',
    claims: ['pressure: raised', 'pressure when: today', 'praise: no'],
  },
  'glucose-very-low': {
    ...sugar,
    band: 'Very low',
    claims: ['sugar: low', 'sugar when: today', 'sweets: take', 'praise: no'],
  },
  'glucose-low': {
    ...sugar,
    band: 'Low',
    claims: ['sugar: low', 'sugar when: today', 'sweets: take', 'praise: no'],
  },
  'glucose-very-high': {
    ...sugar,
    band: 'Very high',
    claims: ['sugar: raised', 'sugar when: today', 'praise: no'],
  },
  breath: {
    id: 'breath',
    label: 'Breathing',
    band: 'Get help',
    value: () => 'Short of breath',
    claims: ['breath when: today', 'moving: rest', 'praise: no'],
  },
  'mood-and-worry': {
    ...talk,
    id: 'mood',
    label: 'Mood and worry',
    claims: ['mood: heavy', 'worry: heavy', 'praise: no'],
  },
  mood: { ...talk, id: 'mood', label: 'Mood', claims: ['mood: heavy', 'praise: no'] },
  worry: { ...talk, id: 'worry', label: 'Worry', claims: ['worry: heavy', 'praise: no'] },
};

/** The urgent situations that these answers show, as findings, most urgent first. */
export function urgentFindings(facts: Facts): ClaimedFinding[] {
  return facts.urgentRows.map(row => {
    const { band, claims, id, label, ...display } = displayOf(row);
    const { id: rule, questions, source, text, title, urgency } = row;
    const value = display.value(facts);
    return { rule, claims, id, label, value, band, tone: 'urgent', urgency, title, text, questions, source };
  });
}

function displayOf({ id, title }: UrgentRow): UrgentDisplay {
  return (
    urgentDisplays[id] ?? {
      id,
      label: title,
      band: 'Read this first',
      claims: ['praise: no'],
      value: () => '',
    }
  );
}
