import { answerGroupNames, answerGroups, isAnswerKey } from '@choose-life/contracts/domain/hra/answer-groups';
import { unitOf } from '@choose-life/contracts/domain/hra/answer-keys';
import { questionsOf } from '@choose-life/contracts/domain/hra/questionnaire';
import { describe, expect, it } from 'vitest';
import { buildQuestionnaire } from './questionnaire.ts';

const questionnaire = buildQuestionnaire('ada@example.com');
const { modules } = questionnaire.meta;
/** The questions as the front end parses them. */
const views = modules.flatMap(questionsOf);
const parts = views.flatMap(view => view.parts);

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
    expect(views).toHaveLength(modules.flatMap(module => module.questions).length);
  });

  it('asks for each number in the unit of the contract', () => {
    const numbers = parts.filter(({ kind }) => kind === 'number');
    for (const { answerKey, units } of numbers)
      expect(isAnswerKey(answerKey) && unitOf(answerKey)).toBe(units);
  });

  it('has two options or more for each choice except the country, with distinct ids', () => {
    for (const { id, input } of modules.flatMap(module => module.questions)) {
      for (const { values, min, max } of input) {
        const ids = (values ?? []).map(option => option.id);
        expect(new Set(ids).size).toBe(ids.length);
        // Nigeria is the only country, as in the profile (s.3).
        if (ids.length > 0) expect(ids.length).toBeGreaterThan(id.endsWith('_country') ? 0 : 1);
        else expect([id, typeof min, typeof max]).toEqual([id, 'number', 'number']);
      }
    }
  });
});
