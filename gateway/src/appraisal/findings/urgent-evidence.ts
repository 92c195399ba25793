import { gad2, phq2 } from '@choose-life/contracts/domain/report/mood-screeners';
import type { UrgentId } from '@choose-life/contracts/domain/report/urgent-rows';

/** The evidence for an urgent situation, and the name of its band in a report. */
interface Evidence {
  readonly band: string;
  /** The condition in words, for reviewing clinicians (docs/report.md). */
  readonly condition: string;
  /** The publication; '' if there is none. */
  readonly source: string;
  /**
   * The part that is our own choice and a clinician must confirm. Only docs/report.md lists it. It names parts of the row in `urgent-rows.ts`,
   * such as 'the day' for its urgency `today`.
   */
  readonly ourChoice?: string;
}

const ahaAcc = 'AHA/ACC 2025 high blood pressure guideline';
const esc = 'ESC 2024 blood pressure guideline';
const who2021 = 'WHO 2021 hypertension guideline';
const news2 = 'NEWS2 (RCP 2017)';
const niceSepsis = 'NICE NG253 (2025), sepsis: high risk';
const ada = 'American Diabetes Association';
const malaria =
  'WHO, malaria: a prompt test for every suspected case; untreated it can become severe within 24 hours';
const severeThinness = 'WHO: severe thinness under 16; MEED 2022 (RCPsych CR233): under 13 high risk';

/**
 * The evidence by the id of the urgent situation, in the order of the rows of docs/report.md. A condition may refer to a row before it ('such a
 * symptom').
 */
