import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import { assumptionRows } from '../../src/appraisal/assumptions.ts';
import { readFacts } from '../../src/appraisal/facts.ts';
import { table } from './markdown.ts';
import type { Section } from './section.ts';

/** Somebody for whom the sentences are made that depend on the answers. */
const example: Answers = {
  blood_pressure_estimated: 'from_120_to_139',
  smoking: 'used_to_smoke',
  used_to_smoke: 10,
  years_since_quitting: 4,
};

/** What was taken for granted. */
export function assumptionsSection(): Section {
  const facts = readFacts(example);
  return {
    title: 'What we assumed',
    body: [
      'Said with every number, in place of a silent guess.',
      table(
        ['When', 'What it says'],
        assumptionRows.map(({ condition, text }) => [
          condition.words,
          typeof text === 'string' ? text : `${text(facts)} (example)`,
        ]),
      ),
    ].join('\n\n'),
  };
}
