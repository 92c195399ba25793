import type {
  AdviceLine,
  Contribution,
  FindingLine,
  ReasonLine,
  ReportDetails,
} from '@choose-life/contracts/domain/report/report-details';
import { urgentRows } from '@choose-life/contracts/domain/report/urgent-rows';
import { urgentEvidence } from '../../src/appraisal/findings/urgent-evidence.ts';

const questions: readonly string[] = [];

const finding = (
  label: string,
  value: string,
  band: string,
  tone: FindingLine['tone'],
  text: string,
): FindingLine => {
  const rest = { urgency: null, title: null, questions, source: 'WHO', article: null, mustPrint: false };
  return { id: label, label, value, band, tone, text, ...rest };
};

const findings: readonly FindingLine[] = [
  finding(
    'Blood pressure',
    '138/88 mmHg',
    'High, stage 1',
    'attention',
    'One reading is not a diagnosis. Have it measured again and talk to a health worker about what you can change.',
  ),
  finding(
    'Body mass index',
    '29.4 kg/m²',
    'Overweight',
    'attention',
    'Even 5 in every 100 kilos less is good for blood pressure and blood sugar.',
  ),
  finding(
    'Fasting blood sugar',
    '92 mg/dL',
    'Healthy',
    'good',
    'A good fasting number. Keep it with food and movement.',
  ),
  finding(
    'Total cholesterol',
    '212 mg/dL',
    'Borderline high',
    'note',
    'Less fried food and palm oil, and more beans, vegetables and fish, can bring it down.',
  ),
  finding(
    'Movement',
    'Up to 74 minutes a week',
    'Below the advice',
    'attention',
    'Every minute counts. Ten brisk minutes a day is a good start.',
  ),
  finding(
    'Sleep',
    '5 to less than 7 hours',
    'Short',
    'note',
    'Adults need 7 hours or more. Half an hour more each night is a good start.',
  ),
  finding('Alcohol', 'None', 'None', 'good', 'No alcohol is the safest choice.'),
  finding(
    'Mood',
    '0 of 6',
    'Nothing stands out',
    'good',
    'Your two answers are calm. Whenever you feel low or worried, do talk to somebody.',
  ),
  finding(
    'Worry',
    '2 of 6',
    'Some worry',
    'note',
    'A little worry is part of life. If it grows or stays, talk to somebody you trust.',
  ),
];

const contribution = (label: string, value: string, years: number, gain: number): Contribution => {
  return { factor: label, label, value, years, gain, note: null, questions };
};

const contributions: readonly Contribution[] = [
  contribution('Smoking', '12 cigarettes a day', 12.6, 12.6),
  contribution('Weight', 'Body mass index 29.4', 2.8, 2.1),
  contribution('Blood pressure', '138/88 mmHg', 2.2, 1.9),
];

const advice = (title: string, text: string, years: number | null = null): AdviceLine => {
  return {
    id: title,
    title,
    text,
    years,
    questions,
    source: 'WHO fact sheet on tobacco',
    article: null,
    mustPrint: false,
  };
};

export const manySteps: readonly AdviceLine[] = [
  advice(
    'Set a day to stop smoking',
    'Set a day to stop smoking and tell somebody about it. Ask a health worker for help: with help, far more people manage.',
    13,
  ),
  advice(
    'Have your blood pressure measured again',
    'Take your blood pressure numbers to a health worker soon, and have it measured again on another day.',
    2,
  ),
  advice(
    'Work towards a healthy weight',
    'Work towards a healthy weight in small steps. Half a kilo a week is plenty.',
    2,
  ),
  advice(
    'Eat less salt',
    'Eat less salt: under one teaspoon a day in all. Go easy on stock cubes, noodles and tinned food.',
  ),
  advice(
    'Move 22 minutes a day',
    'Build up to 150 minutes of brisk walking a week: 22 minutes a day. Getting off the bus one stop early counts.',
  ),
  advice(
    'Sleep 7 hours or more',
    'Aim for 7 hours of sleep or more. Put the phone away half an hour before bed.',
  ),
  ...[
    'Eat five handfuls of fruit and vegetables',
    'Swap sweet drinks for water',
    'Bring a meal from home more often',
    'Measure the oil with a spoon',
    'Leave snuff and chewing tobacco too',
    'Plan to stop vaping',
    'Wash your hands with soap',
    'Cut down on alcohol',
    'Ask for a fasting blood sugar test',
    'Have your cholesterol checked',
    'Talk to somebody you trust',
    'Tell a health worker that you snore',
    'Never drive after drinking',
    'Wear your seat belt on every trip',
    'Put the phone out of reach before you drive',
    'Keep to the speed limit',
    'Wear a helmet that fits on every ride',
    'Ask a health worker about a bowel cancer test',
  ].map(title =>
    advice(title, `${title}. Ask a health worker for help with it, and tell somebody at home about it.`),
  ),
];

