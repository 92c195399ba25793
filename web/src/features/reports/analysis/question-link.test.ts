import type { Questionnaire } from '@choose-life/contracts/domain/hra/questionnaire';
import { describe, expect, it } from 'vitest';
import { pathOfQuestion } from './question-link.tsx';

const modules = [
  ['sex', 'height', 'height_cm'],
  ['blood_glucose'],
  ...Array.from({ length: 10 }, (_, place) => [`of-page-${place + 3}`]),
  ['misfortune'],
  ['encore'],
].map((ids, place) => ({ label: `Part ${place + 1}`, questions: ids.map(id => ({ id, input: [] })) }));
// The rest of a questionnaire is not looked at here.
const questionnaire = { meta: { modules } } as unknown as Questionnaire;

describe('the way to a question', () => {
  it.each([
    [['sex'], '/hra/general#question-sex'],
    [['blood_glucose'], '/hra/blood-pressure-female#question-blood_glucose'],
    [['no_such_question', 'misfortune'], '/hra/others#question-misfortune'],
    // A module beyond the thirteen stands on the last page.
    [['encore'], '/hra/others#question-encore'],
    // Which of the two is asked depends on the units.
    [['height', 'height_cm'], '/hra/general#question-height_cm'],
    [['height'], '/hra/general'],
  ])('of %j is %s', (questions, path) => {
    expect(pathOfQuestion(questionnaire, questions)).toBe(path);
  });

  it('is none for questions that this questionnaire does not have', () => {
    expect(pathOfQuestion(questionnaire, ['no_such_question'])).toBeNull();
    expect(pathOfQuestion(questionnaire, [])).toBeNull();
  });
});
