import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import fc from 'fast-check';
import { demoAnswers } from '../../src/assessments/demo-answers.ts';
import type { PrintedReport } from '../../src/reports/pdf/render-report.ts';
import { printed, sampleReports, since } from '../../testing/sample-reports.ts';
import { anyAnswers } from '../appraisal/arbitraries.ts';

const usualLines = ['Staff counsellor, extension 210'];

/** The report on these answers, with everything that it can have besides. */
export function reportOn(answers: Answers, name: string, helpLines = usualLines): PrintedReport {
  return printed({ answers, name, helpLines, told: { sinceLast: since } });
}

/** Reports on any answers under any name, with any help lines. */
export const anyReport: fc.Arbitrary<PrintedReport> = fc
  .tuple(
    anyAnswers,
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.array(fc.constantFrom('Night line: 0800 000 0000', ...usualLines), { maxLength: 12 }),
  )
  .map(([answers, name, helpLines]) => reportOn(answers, name, helpLines));

const feverish: Answers = { chh_fever: 'yes', chh_sbreath: 'yes' };
const lowMood: Answers = { PHQa: '3', PHQb: '3', GADa: '3', GADb: '3' };
const ill: Answers = {
  ...demoAnswers,
  ...feverish,
  sex: 'male',
  age_in_years: 52,
  high_number: 186,
  low_number: 112,
  smoking: 'still_smoke',
  still_smoke: 15,
  beer: 40,
};
const badly: Answers = {
  ...ill,
  ...lowMood,
  vegetables: '0',
  junk_food: 'daily',
  fast_food: 'daily',
  cook_with_oil: 'palm',
  amount_of_oil_cooked: 'much',
  weekly_physical_activity: '1',
  smokeless_tobacco: 'daily',
  vaping: 'yes',
  use_of_seat_belt: 'never',
  drinking_and_driving: 'more',
  wash_hands_daily: 'none',
  sleep1: 'under_5',
};

/** People whose report has something that must not be lost, or nothing at all. */
const people: Readonly<Record<string, PrintedReport>> = {
  'a man of 52 with 186/112, a fever, short of breath, who smokes and drinks': reportOn(
    ill,
    'Ọlọ\u0301runtóbi Ńkẹ\u0301mdìlím',
  ),
  '51 drinks a week': reportOn({ ...demoAnswers, sex: 'male', beer: 30, wine: 21 }, 'Ada Obi'),
  'the demo account': reportOn(demoAnswers, 'Ada Obi'),
  'low mood, and 24 help lines': reportOn(
    { ...demoAnswers, ...lowMood },
    'Ada Obi',
    Array.from(
      { length: 24 },
      (_, index) => `Line ${index + 1} of the plan: 0800 000 00${index + 10}, day and night`,
    ),
  ),
  'takes medicine, 158/96': reportOn(
    { ...demoAnswers, blood_pressure_medication: 'yes', high_number: 158, low_number: 96 },
    'Ƙasim Ɓala',
  ),
  'all that is bad at once': reportOn(badly, 'Oluwafẹ\u0301ranmi-Adébùkọ\u0301lá Ọlọ\u0301runtóbi Ɗanƙwairo'),
  'very low sugar, very high pressure, low mood': reportOn(
    { ...badly, blood_glucose: 40, high_number: 240, low_number: 130 },
    'Ada Obi',
    Array.from({ length: 8 }, (_, index) => `Line ${index + 1}: 0800 000 000${index}`),
  ),
  'a thin woman': reportOn({ ...demoAnswers, weight_kg: 41, high_number: 84, low_number: 52 }, 'Ada Obi'),
  'no answer at all': reportOn({}, 'Ada Obi'),
  'nothing to improve': reportOn(
    { ...demoAnswers, weight_kg: 60, high_number: 112, low_number: 72, weekly_physical_activity: '3' },
    'Ada Obi',
  ),
};

const named = { ...sampleReports, ...people };

/** Thirty reports that have much to say or little: samples, people, and random answers. */
export const extremeReports: readonly (readonly [string, PrintedReport])[] = [
  ...Object.entries(named),
  ...fc
    .sample(anyAnswers, { numRuns: 30 - Object.keys(named).length, seed: 7 })
    .map((answers, index) => [`random answers ${index + 1}`, reportOn(answers, 'Adébáyọ̀ Ọláṣẹ')] as const),
];
