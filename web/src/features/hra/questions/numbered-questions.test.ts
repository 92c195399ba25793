import { answerGroups } from '@choose-life/contracts/domain/hra/answer-groups';
import type { HraPage } from '@choose-life/contracts/domain/hra/page-graph';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  choiceQuestion,
  numberQuestion,
  questionnaireOf,
} from '../../../../test/assessment/sample-questionnaire.ts';
import {
  countOf,
  doneSectionCount,
  generalGroupsOf,
  minutesLeft,
  modulesOf,
  questionsOnPage,
  sectionNumberOf,
  sectionsOf,
} from './numbered-questions.ts';

const general = [
  choiceQuestion('app_units'),
  numberQuestion('height_cm'),
  numberQuestion('weight_kg'),
  numberQuestion('height'),
  choiceQuestion('brand_new'),
];
const thirteenModules = [
  general,
  ...Array.from({ length: 12 }, (_, index) => [choiceQuestion(`question_${index}`)]),
];
const questionnaire = questionnaireOf(thirteenModules);
const numberedIdsOf = (answers: Record<string, string>) =>
  questionsOnPage('general', questionnaire, answers).map(({ number, id }) => `${number} ${id}`);

describe('questionsOnPage', () => {
  it('returns the visible questions, numbered in the order of the gateway', () => {
    expect(numberedIdsOf({})).toEqual(['1 app_units', '2 height_cm', '3 weight_kg', '4 brand_new']);
    expect(numberedIdsOf({ app_units: 'us_customary' })).toEqual(['1 app_units', '2 height', '3 brand_new']);
  });

  it('adds the questions of a fourteenth module to the page Others, and continues the numbers of the page', () => {
    // The labels of `questionnaireOf` count from 0.
    const withExtraModule = questionnaireOf([...thirteenModules, [choiceQuestion('extra')]]);
    expect(modulesOf('others', withExtraModule, {}).map(module => module.label)).toEqual([
      'Module 12',
      'Module 13',
    ]);
    expect(questionsOnPage('others', withExtraModule, {}).map(question => question.number)).toEqual([1, 2]);
  });

  it('gives questions with the same id different keys', () => {
    const repeatedId = questionnaireOf([[choiceQuestion('same'), choiceQuestion('same')]]);
    const keys = questionsOnPage('general', repeatedId, {}).map(question => question.key);
    expect(new Set(keys).size).toBe(2);
  });

  it('omits a question without an input', () => {
    const withoutInput = { id: 'text', label: 'Just words', input: [] };
    const visibleQuestions = questionsOnPage(
      'general',
      questionnaireOf([[withoutInput, choiceQuestion('sex')]]),
      {},
    );
    expect(visibleQuestions.map(({ number, id }) => `${number} ${id}`)).toEqual(['1 sex']);
  });

  it('returns no questions for a page whose module the gateway does not send', () => {
    expect(questionsOnPage('sleep', questionnaireOf([general]), {})).toEqual([]);
  });
});

