import { answerGroupNames, answerGroups, isAnswerKey } from '@choose-life/contracts/domain/hra/answer-groups';
import { contractUnitOf } from '@choose-life/contracts/domain/hra/answer-keys';
import { questionsOf } from '@choose-life/contracts/domain/hra/questionnaire';
import { describe, expect, it } from 'vitest';
import { buildQuestionnaire } from './questionnaire.ts';

const questionnaire = buildQuestionnaire('ada@example.com');
const { modules } = questionnaire.meta;
/** The questions as the front end parses them. */
const parsedQuestions = modules.flatMap(questionsOf);
const parts = parsedQuestions.flatMap(question => question.parts);
const sentQuestions = modules.flatMap(module => module.questions);

describe('questionnaire', () => {
  it('has 13 modules', () => {
    expect(modules).toHaveLength(13);
  });

  it('asks for every answer key exactly once', () => {
    const askedKeys = parts.map(({ answerKey }) => answerKey);
    const contractKeys: string[] = answerGroupNames.flatMap(name => [...answerGroups[name]]);
    expect(askedKeys.toSorted()).toEqual(contractKeys.toSorted());
  });

  it('has no question that the front end cannot parse', () => {
    expect(parsedQuestions).toHaveLength(sentQuestions.length);
  });

  it('asks for each number in the unit of the contract', () => {
    const numbers = parts.filter(({ kind }) => kind === 'number');
    for (const { answerKey, units } of numbers)
      expect(isAnswerKey(answerKey) && contractUnitOf(answerKey)).toBe(units);
  });

  it('has at least two options with distinct ids for each choice except the country', () => {
    for (const { id, input } of sentQuestions) {
      for (const { values } of input) {
        if (!values?.length) continue;
        expect(new Set(values.map(option => option.id)).size, id).toBe(values.length);
        // Nigeria is the only country, as in the profile (s.3).
        expect(values.length, id).toBeGreaterThanOrEqual(id.endsWith('_country') ? 1 : 2);
      }
    }
  });

  it('has a minimum and a maximum for each input without options', () => {
    for (const { id, input } of sentQuestions) {
      for (const { values, min, max } of input) {
        if (values?.length) continue;
        expect({ min, max }, id).toEqual({ min: expect.any(Number), max: expect.any(Number) });
      }
    }
  });
});
