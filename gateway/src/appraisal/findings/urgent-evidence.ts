import { gad2, phq2 } from '@choose-life/contracts/domain/report/mood-screens';
import type { UrgentId } from '@choose-life/contracts/domain/report/urgent-rows';

/** The evidence of a row of the table of urgent situations, and the name of its band among the numbers of a report. */
interface Evidence {
  readonly band: string;
  /** The row's condition in words, for reviewers of the table. */
  readonly condition: string;
  /** The publication; empty where there is none. */
  readonly source: string;
  /** The part that is our choice, for a clinician to confirm: never said to the person. */
  readonly ours?: string;
}

const accAha = 'ACC/AHA 2017 blood pressure guideline';

export const urgentEvidence: Readonly<Record<UrgentId, Evidence>> = {
  'pressure-very-high-breath': {
    band: 'Very high',
    condition: 'high number over 180, or low number over 120 mmHg, and short of breath',
    source: accAha,
  },
  'pressure-very-high': {
    band: 'Very high',
    condition: 'the same without a known symptom',
    source: accAha,
  },
  'pressure-high-today': {
    band: 'Much too high',
    condition: 'high number 180, or low number 110 to 120 mmHg',
    source: 'JNC 7: at once or within a week',
    ours: 'the stricter of the two times',
  },
  'pressure-high-week': {
    band: 'High, stage 2',
    condition: 'high number 160 to 179, or low number 100 to 109 mmHg',
    source: 'WHO 2021: without delay from 160/100; JNC 7: within a month',
    ours: 'the week',
  },
  'pressure-high-4-weeks': {
    band: 'High, stage 2',
    condition: 'high number 140 to 159, or low number 90 to 99 mmHg, without medicine for it',
    source: 'WHO 2021: treatment no later than 4 weeks after diagnosis; JNC 7: confirm within 2 months',
  },
  'pressure-high-on-medicine': {
    band: 'High, stage 2',
    condition: 'the same on medicine for it; also where no high number is given and 140 or more was told',
    source: 'WHO 2021',
    ours: 'that what was told counts as if it was measured',
  },
  'pressure-told-high': {
    band: 'Told high',
    condition: 'no high number is given, and 140 or more was told, without medicine for it',
    source: 'WHO 2021',
    ours: 'that what was told counts as if it was measured',
  },
  'pressure-low-unwell': {
    band: 'Low',
    condition:
      'high number 90 mmHg or less, and a fever, short of breath, or a resting heart rate of 111 or more',
    source: 'NICE, sepsis: high risk; NEWS2: 90 or less is red',
    ours: 'the words, and the heart rate, where NICE has 131',
  },
  'pressure-low': {
    band: 'Low',
    condition: 'the same without a known symptom; also a low number under 40 beside none that is raised',
    source: 'NEWS2: 90 or less is red',
    ours: 'the words, the months, and the low number',
  },
  'glucose-very-low': {
    band: 'Very low',
    condition: 'blood sugar under 54 mg/dL',
    source: 'American Diabetes Association, level 2',
  },
  'glucose-low': {
    band: 'Low',
    condition: 'blood sugar from 54 to under 70 mg/dL',
    source: 'American Diabetes Association, level 1',
    ours: 'the weeks',
  },
  'glucose-very-high-breath': {
    band: 'Very high',
    condition: 'blood sugar 300 mg/dL or more, and short of breath',
    source: 'American Diabetes Association: signs of ketoacidosis',
  },
  'glucose-very-high': {
    band: 'Very high',
    condition: 'the same without a known symptom',
    source: '',
    ours: 'border and time',
  },
  'glucose-high': {
    band: 'Diabetes range',
    condition: 'blood sugar from 200 to under 300 mg/dL',
    source: 'American Diabetes Association: 200 with symptoms is diabetes',
    ours: 'the week',
  },
  'glucose-diabetes-range': {
    band: 'Diabetes range',
    condition: 'blood sugar from 126 to under 200 mg/dL',
    source: 'American Diabetes Association: repeat to confirm',
    ours: 'the weeks',
  },
  'cholesterol-very-high': {
    band: 'Very high',
    condition: 'total cholesterol 350 mg/dL or more, or 290 or more under 30 years',
    source: 'NICE CG71: over 9.0 mmol/L, and 7.5 under 30 years',
    ours: 'the weeks',
  },
  'pulse-extreme-breath': {
    band: 'Far from usual',
    condition:
      'resting heart rate 40 or less, or 131 or more, and short of breath; not 131 or more with a fever',
    source: 'NEWS2: red',
    ours: 'that it is for now with short breath',
  },
  'pulse-extreme-fever': {
    band: 'Far from usual',
    condition: 'resting heart rate 131 or more, and a fever',
    source: 'NICE, sepsis: high risk',
  },
  'pulse-extreme': {
    band: 'Far from usual',
    condition: 'the same without a known symptom',
    source: 'NEWS2: red',
  },
  'pulse-fast-fever': {
    band: 'Fast',
    condition: 'resting heart rate 111 to 130, and a fever',
    source: 'NEWS2: 111 to 130 is amber',
    ours: 'the time',
  },
  'pulse-fast': {
    band: 'Fast',
    condition: 'the same without a fever',
    source: 'NEWS2: 111 to 130 is amber',
    ours: 'the week',
  },
  'breath-fever': {
    band: 'Get help',
    condition:
      'short of breath without a clear reason, and a fever; not where one of the rows for now names the breath',
    source: 'WHO, malaria: a test within 24 hours',
  },
  breath: {
    band: 'Get help',
    condition:
      'short of breath without a clear reason, and no fever; not where one of the rows for now names it',
    source: '',
    ours: 'the whole row',
  },
  'mood-and-worry': {
    band: 'Worth a talk',
    condition: 'both of the next two rows hold: one notice in place of two',
    source: 'PHQ-2, Kroenke 2003; GAD-2, Kroenke 2007',
  },
  mood: {
    band: 'Worth a talk',
    condition: 'PHQ-2 of 3 or more, or one of its answers "Nearly every day" with the other blank',
    source: phq2.source,
  },
  worry: {
    band: 'Worth a talk',
    condition: 'GAD-2 of 3 or more, or one of its answers "Nearly every day" with the other blank',
    source: gad2.source,
  },
  'weight-far-too-low': {
    band: 'Far too low',
    condition: 'body mass index under 16',
    source: 'WHO: severe thinness',
    ours: 'the week',
  },
  'drinks-high': {
    band: 'High risk',
    condition: 'more than 28 drinks a week (men) or 20 (women, and without a sex)',
    source: 'NHS, higher-risk drinking: over 50 / 35 units of 8 g',
    ours: 'the weeks',
  },
};
