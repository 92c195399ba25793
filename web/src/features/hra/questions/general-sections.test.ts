import { answerGroups } from '@choose-life/contracts/domain/hra/answer-groups';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choice, questionnaireOf } from '../../../../test/assessment/sample-questionnaire.ts';
import { generalSectionsOf } from './general-sections.ts';
import { modulesOf } from './numbered-questions.ts';

const sectionsOf = (order: readonly string[]) =>
  modulesOf('general', questionnaireOf([order.map(choice)]), {}).flatMap(generalSectionsOf);
const namesOf = (order: readonly string[]) =>
  sectionsOf(order).map(({ title, questions }) => [title, ...questions.map(({ id }) => id)]);

describe('visual groups of general', () => {
  it('stand where the server asks our questions in our order', () => {
    expect(namesOf(['app_units', 'sex', 'weight_kg', 'occupation', 'home_address_state', 'race'])).toEqual([
      ['Units', 'app_units'],
      ['You', 'sex', 'race'],
      ['Your body', 'weight_kg'],
      ['Where you live and work', 'occupation', 'home_address_state'],
    ]);
  });

  it.each([
    ['a question of its own', ['app_units', 'sex', 'brand_new', 'race']],
    ['an order of its own', ['race', 'sex', 'occupation']],
    ['an order of its own among hidden ones', ['weight', 'height', 'sex']],
    ['a question twice', ['sex', 'sex', 'race']],
  ])("give way to the server's order where it has %s", (_, order) => {
    const hidden = ['height', 'weight'];
    expect(namesOf(order)).toEqual([[null, ...order.filter(id => !hidden.includes(id))]]);
  });

  it('hold every question once, numbered as shown, in whatever order the server sends them', () => {
    const ids = [...answerGroups.general, 'brand_new'].filter(id => id !== 'height' && id !== 'weight');
    fc.assert(
      fc.property(fc.shuffledSubarray(ids), order => {
        const shown = sectionsOf(order).flatMap(section => section.questions);
        expect(shown.map(({ number }) => number)).toEqual(order.map((_, index) => index + 1));
        expect(shown.map(({ id }) => id).toSorted()).toEqual(order.toSorted());
      }),
    );
  });
});
