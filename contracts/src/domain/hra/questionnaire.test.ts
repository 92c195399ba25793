import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyQuestion } from '../../../test/arbitraries.ts';
import { hasFormOfAdditionalKey } from './additional-key.ts';
import { isAnswerKey } from './answer-groups.ts';
import { letterOf, type Question, type QuestionInput, questionsOf } from './questionnaire.ts';

const viewOf = (question: Question) => questionsOf({ label: 'Module', questions: [question] })[0];

describe('questionsOf', () => {
  it('converts the ids of options to strings, even if the gateway sends numbers', () => {
    const values = [
      { id: 1, label: 'Yes' },
      { id: '2', label: 'No' },
    ];
    expect(
      viewOf({ id: 'cholesterol_check', label: 'Checked?', prompt: 'Think back', input: [{ values }] }),
    ).toEqual({
      id: 'cholesterol_check',
      label: 'Checked?',
      prompt: 'Think back',
      parts: [
        {
          answerKey: 'cholesterol_check',
          kind: 'choice',
          label: null,
          options: [
            { id: '1', label: 'Yes' },
            { id: '2', label: 'No' },
          ],
          min: null,
          max: null,
          units: null,
        },
      ],
    });
  });

  it('returns a number part with the min and max of the gateway if the input has no options', () => {
    const view = viewOf({ id: 'age_in_years', input: [{ values: [], min: 16, max: 99, units: 'years' }] });
    expect(view?.parts[0]).toMatchObject({ kind: 'number', min: 16, max: 99, units: 'years', options: [] });
  });

  it('returns null for an empty name of an input, so that a form shows a default name', () => {
    expect(viewOf({ id: 'weekly_alcohol', input: [{ id: 'beer', label: '' }] })?.parts[0]?.label).toBeNull();
  });

  it.each(['', ' ', null])('returns null as the unit if the gateway sends %j', units => {
    expect(viewOf({ id: 'height_cm', input: [{ units }] })?.parts[0]?.units).toBeNull();
  });

  it.each([
    ['Label', 'Prompt', 'Label', 'Prompt'],
    [null, 'Prompt', 'Prompt', null],
    ['', 'Prompt', 'Prompt', null],
    ['Label', undefined, 'Label', null],
    [undefined, undefined, 'sex', null],
  ])(
    'for the label %j and the prompt %j returns the label %j and the prompt %j',
    (label, prompt, expectedLabel, expectedPrompt) => {
      const expected = { label: expectedLabel, prompt: expectedPrompt };
      expect(viewOf({ id: 'sex', label, prompt, input: [] })).toMatchObject(expected);
    },
  );

  it.each<[cause: string, id: string, input: QuestionInput[], keys: string[]]>([
    ['a choice of the contract', 'sex', [{ values: [{ id: 'x', label: 'X' }] }], ['sex']],
    ['a number of the contract', 'safety_belt_usage', [{ units: '%' }], ['safety_belt_usage']],
    ['a unit that the contract has no suffix for', 'height', [{ units: 'inches' }], ['height']],
    [
      'part ids of the contract',
      'blood_pressure_measured',
      [{ id: 'low_number' }, { id: 'high_number' }],
      ['low_number', 'high_number'],
    ],
    [
      'labels that name no part, whose inputs get the parts in the order of the contract',
      'blood_pressure_measured',
      [{ label: 'Systolic' }, { label: 'Diastolic' }],
      ['high_number', 'low_number'],
    ],
    [
      'a last input without id and label, which gets the first free part of beer, wine, wine_coolers, mixed_drinks',
      'weekly_alcohol',
      [{ label: 'Wine Coolers' }, { label: 'Beer' }, {}],
      ['wine_coolers', 'beer', 'wine'],
    ],
    [
      'an unknown part id of the contract question',
      'weekly_alcohol',
      [{ id: 'beer' }, { id: 'spirits' }],
      ['beer', 'hra.q.weekly_alcohol.a.spirits'],
    ],
    ['an unknown question', 'new_question', [{}], ['hra.q.new_question.a']],
    [
      'a unit of one word, which becomes the suffix',
      'new_question',
      [{ units: 'hours' }],
      ['hra.q.new_question.a.hours'],
    ],
    [
      'a unit of several words, which cannot be a suffix',
      'new_question',
      [{ units: 'hours a day' }],
      ['hra.q.new_question.a'],
    ],
    [
      'input ids of an unknown question',
      'new_question',
      [{ id: 'am' }, { id: 'pm' }],
      ['hra.q.new_question.a.am', 'hra.q.new_question.a.pm'],
    ],
    [
      'several inputs without ids, which are numbered',
      'new_question',
      [{}, {}],
      ['hra.q.new_question.a.1', 'hra.q.new_question.a.2'],
    ],
    ['an id with characters that a key cannot have', 'new-question.x', [{}], ['hra.q.new_question_x.a']],
    [
      'a second input of a question that has one answer in the contract',
      'height',
      [{ id: 'feet' }, { id: 'inches' }],
      ['height', 'hra.q.height.a.inches'],
    ],
  ])('returns the answer keys for %s (%s)', (_cause, id, input, keys) => {
    expect(viewOf({ id, input })?.parts.map(part => part.answerKey)).toEqual(keys);
  });

  it('returns only answer keys that can be sent', () => {
    fc.assert(
      fc.property(anyQuestion, question => {
        const view = viewOf(question);
        expect(view?.parts).toHaveLength(question.input.length);
        for (const part of view?.parts ?? []) {
          expect(isAnswerKey(part.answerKey) || hasFormOfAdditionalKey(part.answerKey)).toBe(true);
        }
      }),
    );
  });

  it.each([
    ['mg/dl', 'mg/dL'],
    ['MG/DL', 'mg/dL'],
    ['mmol/l', 'mmol/L'],
    ['KG', 'kg'],
    ['stones', 'stones'],
    [null, null],
  ])('for the unit %j returns the spelling %j', (units, spelling) => {
    expect(viewOf({ id: 'some', input: [{ units }] })?.parts[0]?.units).toBe(spelling);
  });
});

describe('letterOf', () => {
  it('returns A to Z for the first 26 indices', () => {
    const letters = Array.from({ length: 26 }, (_, index) => letterOf(index));
    expect(letters.join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  });

  it.each([-1, 26, 36, 0.5, Number.NaN])('returns null for the index %d', index => {
    expect(letterOf(index)).toBeNull();
  });
});
