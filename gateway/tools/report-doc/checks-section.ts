import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import { readFacts } from '../../src/appraisal/facts.ts';
import { checkFindings } from '../../src/appraisal/findings/checks.ts';
import { type Section, table } from './markdown.ts';

const feet = { app_units: 'us_customary' };

/** One of each kind of slip. */
const examples: readonly (readonly [what: string, answers: Answers])[] = [
  ['a number ten times too high', { high_number: 1380, low_number: 88 }],
  ['the two numbers the wrong way round', { high_number: 80, low_number: 120 }],
  ['the low number not below the high one, and no way to tell', { high_number: 100, low_number: 100 }],
  ['beyond the limits, and perhaps true', { high_number: 260, low_number: 110 }],
  ['blood sugar in mmol/L', { blood_glucose: 5.4 }],
  ['cholesterol in mmol/L', { cholesterol_level: 5.2 }],
  ['feet and inches', { ...feet, height: '5.11' }],
  ['kilograms in the field for pounds', { ...feet, height: 5.75, weight: 80 }],
  ['pounds in the field for kilograms', { height_cm: 175, weight_kg: 198 }],
  ['beyond the limits', { resting_heart_rate: 700 }],
  ['no number', { blood_glucose: 'ninety' }],
];

/** Answers that are probably mistakes. */
export function checksSection(): Section {
  const rows = examples.flatMap(([what, answers]) =>
    checkFindings(readFacts(answers)).map(({ label, text, value }) => [what, `${label}: ${value}`, text]),
  );
  return {
    title: 'Answers to check',
    body: [
      'No band, no verdict, no number and no urgent notice comes from such an answer. While one of the two blood pressure numbers is to be checked the other has no band either, but a number that is urgent by itself is still said. What may be a reading of more than 180 or 120 says what to do if it is true (ours).',
      table(['Slip', 'Typed', 'What it says'], rows),
    ],
  };
}
