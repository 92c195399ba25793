import type { Finding } from '../finding.ts';
import type { Measurements } from '../measurements.ts';

interface PressureBand extends Pick<Finding, 'band' | 'tone' | 'text'> {
  readonly when: (systolic: number, diastolic: number) => boolean;
}

/** ACC/AHA 2017, highest first: the higher band of the two numbers wins. */
const bands: readonly PressureBand[] = [
  {
    when: (high, low) => high > 180 || low > 120,
    band: 'Very high',
    tone: 'urgent',
    text: 'Sit still for 5 minutes and measure again. If it is still this high, get medical help today. With chest pain, weakness or trouble speaking or seeing, get help at once.',
  },
  {
    when: (high, low) => high >= 140 || low >= 90,
    band: 'High, stage 2',
    tone: 'attention',
    text: 'One reading is not a diagnosis. Have it measured again on another day and take both numbers to a health worker soon.',
  },
  {
    when: (high, low) => high >= 130 || low >= 80,
    band: 'High, stage 1',
    tone: 'attention',
    text: 'One reading is not a diagnosis. Have it measured again and talk to a health worker about what you can change.',
  },
  {
    when: high => high >= 120,
    band: 'Elevated',
    tone: 'note',
    text: 'A little above normal. Less salt, more movement and a healthy weight can bring it down.',
  },
  { when: () => true, band: 'Normal', tone: 'good', text: 'A good reading. Measure it again once a year.' },
];

/** The reading against the ACC/AHA bands; a lone number is held against its own half of the table. */
export function bloodPressureFinding({ systolic, diastolic }: Measurements): Finding | null {
  const high = systolic.kind === 'measured' ? systolic.value : null;
  if (high === null && diastolic === null) return null;
  const about = {
    id: 'blood-pressure',
    label: 'Blood pressure',
    value: `${high ?? '-'}/${diastolic ?? '-'} mmHg`,
    questions: ['blood_pressure_measured'],
    source: 'ACC/AHA 2017 blood pressure guideline',
  } as const;
  if (high !== null && diastolic !== null && diastolic >= high) {
    const text = 'The low number is not below the high one. Please check both numbers.';
    return { ...about, band: 'Please check', tone: 'note', text };
  }
  const found = bands.find(({ when }) => when(high ?? 0, diastolic ?? 0));
  return found ? { ...about, band: found.band, tone: found.tone, text: found.text } : null;
}