const facts = [
  ['Age and sex', '47, male'],
  ['Blood pressure', '138/88 mmHg'],
  ['Blood pressure medicine', 'No'],
  ['Smoking', '12 cigarettes a day'],
  ['Height and weight', '175 cm, 90 kg'],
  ['Body mass index', '29.4 kg/m²'],
  ['Blood sugar', '92 mg/dL'],
  ['Total cholesterol', '212 mg/dL'],
  ['Date', 'March 10, 2026'],
].map(([label = '', value = '']) => ({ id: label, label, value }));

/** A report as most people get one. */
export const usualDetails: ReportDetails = {
  model: { id: 'framingham-office', version: '2', hash: 'ab'.repeat(32) },
  riskAgeBound: null,
  targetAgeBound: null,
  yearsOlder: 17.6,
  range: null,
  treatedTarget: null,
  treatmentHelps: false,
  tenYears: {
    now: 18.4,
    after: 6.1,
    healthyPeer: 5.2,
    band: 'raised',
    action: 'Show this page to a health worker within 4 weeks.',
  },
  contributions,
  reasons: [],
  assumptions: [
    {
      id: 'glucose-blank',
      text: 'You gave no blood sugar number. We counted it as no diabetes.',
      questions,
    },
    {
      id: 'medicine-unsure',
      text: 'We do not know if you take medicine for blood pressure. We counted it as no.',
      questions,
    },
  ],
  findings,
  advice: manySteps.slice(0, 8),
  instruments: [
    { id: 'phq-2', label: 'Mood (PHQ-2)', score: 0, max: 6, questions, source: 'Kroenke 2003' },
    { id: 'gad-2', label: 'Worry (GAD-2)', score: 2, max: 6, questions, source: 'Kroenke 2007' },
    { id: 'pss-4', label: 'Stress (PSS-4)', score: 7, max: 16, questions, source: 'Cohen 1983' },
  ],
  facts,
  whatIf: null,
  sinceLast: null,
  pregnancy: null,
  underweight: false,
};

/** Every urgent situation at once, which no answers can bring about. */
export const allUrgent: readonly FindingLine[] = urgentRows.map(({ id, questions, text, title, urgency }) => {
  return {
    id,
    label: title,
    value: '220/130 mmHg',
    band: 'Get help',
    tone: 'urgent',
    urgency,
    title,
    text,
    questions,
    source: urgentEvidence[id].source,
    article: null,
    mustPrint: true,
  };
});

const reason = (text: string, nextStep: string): ReasonLine => ({ id: text, text, nextStep, questions });

/** Everything that can stand in the way of a number for one person. */
export const allReasons: readonly ReasonLine[] = [
  reason('We do not know your age.', 'Answer "How old are you?" on the General page.'),
  reason(
    'The heart formula has separate numbers for women and men, and we do not know your sex.',
    'Answer "What is your sex?" on the General page.',
  ),
  reason('We need both your height and your weight.', 'Measure both, then fill them in on the General page.'),
  reason(
    'We do not know whether you smoke.',
    'Answer "Do you smoke cigarettes?" on the Smoking and vaping page.',
  ),
  reason(
    'Your height and weight give a body mass index outside 15 to 50. The formula does not reach that far.',
    'Check both numbers and their units. If they are right, talk to a health worker.',
  ),
  reason(
    'Your high blood pressure number is outside 90 to 200. The formula does not reach that far.',
    'Check the number and measure again. If it is still so, see a health worker today.',
  ),
  reason(
    'We do not know your blood pressure, and it counts for a lot.',
    'Have your blood pressure measured at a clinic or a pharmacy, then fill in the high number.',
  ),
];