export const urgentEvidence: Readonly<Record<UrgentId, Evidence>> = {
  fever: {
    band: 'Have a test',
    condition: 'a fever in the last 7 days, unless the row on fever and short breath applies',
    source: malaria,
    ourChoice:
      'the day, the stiff neck, and that the result stays in the first view if there is only a fever',
  },
  'pressure-very-high-breath': {
    band: 'Very high',
    condition: 'high number over 180, or low number over 120 mmHg, and short of breath',
    source: `${ahaAcc}: an emergency with signs of acute organ damage`,
    ourChoice: 'that short breath counts as such a sign',
  },
  'pressure-very-high': {
    band: 'Very high',
    condition: 'high number over 180, or low number over 120 mmHg, and not short of breath',
    source: `${ahaAcc}: severe`,
    ourChoice: 'the day, and the 5 minutes',
  },
  'pressure-high-today': {
    band: 'Much too high',
    condition: 'high number 180, or low number 110 to 120 mmHg',
    source: `${esc}: from 180/110 an emergency is to be excluded`,
    ourChoice: 'the day',
  },
  'pressure-high-week': {
    band: 'High, stage 2',
    condition: 'high number 160 to 179, or low number 100 to 109 mmHg',
    source: `${who2021}: without delay from 160/100; ${esc}: confirmed within a month`,
    ourChoice: 'the week',
  },
  'pressure-high-4-weeks': {
    band: 'High, stage 2',
    condition: 'high number 140 to 159, or low number 90 to 99 mmHg',
    source: `${who2021}: treatment no later than 4 weeks after diagnosis`,
    ourChoice: 'that the weeks count from one reading',
  },
  'pressure-told-high': {
    band: 'Reported high',
    condition: 'no high number, and the person was told 140 or more',
    source: who2021,
    ourChoice: 'that the range that a person was told counts like a reading',
  },
  'pressure-low-unwell': {
    band: 'Low',
    condition:
      'high number 90 mmHg or less (or low number under 40, and no number raised), and a fever, short of breath, or a resting heart rate of 111 or more, or of 40 or less',
    source: `${niceSepsis}; ${news2}: 90 or less is red`,
    ourChoice: 'the words, and the heart rates; NICE has over 130',
  },
  'pressure-very-low': {
    band: 'Very low',
    condition: 'high number under 80, or low number under 40 and no number raised, without such a symptom',
    source: `${news2}: 90 or less is red`,
    ourChoice: 'the limits, the second reading and the day',
  },
  'pressure-low-on-medicine': {
    band: 'Low, on medicine',
    condition: 'high number 80 to 90 mmHg on blood pressure medicine, without such a symptom or a slow heart',
    source: `${news2}: 90 or less is red`,
    ourChoice: 'the day',
  },
  'pressure-low-slow-pulse': {
    band: 'Low',
    condition:
      'high number 80 to 90 mmHg and a resting heart rate of 41 to 50, for people on blood pressure medicine and for those who move less than the advice',
    source: `${news2}: a heart rate of 41 to 50 is yellow`,
    ourChoice: 'the whole row',
  },
  'pressure-low-active': {
    band: 'Low',
    condition:
      'the pressure and heart rate of the row before, without blood pressure medicine, for people who meet the advice on movement',
    source: '',
    ourChoice: 'the whole row',
  },
  'pressure-low': {
    band: 'Low',
    condition: 'high number 80 to 90 mmHg without medicine, symptom or slow heart',
    source: `${news2}: 90 or less is red`,
    ourChoice: 'the words and the weeks',
  },
  'glucose-very-low': {
    band: 'Very low',
    condition: 'blood sugar under 54 mg/dL',
    source: `${ada}, level 2`,
    ourChoice: 'that it applies to everybody, and the notice on a number that may be in either unit',
  },
  'glucose-low': {
    band: 'Low',
    condition: 'blood sugar from 54 to under 70 mg/dL',
    source: `${ada}, level 1`,
    ourChoice: 'the weeks',
  },
  'glucose-high-breath': {
    band: 'High',
    condition: 'blood sugar 200 mg/dL or more, and short of breath',
    source: 'ADA/EASD consensus 2024: ketoacidosis from 200',
    ourChoice: 'that short breath is enough for an emergency',
  },
  'glucose-very-high': {
    band: 'Very high',
    condition: 'blood sugar 300 mg/dL or more, not short of breath',
    source: '',
    ourChoice: 'the limit and the time',
  },
  'glucose-high-fever': {
    band: 'Diabetes range',
    condition: 'blood sugar from 200 to under 300 mg/dL, and a fever, not short of breath',
    source: `${ada}: 200 with symptoms is diabetes`,
    ourChoice: 'the day',
  },
  'glucose-high': {
    band: 'Diabetes range',
    condition: 'blood sugar from 200 to under 300 mg/dL, no fever, not short of breath',
    source: `${ada}: 200 with symptoms is diabetes`,
    ourChoice: 'the week',
  },
  'glucose-diabetes-range': {
    band: 'Diabetes range',
    condition: 'blood sugar from 126 to under 200 mg/dL',
    source: `${ada}: repeat to confirm`,
    ourChoice: 'the weeks',
  },
  'cholesterol-very-high': {
    band: 'Very high',
    condition: 'total cholesterol 350 mg/dL or more, or 290 or more under 30 years',
    source: 'NICE CG71: over 9.0 mmol/L, and 7.5 under 30 years',
    ourChoice: 'the weeks',
  },
  'pulse-extreme-breath': {
    band: 'Far from usual',
    condition: 'short of breath, and a resting heart rate of 40 or less, or of 131 or more without a fever',
    source: `${news2}: red`,
    ourChoice: 'that short breath makes it urgent now',
  },
  'pulse-extreme-fever': {
    band: 'Far from usual',
    condition: 'resting heart rate 131 or more, and a fever',
    source: niceSepsis,
  },
  'pulse-extreme': {
    band: 'Far from usual',
    condition:
      'not short of breath, and a resting heart rate of 40 or less, or of 131 or more without a fever',
    source: `${news2}: red`,
    ourChoice: 'the second count and the day',
  },
  'pulse-fast-fever': {
    band: 'Fast',
    condition: 'resting heart rate 111 to 130, and a fever',
    source: `${news2}: 111 to 130 is amber`,
    ourChoice: 'the time',
  },
  'pulse-fast': {
    band: 'Fast',
    condition: 'resting heart rate 111 to 130, and no fever',
    source: `${news2}: 111 to 130 is amber`,
    ourChoice: 'the week',
  },
  'breath-fever': {
    band: 'Get help',
    condition:
      'short of breath without a clear reason, and a fever, unless a row with "Act: now" already includes the short breath',
    source: malaria,
    ourChoice: 'the day, and the stiff neck',
  },
  breath: {
    band: 'Get help',
    condition:
      'short of breath without a clear reason, and no fever, unless a row with "Act: now" already includes the short breath',
    source: '',
    ourChoice: 'the whole row',
  },
  'cough-underweight': {
    band: 'Have a test',
    condition: 'a new cough, and a body mass index under 18.5',
    source: 'WHO 2021, tuberculosis screening: a cough, and weight loss',
    ourChoice: 'the low weight in place of weight loss, and the week',
  },
  'mood-and-worry': {
    band: 'Worth a talk',
    condition: 'both the row on mood and the row on worry apply: one notice in place of two',
    source: 'PHQ-2, Kroenke 2003; GAD-2, Kroenke 2007',
  },
  mood: {
    band: 'Worth a talk',
    condition: 'PHQ-2 of 3 or more, or one of its answers "Nearly every day" with the other blank',
    source: phq2.source,
    ourChoice: 'that one answer is enough, and the day',
  },
  worry: {
    band: 'Worth a talk',
    condition: 'GAD-2 of 3 or more, or one of its answers "Nearly every day" with the other blank',
    source: gad2.source,
    ourChoice: 'that one answer is enough, and the day',
  },
  'weight-dangerously-low': {
    band: 'Dangerously low',
    condition: 'body mass index under 13',
    source: severeThinness,
    ourChoice: 'that it applies to all adults, and the day',
  },
  'weight-far-too-low': {
    band: 'Far too low',
    condition: 'body mass index from 13 to under 16',
    source: severeThinness,
    ourChoice: 'the week',
  },
  'drinks-high': {
    band: 'High risk',
    condition: 'more than 28 drinks a week (men) or 20 (women, and people who did not answer their sex)',
    source: 'NHS, higher-risk drinking: over 50 / 35 units of 8 g',
    ourChoice: 'the weeks',
  },
};
