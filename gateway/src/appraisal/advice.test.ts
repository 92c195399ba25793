import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import { describe, expect, it } from 'vitest';
import { idsOf, man, woman } from '../../test/appraisal/people.ts';
import questionnaire from '../assessments/questionnaire.json' with { type: 'json' };
import { readArticles } from '../content/articles.ts';
import { adviceRules } from './advice.ts';
import { appraise } from './appraise.ts';

const articleIds = readArticles().map(({ contentId }) => contentId);
const asked = new Set(questionnaire.modules.flatMap(module => module.questions.map(question => question.id)));
const adviceFor = (answers: Answers) => idsOf(appraise(answers).details.advice);

describe('advice', () => {
  it.each(adviceRules)('$id names asked questions, a source and an article of the library', rule => {
    expect(rule.questions.length).toBeGreaterThan(0);
    for (const question of rule.questions) expect([question, asked.has(question)]).toEqual([question, true]);
    expect(rule.source.length).toBeGreaterThan(2);
    expect(rule.text).toMatch(/\.$/);
    expect(articleIds).toContain(rule.article);
  });

  it('spares those who have no need of it', () => {
    expect(adviceFor({ ...woman, high_number: 110, low_number: 70, blood_glucose: 90 })).toEqual([]);
  });
});

describe('tests that find cancer early', () => {
  const cervical = (age_in_years: number, hysterectomy: string | null) =>
    adviceFor({ ...woman, age_in_years, pap_smear_test: 'never', hysterectomy }).filter(id =>
      id.startsWith('cervical'),
    );

  it.each<[number, string | null, readonly string[]]>([
    [20, 'no', []],
    [21, 'no', ['cervical-test']],
    [65, 'no', ['cervical-test']],
    [66, 'no', []],
    [40, null, ['cervical-test']],
    [40, 'no_answer', ['cervical-test']],
    [40, 'yes', []],
    [40, 'not_sure', ['cervical-question']],
    [66, 'not_sure', []],
  ])('at %i, womb removed: %s, cervical: %j', (age, hysterectomy, wanted) => {
    expect(cervical(age, hysterectomy)).toEqual(wanted);
  });

  it.each([
    ['3y', []],
    ['not_sure', []],
    ['older', ['cervical-test']],
  ])('the last smear %s: %j', (pap_smear_test, wanted) => {
    expect(adviceFor({ ...woman, pap_smear_test }).filter(id => id.startsWith('cervical'))).toEqual(wanted);
  });

  it('never ask a man about a smear, whatever an old answer says', () => {
    const answers = { ...man, pap_smear_test: 'never', family_breast_cancer_history: '2' };
    expect(adviceFor(answers).filter(id => id.startsWith('cervical') || id.startsWith('breast'))).toEqual([]);
  });

  it.each([
    [44, 'never', false],
    [45, 'never', true],
    [75, 'older', true],
    [76, 'older', false],
    [50, 'stool_1y', false],
    [50, 'below_45', false],
  ])('bowel at %i, last test %s: %s', (age_in_years, colon_cancer_screening, given) => {
    expect(adviceFor({ ...man, age_in_years, colon_cancer_screening }).includes('bowel-test')).toBe(given);
  });
});

describe('the order of steps', () => {
  it('is: what a health worker sees first, then years, then what keeps somebody safe, then that of the tables', () => {
    const answers: Answers = {
      ...man,
      ...{ high_number: null, low_number: null, blood_pressure_estimated: 'from_140' },
      ...{ beer: 18, wine: 0, wine_coolers: 0, mixed_drinks: 0, PHQa: '3', PHQb: '3' },
      ...{ colon_cancer_screening: 'never', junk_food: 'daily', sleep1: '5_6' },
    };
    expect(appraise(answers).details.advice.map(({ id, years }) => [id, years])).toEqual([
      ['measure-blood-pressure', null],
      ['low-mood', null],
      ['stop-smoking', 13],
      ['lower-pressure', 3],
      ['healthy-weight', 1],
      ['drink-less', null],
      ['bowel-test', null],
      ['less-sugar', null],
      ['sleep-more', null],
    ]);
  });
});
