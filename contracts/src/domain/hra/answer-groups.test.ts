import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyAnswers } from '../../../test/arbitraries.ts';
import { answerGroupNames, answerGroups, answerKeys, toGroups } from './answer-groups.ts';
import { fromGroups } from './read-groups.ts';

describe('answer groups', () => {
  it('have the 96 keys of s.3, of which exactly two are in two groups', () => {
    const all = answerGroupNames.flatMap((name): readonly string[] => answerGroups[name]);
    expect(answerKeys).toHaveLength(96);
    const shared = answerKeys.filter(key => all.filter(other => other === key).length > 1);
    expect(shared.toSorted()).toEqual(['category_of_places_eaten', 'distracted_driving']);
  });

  it('contain no key that is unanswered or unknown', () => {
    expect(Object.values(toGroups({})).every(group => Object.keys(group).length === 0)).toBe(true);
    const groups = toGroups({ chh_cough: 'yes', chh_fever: null, chh_sbreath: ' ', sexx: 'F' });
    expect(groups).toEqual({ ...toGroups({}), coughHygiene: { chh_cough: 'yes' } });
  });

  it('contain a shared answer in both of its groups', () => {
    const groups = toGroups({ distracted_driving: 'never', category_of_places_eaten: 'bukka' });
    expect(groups.safetyAndSpeed.distracted_driving).toBe('never');
    expect(groups.workMode.distracted_driving).toBe('never');
    expect(groups.foodAndNutrition.category_of_places_eaten).toBe('bukka');
    expect(groups.others.category_of_places_eaten).toBe('bukka');
  });

  it.each([
    ['never', 'often', 'often'],
    ['never', null, 'never'],
    ['never', ' ', 'never'],
    [null, 'often', 'often'],
  ])(
    'give a shared key the answer of the last group that has one: %j, then %j is read as %j',
    (earlier, later, expected) => {
      const groups = {
        ...toGroups({}),
        safetyAndSpeed: { distracted_driving: earlier },
        workMode: { distracted_driving: later },
      };
      expect(fromGroups(groups).distracted_driving).toBe(expected);
    },
  );

  it('are read without unknown keys, and with a known key that is in the wrong group', () => {
    // `safety_belt_usage` belongs to the group `workMode`.
    const groups = { ...toGroups({}), safetyAndSpeed: { safety_belt_usage: 90, something_else: 'x' } };
    expect(fromGroups(groups)).toEqual({ safety_belt_usage: 90 });
  });

  it('made by toGroups are read as the same answers', () => {
    fc.assert(
      fc.property(anyAnswers, answers => {
        expect(fromGroups(toGroups(answers))).toEqual(answers);
      }),
    );
  });
});
