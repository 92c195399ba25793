import { describe, expect, it } from 'vitest';
import {
  choiceQuestion,
  numberQuestion,
  questionnaireOf,
} from '../../../../test/assessment/sample-questionnaire.ts';
import { chosenOption, reviewedModules, unreadableAnswersOf } from './reviewed.ts';

const smoking = [choiceQuestion('smoking'), choiceQuestion('vaping'), choiceQuestion('vaping_freq')];
// The index of a module decides its page (s.2.4): the second module is on a blood-pressure page.
const modules = [
  [choiceQuestion('sex')],
  [choiceQuestion('blood_pressure_medication')],
  [choiceQuestion('chh_cough')],
  smoking,
];
const questionnaire = questionnaireOf(modules);

describe('reviewedModules', () => {
  it('counts only questions that a page asks', () => {
    // The question pages always hide `vaping_freq` (s.4). Review shows it to a person who vapes.
    const smokingModule = reviewedModules(questionnaire, { smoking: 'still_smoke', vaping: 'yes' })[3];
    expect(smokingModule?.questions.map(({ id, isAsked }) => [id, isAsked])).toEqual([
      ['smoking', true],
      ['vaping', true],
      ['vaping_freq', false],
    ]);
    expect(smokingModule?.count).toEqual({ answered: 2, total: 2 });
  });

  it('hides questions by the rules of the review page (s.4)', () => {
    const answers = { vaping: 'no', smoking: 'never_smoked' };
    const visibleIds = reviewedModules(questionnaire, answers)[3]?.questions.map(question => question.id);
    expect(visibleIds).toEqual(['smoking', 'vaping']);
  });

  it('marks an answer that is not an option of its question', () => {
    const needsCheckOf = (sex: string) =>
      reviewedModules(questionnaire, { sex })[0]?.questions.map(question => question.needsCheck);
    // The sample questionnaire has the options 'yes' and 'no'.
    expect(needsCheckOf('yes')).toEqual([false]);
    expect(needsCheckOf('removed')).toEqual([true]);
  });

  it.each([
    ['male', 'blood-pressure-male'],
    ['female', 'blood-pressure-female'],
  ])('links the questions on blood pressure of a %s person to the page %s', (sex, page) => {
    expect(reviewedModules(questionnaire, { sex })[1]?.page).toBe(page);
  });

  it('links the questions of a module that has no page to the page Others', () => {
    // There are pages for 13 modules (s.2.4).
    const fifteenModules = questionnaireOf(
      Array.from({ length: 15 }, (_, index) => [numberQuestion(`question_${index}`)]),
    );
    expect(reviewedModules(fifteenModules, {})[14]?.page).toBe('others');
  });
});

describe('unreadableAnswersOf', () => {
  const key = 'travel_by_automobile_km';
  const part = {
    answerKey: key,
    kind: 'number' as const,
    label: null,
    options: [],
    min: 0,
    max: null,
    units: 'km',
  };

  it('returns a message only for a question that a page asks', () => {
    const messagesFor = (isAsked: boolean) =>
      unreadableAnswersOf({ isAsked, parts: [part] }, { [key]: 12 }, { [key]: 'far' });
    expect(messagesFor(true)).toEqual([{ key, message: 'far could not be read; 12 is used.' }]);
    expect(messagesFor(false)).toEqual([]);
  });
});

describe('chosenOption', () => {
  const part = {
    answerKey: 'fast_food',
    kind: 'choice' as const,
    label: null,
    options: [
      { id: '1', label: 'One' },
      { id: '2', label: 'Two' },
    ],
    min: null,
    max: null,
    units: null,
  };

  it.each([
    ['the label and index of the chosen option', { fast_food: '2' }, { label: 'Two', index: 1 }],
    [
      'the option for an answer that is a number, as in older saved answers',
      { fast_food: 2 },
      { label: 'Two', index: 1 },
    ],
    ['the answer itself if it is not an option', { fast_food: 'removed' }, { label: 'removed', index: -1 }],
    ['null without an answer', {}, null],
  ])('returns %s', (_, answers, option) => {
    expect(chosenOption(part, answers)).toEqual(option);
  });
});