describe('progress', () => {
  it('contains only the blood-pressure page of the answered sex', () => {
    const pages = sectionsOf(questionnaire, { sex: 'male' }).map(section => section.page);
    expect(pages).toHaveLength(13);
    expect(pages[1]).toBe('blood-pressure-male');
  });

  it('contains the open blood-pressure page even if it is not the page of the answered sex', () => {
    const pages = sectionsOf(questionnaire, {}, 'blood-pressure-male').map(section => section.page);
    expect(pages).toHaveLength(13);
    expect(pages[1]).toBe('blood-pressure-male');
  });

  it('counts a question with several parts as answered once one part is answered', () => {
    const alcohol = {
      id: 'weekly_alcohol',
      label: 'Drinks?',
      input: [{ id: 'beer' }, { id: 'wine' }],
    };
    const questions = questionsOnPage('general', questionnaireOf([[alcohol]]), {});
    expect(countOf(questions, {})).toEqual({ answered: 0, total: 1 });
    expect(countOf(questions, { wine: 0 })).toEqual({ answered: 1, total: 1 });
  });

  // An assessment without answers takes 15 minutes (s.9).
  it.each([
    [[], 0],
    [[{ answered: 0, total: 90 }], 15],
    [[{ answered: 30, total: 90 }], 10],
    [[{ answered: 89, total: 90 }], 1],
    [[{ answered: 90, total: 90 }], 0],
  ])('for the sections %j the estimate is %s minutes', (sections, minutes) => {
    expect(minutesLeft(sections)).toBe(minutes);
  });

  it('never estimates more minutes after one more answer', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), fc.nat(200), (total, count) => {
        const answered = Math.min(count, total - 1);
        const before = minutesLeft([{ answered, total }]);
        const after = minutesLeft([{ answered: answered + 1, total }]);
        expect(after).toBeLessThanOrEqual(before);
      }),
    );
  });

  // Numbers of the 13 sections of s.2.4.
  it.each<[HraPage, number | null]>([
    ['blood-pressure-male', 2],
    ['blood-pressure-female', 2],
    ['mental-health', 7],
    ['others', 13],
    ['review', null],
  ])('gives the page %s the section number %s', (page, number) => {
    expect(sectionNumberOf(page, sectionsOf(questionnaire, {}, page))).toBe(number);
  });

  it('has no section for a page without a module', () => {
    // Modules belong to pages by their position. The first three belong to these pages, so the page Stress has none.
    const short = questionnaireOf(thirteenModules.slice(0, 3));
    const sections = sectionsOf(short, {}, 'stress');
    expect(sections.map(({ page }) => page)).toEqual(['general', 'blood-pressure-female', 'cough-hygiene']);
    expect(sectionNumberOf('stress', sections)).toBeNull();
  });

  it('counts complete sections even if earlier sections are not complete', () => {
    // An answer to a question that the contract does not know has its wire key as answer key.
    const sections = sectionsOf(questionnaire, { 'hra.q.question_4.a': 'yes', 'hra.q.question_6.a': 'yes' });
    expect(doneSectionCount(sections)).toBe(2);
    // `question_4` is in the sixth module, and `question_6` in the eighth.
    expect(sections.map(({ answered }) => answered).slice(5, 8)).toEqual([1, 0, 1]);
  });
});

/** @param ids the ids of the questions that the gateway sends for the page General, in its order */
const groupsOf = (ids: readonly string[]) =>
  modulesOf('general', questionnaireOf([ids.map(choiceQuestion)]), {}).flatMap(generalGroupsOf);
/** The title of each group, and the ids of its questions. */
const titlesAndIdsOf = (ids: readonly string[]) =>
  groupsOf(ids).map(({ title, questions }) => [title, ...questions.map(({ id }) => id)]);

describe('the groups of the page General', () => {
  it('have headings if the gateway sends known questions in the order of s.3', () => {
    expect(
      titlesAndIdsOf(['app_units', 'sex', 'weight_kg', 'occupation', 'home_address_state', 'race']),
    ).toEqual([
      ['Units', 'app_units'],
      ['You', 'sex', 'race'],
      ['Your body', 'weight_kg'],
      ['Where you live and work', 'occupation', 'home_address_state'],
    ]);
  });

  it.each([
    ['an unknown question', ['app_units', 'sex', 'brand_new', 'race']],
    ['a different order', ['race', 'sex', 'occupation']],
    ['a different order of hidden questions', ['weight', 'height', 'sex']],
    ['a question twice', ['sex', 'sex', 'race']],
  ])('are one group without a heading if the gateway sends %s', (_, order) => {
    // The page hides the questions in feet and pounds, because no unit is chosen (s.4).
    const hidden = ['height', 'weight'];
    expect(titlesAndIdsOf(order)).toEqual([[null, ...order.filter(id => !hidden.includes(id))]]);
  });

  it('contain every question once, numbered in the displayed order', () => {
    // Without the questions in feet and pounds, which the page hides, because no unit is chosen (s.4).
    const specifiedIds = answerGroups.general.filter(id => id !== 'height' && id !== 'weight');
    // `subarray` keeps the order of s.3, for which there are headings. Shuffled ids are in this order only by chance.
    const gatewayOrders = fc.oneof(
      fc.subarray<string>(specifiedIds),
      fc.shuffledSubarray<string>([...specifiedIds, 'brand_new']),
    );
    fc.assert(
      fc.property(gatewayOrders, order => {
        const visibleQuestions = groupsOf(order).flatMap(group => group.questions);
        expect(visibleQuestions.map(({ number }) => number)).toEqual(order.map((_, index) => index + 1));
        expect(visibleQuestions.map(({ id }) => id).toSorted()).toEqual(order.toSorted());
      }),
    );
  });
});
