import { reasonRows } from '../../src/appraisal/reasons.ts';
import { table } from './markdown.ts';
import type { Section } from './section.ts';

/** Why there is no risk age, and what to do about it. */
export function reasonsSection(): Section {
  return {
    title: 'Why there is no number',
    body: [
      'The rest of the report is there all the same. Under 30 and over 74 nothing else is asked for. The borders of age, body mass index and blood pressure are those of the model (section 10).',
      table(
        ['When', 'What it says', 'What to do'],
        reasonRows.map(({ condition, nextStep, text }) => [condition, text, nextStep]),
      ),
      'Where one of these answers is to be checked, its own line takes the place: "Please check this answer: Height (5.11). Correct it, and the number can be worked out." A number that the model does not need never stands in the way.',
    ].join('\n\n'),
  };
}
