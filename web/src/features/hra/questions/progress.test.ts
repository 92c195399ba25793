import type { HraPage } from '@choose-life/contracts/domain/hra/page-graph';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount, choice, questionnaireOf } from '../../../../test/assessment/sample-questionnaire.ts';
import { modulesOf, questionsOnPage } from './numbered-questions.ts';
import { countOf, isComplete, minutesLeft, partNumberOf, partsDone, sectionsOf } from './progress.ts';

const general = [
  choice('app_units'),
  amount('height_cm'),
  amount('weight_kg'),
  amount('height'),
  choice('brand_new'),
];
const thirteen = [general, ...Array.from({ length: 12 }, (_, index) => [choice(`question_${index}`)])];
const questionnaire = questionnaireOf(thirteen);
const numbersOf = (answers: Record<string, string>) =>
  questionsOnPage('general', questionnaire, answers).map(({ number, id }) => `${number} ${id}`);

describe('numbered questions', () => {
  it('count what is shown, in the order of the server', () => {
    expect(numbersOf({})).toEqual(['1 app_units', '2 height_cm', '3 weight_kg', '4 brand_new']);
    expect(numbersOf({ app_units: 'us_customary' })).toEqual(['1 app_units', '2 height', '3 brand_new']);
  });

  it('run on over a module beyond the thirteenth, on Others', () => {
    const more = questionnaireOf([...thirteen, [choice('extra')]]);
    expect(modulesOf('others', more, {}).map(module => module.label)).toEqual(['Module 12', 'Module 13']);
    expect(questionsOnPage('others', more, {}).map(question => question.number)).toEqual([1, 2]);
  });

  it('have keys of their own even where a questionnaire repeats an id', () => {
    const twice = questionnaireOf([[choice('same'), choice('same')]]);
    const keys = questionsOnPage('general', twice, {}).map(question => question.key);
    expect(new Set(keys).size).toBe(2);
  });

  it('leave out what asks for nothing', () => {
    const silent = { id: 'silent', label: 'Just words', input: [] };
    const shown = questionsOnPage('general', questionnaireOf([[silent, choice('sex')]]), {});
    expect(shown.map(({ number, id }) => `${number} ${id}`)).toEqual(['1 sex']);
  });

  it('are none where the server sends fewer modules', () => {
    expect(modulesOf('sleep', questionnaireOf([general]), {})).toEqual([]);
  });
});

describe('progress', () => {
  it('counts answers on the page that fits the sex answer, once', () => {
    const pages = sectionsOf(questionnaire, { sex: 'male' }).map(section => section.page);
    expect(pages).toHaveLength(13);
    expect(pages[1]).toBe('blood-pressure-male');
  });

  it('knows the blood-pressure page that is open, whatever the sex answer', () => {
    const pages = sectionsOf(questionnaire, {}, 'blood-pressure-male').map(section => section.page);
    expect(pages).toHaveLength(13);
    expect(pages[1]).toBe('blood-pressure-male');
  });

  it('counts a question with several parts as answered when one part is', () => {
    const alcohol = {
      id: 'weekly_alcohol',
      label: 'Drinks?',
      input: [{ id: 'beer' }, { id: 'wine' }],
    };
    const questions = questionsOnPage('general', questionnaireOf([[alcohol]]), {});
    expect(countOf(questions, {})).toEqual({ answered: 0, total: 1 });
    expect(countOf(questions, { wine: 0 })).toEqual({ answered: 1, total: 1 });
  });

  it.each([
    [{ answered: 0, total: 0 }, false],
    [{ answered: 1, total: 2 }, false],
    [{ answered: 2, total: 2 }, true],
  ])('takes %j as complete: %s', (count, complete) => {
    expect(isComplete(count)).toBe(complete);
  });

  it.each([
    [[], 0],
    [[{ answered: 0, total: 90 }], 15],
    [[{ answered: 30, total: 90 }], 10],
    [[{ answered: 89, total: 90 }], 1],
    [[{ answered: 90, total: 90 }], 0],
  ])('of %j leaves %s minutes', (sections, minutes) => {
    expect(minutesLeft(sections)).toBe(minutes);
  });

  it('never leaves more time after another answer', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), fc.nat(200), (total, some) => {
        const answered = Math.min(some, total - 1);
        const before = minutesLeft([{ answered, total }]);
        const after = minutesLeft([{ answered: answered + 1, total }]);
        expect(after).toBeLessThanOrEqual(before);
      }),
    );
  });

  it('calls both blood-pressure pages part 2, and review none', () => {
    const numberOf = (page: HraPage) => partNumberOf(page, sectionsOf(questionnaire, {}, page));
    expect(numberOf('blood-pressure-male')).toBe(2);
    expect(numberOf('blood-pressure-female')).toBe(2);
    expect(numberOf('mental-health')).toBe(7);
    expect(numberOf('others')).toBe(13);
    expect(numberOf('review')).toBeNull();
  });

  it('counts the parts the server has, and no page without a module', () => {
    const short = questionnaireOf([[choice('sex')], [choice('smoking')], [choice('chh_cough')]]);
    const sections = sectionsOf(short, {}, 'stress');
    expect(sections.map(({ page }) => page)).toEqual(['general', 'blood-pressure-female', 'cough-hygiene']);
    expect(partNumberOf('stress', sections)).toBeNull();
  });

  it('calls a part done when nothing of it is left, whatever was passed over', () => {
    const sections = sectionsOf(questionnaire, { 'hra.q.question_4.a': 'yes', 'hra.q.question_6.a': 'yes' });
    expect(partsDone(sections)).toBe(2);
    expect(sections.map(({ answered }) => answered).slice(5, 8)).toEqual([1, 0, 1]);
  });
});
