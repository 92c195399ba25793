import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyQuestion } from '../../../test/arbitraries.ts';
import { isAdditionalKey } from './additional-key.ts';
import { isAnswerKey } from './answer-groups.ts';
import { letterOf, type Question, type QuestionInput, questionsOf } from './questionnaire.ts';

const viewOf = (question: Question) => questionsOf({ label: 'Module', questions: [question] })[0];
const slotsOf = (id: string, input: QuestionInput[]) =>
  viewOf({ id, input })?.parts.map(part => part.answerKey);

describe('questions of a module', () => {
  it('show a choice with its options as text ids', () => {
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

  it('show an input without values as a number with the server’s limits', () => {
    const view = viewOf({ id: 'age_in_years', input: [{ values: [], min: 16, max: 99, units: 'years' }] });
    expect(view?.parts[0]).toMatchObject({ kind: 'number', min: 16, max: 99, units: 'years', options: [] });
  });

  it.each([
    ['Label', 'Prompt', 'Label', 'Prompt'],
    [null, 'Prompt', 'Prompt', null],
    ['', 'Prompt', 'Prompt', null],
    ['Label', undefined, 'Label', null],
    [undefined, undefined, 'sex', null],
  ])('with label %j and prompt %j are headed %j', (label, prompt, heading, under) => {
    expect(viewOf({ id: 'sex', label, prompt, input: [] })).toMatchObject({ label: heading, prompt: under });
  });

  it.each<[string, QuestionInput[], string[]]>([
    ['sex', [{ values: [{ id: 'x', label: 'X' }] }], ['sex']],
    ['safety_belt_usage', [{ units: '%' }], ['safety_belt_usage']],
    ['height', [{ units: 'inches' }], ['height']],
    ['blood_pressure_measured', [{ id: 'low_number' }, { id: 'high_number' }], ['low_number', 'high_number']],
    [
      'blood_pressure_measured',
      [{ label: 'Systolic' }, { label: 'Diastolic' }],
      ['high_number', 'low_number'],
    ],
    ['weekly_alcohol', [{ label: 'Wine Coolers' }, { label: 'Beer' }, {}], ['wine_coolers', 'beer', 'wine']],
    ['weekly_alcohol', [{ id: 'beer' }, { id: 'spirits' }], ['beer', 'hra.q.weekly_alcohol.a.spirits']],
    ['new_question', [{}], ['hra.q.new_question.a']],
    ['new_question', [{ units: 'hours' }], ['hra.q.new_question.a.hours']],
    ['new_question', [{ units: 'hours a day' }], ['hra.q.new_question.a']],
    ['new_question', [{ id: 'am' }, { id: 'pm' }], ['hra.q.new_question.a.am', 'hra.q.new_question.a.pm']],
    ['new_question', [{}, {}], ['hra.q.new_question.a.1', 'hra.q.new_question.a.2']],
    ['new-question.x', [{}], ['hra.q.new_question_x.a']],
    ['height', [{ id: 'feet' }, { id: 'inches' }], ['height', 'hra.q.height.a.inches']],
  ])('hold %s %j in %j', (id, input, slots) => {
    expect(slotsOf(id, input)).toEqual(slots);
  });

  it('keep every answer in a slot that can be sent', () => {
    fc.assert(
      fc.property(anyQuestion, question => {
        const view = viewOf(question);
        expect(view?.parts).toHaveLength(question.input.length);
        for (const part of view?.parts ?? []) {
          expect(isAnswerKey(part.answerKey) || isAdditionalKey(part.answerKey)).toBe(true);
        }
      }),
    );
  });

  it('spell a known unit in one way, and leave any other as it is', () => {
    const unitsOf = (units: string | null) => viewOf({ id: 'some', input: [{ units }] })?.parts[0]?.units;
    const told = ['mg/dl', 'MG/DL', 'mmol/l', 'KG', 'stones', null];
    expect(told.map(unitsOf)).toEqual(['mg/dL', 'mg/dL', 'mmol/L', 'kg', 'stones', null]);
  });
});

describe('option letters', () => {
  it('run from A to Z, each once', () => {
    const letters = Array.from({ length: 26 }, (_, index) => letterOf(index));
    expect(letters.join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  });

  it.each([-1, 26, 36, 0.5, Number.NaN])('end there: %d has none', index => {
    expect(letterOf(index)).toBeNull();
  });
});
