import { answerKeys } from '@choose-life/contracts/domain/hra/answer-groups';
import { describe, expect, it } from 'vitest';
import { demoAnswers } from '../src/assessments/demo-answers.ts';
import questionnaire from '../src/assessments/questionnaire.json' with { type: 'json' };
import { questionnaireResponseOf } from '../src/user-data/questionnaire-response.ts';
import { fhirQuestionnaireResponse } from './fhir-questionnaire-response.ts';

const assessment = {
  uniqueString: 'saved-1',
  isFinished: true,
  authored: '2026-03-10T09:30:00.000Z',
  questionnaireId: undefined,
  answers: demoAnswers,
};
const itemOf = (linkId: string, answers = demoAnswers) =>
  questionnaireResponseOf({ ...assessment, answers }).item.find(item => item.linkId === linkId);

describe('an assessment as a FHIR R4 QuestionnaireResponse', () => {
  it('conforms to R4 for every option of every question', () => {
    const questions = questionnaire.modules.flatMap(module => module.questions);
    for (const question of questions) {
      for (const { id } of question.input.flatMap(input => input.values)) {
        const item = itemOf(question.id, { [question.id]: id });
        expect([question.id, item?.answer[0]]).toEqual([
          question.id,
          { valueCoding: { system: expect.any(String), code: id, display: expect.any(String) } },
        ]);
        const response = questionnaireResponseOf({ ...assessment, answers: { [question.id]: id } });
        expect(fhirQuestionnaireResponse.safeParse(response).error).toBeUndefined();
      }
    }
  });

  it('has every answer once', () => {
    const anyNumber = 7;
    const answers = Object.fromEntries(answerKeys.map(key => [key, anyNumber]));
    const linkIds = questionnaireResponseOf({ ...assessment, answers }).item.map(({ linkId }) => linkId);
    expect(linkIds).toHaveLength(answerKeys.length);
    expect(new Set(linkIds).size).toBe(answerKeys.length);
  });

  it('has integers, decimals, codings and strings', () => {
    expect(itemOf('age_in_years')).toEqual({
      linkId: 'age_in_years',
      text: 'How old are you? (years)',
      answer: [{ valueInteger: 45 }],
    });
    expect(itemOf('weight_kg', { weight_kg: '80.5' })?.answer).toEqual([{ valueDecimal: 80.5 }]);
    expect(itemOf('sex')?.answer).toMatchObject([{ valueCoding: { code: 'female', display: 'Female' } }]);
    expect(itemOf('sex', { sex: 'another word' })?.answer).toEqual([{ valueString: 'another word' }]);
    expect(itemOf('blood_pressure_measured.high_number')).toMatchObject({
      text: 'What was your last blood pressure reading? High number (systolic) (mmHg)',
      answer: [{ valueInteger: 138 }],
    });
  });

  it('has answers that are not in the questionnaire', () => {
    const key = 'hra.q.new_question.a.hours';
    expect(itemOf(key, { [key]: 3 })).toEqual({ linkId: key, text: key, answer: [{ valueInteger: 3 }] });
  });

  it('names the questionnaire of the answers', () => {
    const questionnaireUrlOf = (questionnaireId: string | undefined) =>
      questionnaireResponseOf({ ...assessment, questionnaireId }).questionnaire;
    expect(questionnaireUrlOf(undefined)).toBe(
      `https://chooselife.example/fhir/Questionnaire/${questionnaire.defaultHraId}`,
    );
    expect(questionnaireUrlOf('an older one')).toBe(
      'https://chooselife.example/fhir/Questionnaire/an%20older%20one',
    );
  });
});
