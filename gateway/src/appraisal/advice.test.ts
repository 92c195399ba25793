import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import { describe, expect, it } from 'vitest';
import questionnaire from '../assessments/questionnaire.json' with { type: 'json' };
import { adviceRules } from './advice.ts';
import { appraise } from './appraise.ts';
import { optionsOf } from './arbitraries.ts';

const asked = new Set(questionnaire.modules.flatMap(module => module.questions.map(question => question.id)));
const woman: Answers = {
  sex: 'female',
  age_in_years: 50,
  height_cm: 165,
  weight_kg: 60,
  smoking: 'never_smoked',
};
const adviceFor = (answers: Answers) => appraise(answers).advice.map(({ id }) => id);

/** Answers that call for a rule which no single option of its own questions calls for. */
const numbers: Readonly<Record<string, Answers>> = {
  'show-blood-pressure': { high_number: 120, low_number: 90 },
  'less-salt': { high_number: 120, low_number: 79 },
  'healthy-weight': { weight_kg: 69 },
  'test-sugar-again': { blood_glucose: 100 },
  'test-sugar': {},
  'cholesterol-high': { cholesterol_level: 200 },
  'drink-less': { wine: 8 },
  'talk-to-somebody': { GADa: '1', GADb: '2' },
  'measure-blood-pressure': {},
};

describe('advice', () => {
  it.each(adviceRules)('$id names asked questions and a source', ({ questions, source, text }) => {
    expect(questions.length).toBeGreaterThan(0);
    for (const question of questions) expect([question, asked.has(question)]).toEqual([question, true]);
    expect(source.length).toBeGreaterThan(2);
    expect(text).toMatch(/\.$/);
  });

  it.each(adviceRules)('$id is given to somebody and spared others', ({ id, questions }) => {
    const single = questions.flatMap(key => (optionsOf.get(key) ?? []).map(option => ({ [key]: option })));
    const tried = numbers[id] ? [numbers[id]] : single;
    expect(tried.some(change => adviceFor({ ...woman, ...change }).includes(id))).toBe(true);
    const careful = { ...woman, high_number: 110, low_number: 70, blood_glucose: 90 };
    expect(adviceFor(careful)).not.toContain(id);
  });

  it('puts measuring first for a person who does not know their blood pressure', () => {
    expect(adviceFor({ ...woman, smoking: 'still_smoke' })[0]).toBe('measure-blood-pressure');
  });
});
