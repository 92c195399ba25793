import { answerGroups } from '@choose-life/contracts/domain/hra/answer-groups';
import type { HraPage } from '@choose-life/contracts/domain/hra/page-graph';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount, choice, questionnaireOf } from '../../../../test/assessment/sample-questionnaire.ts';
import {
  countOf,
  generalSectionsOf,
  minutesLeft,
  modulesOf,
  partNumberOf,
  partsDone,
  questionsOnPage,
  sectionsOf,
} from './numbered-questions.ts';

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
  it('are the visible questions, numbered in the order of the gateway', () => {
    expect(numbersOf({})).toEqual(['1 app_units', '2 height_cm', '3 weight_kg', '4 brand_new']);
    expect(numbersOf({ app_units: 'us_customary' })).toEqual(['1 app_units', '2 height', '3 brand_new']);
  });

  it('of a fourteenth module continue the numbers of the page Others', () => {
    const more = questionnaireOf([...thirteen, [choice('extra')]]);
    expect(modulesOf('others', more, {}).map(module => module.label)).toEqual(['Module 12', 'Module 13']);
    expect(questionsOnPage('others', more, {}).map(question => question.number)).toEqual([1, 2]);
  });

  it('have different keys even if a questionnaire repeats an id', () => {
    const twice = questionnaireOf([[choice('same'), choice('same')]]);
    const keys = questionsOnPage('general', twice, {}).map(question => question.key);
    expect(new Set(keys).size).toBe(2);
  });

  it('do not include a question without an input', () => {
    const withoutInput = { id: 'text', label: 'Just words', input: [] };
    const shown = questionsOnPage('general', questionnaireOf([[withoutInput, choice('sex')]]), {});
    expect(shown.map(({ number, id }) => `${number} ${id}`)).toEqual(['1 sex']);
  });

  it('do not exist on a page whose module the gateway does not send', () => {
    expect(modulesOf('sleep', questionnaireOf([general]), {})).toEqual([]);
  });
});

describe('progress', () => {
  it('contains only the blood-pressure page of the answered sex', () => {
    const pages = sectionsOf(questionnaire, { sex: 'male' }).map(section => section.page);
    expect(pages).toHaveLength(13);
    expect(pages[1]).toBe('blood-pressure-male');
  });

  it('contains the open blood-pressure page instead of that of the answered sex', () => {
    const pages = sectionsOf(questionnaire, {}, 'blood-pressure-male').map(section => section.page);
    expect(pages).toHaveLength(13);
    expect(pages[1]).toBe('blood-pressure-male');
  });

  it('counts a question with several parts as answered once one part is', () => {
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
    [[], 0],
    [[{ answered: 0, total: 90 }], 15],
    [[{ answered: 30, total: 90 }], 10],
    [[{ answered: 89, total: 90 }], 1],
    [[{ answered: 90, total: 90 }], 0],
  ])('estimates for %j the remaining minutes as %s', (sections, minutes) => {
    expect(minutesLeft(sections)).toBe(minutes);
  });

  it('never estimates more minutes after one more answer', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), fc.nat(200), (total, some) => {
        const answered = Math.min(some, total - 1);
        const before = minutesLeft([{ answered, total }]);
        const after = minutesLeft([{ answered: answered + 1, total }]);
        expect(after).toBeLessThanOrEqual(before);
      }),
    );
  });

  it('numbers both blood-pressure pages as part 2, and gives review no number', () => {
    const numberOf = (page: HraPage) => partNumberOf(page, sectionsOf(questionnaire, {}, page));
    expect(numberOf('blood-pressure-male')).toBe(2);
    expect(numberOf('blood-pressure-female')).toBe(2);
    expect(numberOf('mental-health')).toBe(7);
    expect(numberOf('others')).toBe(13);
    expect(numberOf('review')).toBeNull();
  });

  it('has no part for a page without a module', () => {
    const short = questionnaireOf([[choice('sex')], [choice('smoking')], [choice('chh_cough')]]);
    const sections = sectionsOf(short, {}, 'stress');
    expect(sections.map(({ page }) => page)).toEqual(['general', 'blood-pressure-female', 'cough-hygiene']);
    expect(partNumberOf('stress', sections)).toBeNull();
  });

  it('counts parts that are done even if earlier parts are not', () => {
    const sections = sectionsOf(questionnaire, { 'hra.q.question_4.a': 'yes', 'hra.q.question_6.a': 'yes' });
    expect(partsDone(sections)).toBe(2);
    expect(sections.map(({ answered }) => answered).slice(5, 8)).toEqual([1, 0, 1]);
  });
});

const groupsOf = (order: readonly string[]) =>
  modulesOf('general', questionnaireOf([order.map(choice)]), {}).flatMap(generalSectionsOf);
const namesOf = (order: readonly string[]) =>
  groupsOf(order).map(({ title, questions }) => [title, ...questions.map(({ id }) => id)]);

describe('the groups of the page General', () => {
  it('have headings if the gateway sends the questions of s.3 in the order of s.3', () => {
    expect(namesOf(['app_units', 'sex', 'weight_kg', 'occupation', 'home_address_state', 'race'])).toEqual([
      ['Units', 'app_units'],
      ['You', 'sex', 'race'],
      ['Your body', 'weight_kg'],
      ['Where you live and work', 'occupation', 'home_address_state'],
    ]);
  });

  it.each([
    ['an unknown question', ['app_units', 'sex', 'brand_new', 'race']],
    ['another order', ['race', 'sex', 'occupation']],
    ['another order of hidden questions', ['weight', 'height', 'sex']],
    ['a question twice', ['sex', 'sex', 'race']],
  ])('are a single one without a heading if the gateway sends %s', (_, order) => {
    const hidden = ['height', 'weight'];
    expect(namesOf(order)).toEqual([[null, ...order.filter(id => !hidden.includes(id))]]);
  });

  it('contain every question once, numbered in the displayed order', () => {
    const ids = [...answerGroups.general, 'brand_new'].filter(id => id !== 'height' && id !== 'weight');
    fc.assert(
      fc.property(fc.shuffledSubarray(ids), order => {
        const shown = groupsOf(order).flatMap(section => section.questions);
        expect(shown.map(({ number }) => number)).toEqual(order.map((_, index) => index + 1));
        expect(shown.map(({ id }) => id).toSorted()).toEqual(order.toSorted());
      }),
    );
  });
});
