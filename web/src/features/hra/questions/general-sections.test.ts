import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choice, questionnaireOf } from '../../../api/assessment/sample-questionnaire.ts';
import { generalSectionsOf } from './general-sections.ts';
import { questionsOnPage } from './numbered-questions.ts';

const ids = [
  'app_units',
  'sex',
  'occupation',
  'weight_kg',
  'brand_new',
  'race',
  'home_address_state',
  'another_new',
];
const sectionsOf = (order: readonly string[]) =>
  generalSectionsOf(questionsOnPage('general', questionnaireOf([order.map(choice)]), {}));

describe('visual groups of general', () => {
  it('put what nobody knows at the end', () => {
    const found = sectionsOf(ids).map(({ title, questions }) => [title, ...questions.map(({ id }) => id)]);
    expect(found).toEqual([
      ['Units', 'app_units'],
      ['You', 'sex', 'race'],
      ['Your body', 'weight_kg'],
      ['Where you live and work', 'occupation', 'home_address_state'],
      ['A few more', 'brand_new', 'another_new'],
    ]);
  });

  it('hold every question once, numbered as shown, in whatever order the server sends them', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(ids), order => {
        const shown = sectionsOf(order).flatMap(section => section.questions);
        expect(shown.map(({ number }) => number)).toEqual(order.map((_, index) => index + 1));
        expect(shown.map(({ id }) => id).toSorted()).toEqual(order.toSorted());
      }),
    );
  });
});
