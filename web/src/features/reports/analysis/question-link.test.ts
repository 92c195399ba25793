import type { Questionnaire } from '@choose-life/contracts/domain/hra/questionnaire';
import { describe, expect, it } from 'vitest';
import { pathOfQuestion } from './question-link.tsx';

// The thirteen modules that have a separate page, and one more. Only the position of a module decides its page.
const modules = [
  ['sex', 'height', 'height_cm'],
  ['blood_glucose'],
  ...Array.from({ length: 10 }, (_, index) => [`question_of_module_${index + 3}`]),
  ['question_of_module_13'],
  ['question_of_module_14'],
].map((ids, index) => ({ label: `Part ${index + 1}`, questions: ids.map(id => ({ id, input: [] })) }));
// Cast: `pathOfQuestion` reads only the modules.
const questionnaire = { meta: { modules } } as unknown as Questionnaire;

describe('pathOfQuestion', () => {
  it.each([
    [['sex'], '/hra/general#question-sex'],
    [['blood_glucose'], '/hra/blood-pressure-female#question-blood_glucose'],
    [['no_such_question', 'question_of_module_13'], '/hra/others#question-question_of_module_13'],
    // Modules after the thirteenth are on the last page.
    [['question_of_module_14'], '/hra/others#question-question_of_module_14'],
    // The chosen units decide which of the two is visible: `height_cm` in a new assessment.
    [['height', 'height_cm'], '/hra/general#question-height_cm'],
    // A new assessment hides `height`, so the path has only the page.
    [['height'], '/hra/general'],
  ])('for the questions %j, returns the path %s', (questions, path) => {
    expect(pathOfQuestion(questionnaire, questions)).toBe(path);
  });

  it('returns null if the questionnaire has none of the questions', () => {
    expect(pathOfQuestion(questionnaire, ['no_such_question'])).toBeNull();
    expect(pathOfQuestion(questionnaire, [])).toBeNull();
  });
});
