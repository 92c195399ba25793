import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyAnswers } from '../../../test/arbitraries.ts';
import { questionnaireOf } from '../../../test/questionnaires.ts';
import { isAnswerKey, toGroups } from './answer-groups.ts';
import { kindOf, normalForm } from './answer-keys.ts';
import { plainNumberOf } from './answer-value.ts';
import { encodeFlatMap } from './flat-map.ts';
import { askedPartsOf } from './questionnaire.ts';
import { decodeSavedAnswers, encodeSavedAnswers } from './saved-answers.ts';

const meta = { clientId: 'client', userId: 'ada@example.com', uniqueString: 'u1' };

describe('saved answers', () => {
  it.each([
    ['hra.q.sex.a', 'hraQSexA'],
    ['hra.q.age_in_years.a.years', 'hraQAgeInYearsAYears'],
    ['hra.app.units', 'hraAppUnits'],
    ['hra.q.PHQa.a', 'hraQPHQaA'],
    ['hra.q.safety_belt_usage.a.%', 'hraQSafetyBeltUsageA'],
    ['hra.q.blood_glucose.a.mg/dL', 'hraQBloodGlucoseAMgDL'],
    ['hra.q.weekly_alcohol.a.wine_coolers', 'hraQWeeklyAlcoholAWineCoolers'],
    ['hra.q.new_question.a.hours', 'hraQNewQuestionAHours'],
    ['hraQOldQuestionA', 'hraQOldQuestionA'],
  ])('replace the wire key %s by the saved key %s', (wire, key) => {
    expect(encodeSavedAnswers({ [wire]: 'x' })).toEqual({ [key]: 'x' });
  });

  it('contain no meta members', () => {
    expect(encodeSavedAnswers(encodeFlatMap(toGroups({}), meta, 'save'))).toEqual({ hraAppUnits: 'metric' });
  });

  it('are read without missing and invalid values and without members that are no answers', () => {
    const saved = {
      appraiseRisksUserId: 'ada@example.com',
      uniqueString: 'u1',
      responseCode: '00',
      hraAppHraId: 'midlife',
      hraAppUnits: 'metric',
      hraQSexA: 'female',
      hraQRaceA: null,
      hraQSmokingA: '',
      hraQVapingA: { nested: true },
    };
    expect(decodeSavedAnswers(saved)).toEqual({ app_units: 'metric', sex: 'female' });
  });

  it.each([
    // The saved key of `PHQa` is hraQPHQaA.
    ['hraQPhqaA', 'PHQa', '2'],
    ['hraQBloodGlucoseAMgDl', 'blood_glucose', 97],
    ['hraQWeightKgA', 'weight_kg', 70.5],
    ['hraQHeightAFeet', 'height', 5.9],
  ])('are read with the variant %s of the saved key of %s', (savedKey, key, value) => {
    expect(decodeSavedAnswers({ [savedKey]: value })).toEqual({ [key]: value });
  });

  it('are read as text for choices, and as numbers for numeric questions if the text is a plain number', () => {
    const saved = { hraQPHQaA: 2, hraQAgeInYearsAYears: '45', hraQBloodGlucoseAMgDL: '5,5' };
    expect(decodeSavedAnswers(saved)).toEqual({ PHQa: '2', age_in_years: 45, blood_glucose: '5,5' });
  });

  it('are read with the wire keys and kinds of questions that only the questionnaire knows', () => {
    const questionnaire = questionnaireOf([
      { id: 'new_question', input: [{ units: 'hours' }] },
      { id: 'new_choice', input: [{ values: [{ id: 1, label: 'One' }] }] },
    ]);
    const saved = { hraQNewQuestionAHours: '8', hraQNewChoiceA: 1 };
    expect(decodeSavedAnswers(saved, askedPartsOf(questionnaire))).toEqual({
      'hra.q.new_question.a.hours': 8,
      'hra.q.new_choice.a': '1',
    });
  });

  it('are read with the kind that the questionnaire gives to a known question', () => {
    const ageAsChoice = { id: 'age_in_years', input: [{ values: [{ id: 1, label: 'Under 40' }] }] };
    const parts = askedPartsOf(questionnaireOf([ageAsChoice]));
    expect(decodeSavedAnswers({ hraQAgeInYearsAYears: 1 }, parts)).toEqual({ age_in_years: '1' });
  });

  it('keep an answer to an unknown question unchanged for the next save', () => {
    const answers = decodeSavedAnswers({ hraQOldQuestionAHours: '8' }, askedPartsOf(questionnaireOf([])));
    expect(answers).toEqual({ hraQOldQuestionAHours: '8' });
    const flat = encodeFlatMap(toGroups(answers), meta, 'save');
    expect(flat.hraQOldQuestionAHours).toBe('8');
    expect(encodeSavedAnswers(flat).hraQOldQuestionAHours).toBe('8');
  });

  it('are decoded to the answers that were encoded', () => {
    fc.assert(
      fc.property(anyAnswers, answers => {
        const unknown = Object.keys(answers).filter(key => !isAnswerKey(key));
        // Keys that differ only in punctuation have the same saved key.
        fc.pre(new Set(unknown.map(normalForm)).size === unknown.length);
        const questions = unknown.map(key => {
          // A wire key is hra.q.<id>.a.<suffix>, and the suffix may contain dots. The questions are choices, so their answers are decoded as text.
          const [, , id = '', , ...suffix] = key.split('.');
          return { id, input: [{ units: suffix.join('.'), values: [{ id: 'any', label: 'Any' }] }] };
        });
        const flat = encodeFlatMap(toGroups(answers), meta, 'save');
        const decoded = decodeSavedAnswers(
          encodeSavedAnswers(flat),
          askedPartsOf(questionnaireOf(questions)),
        );
        const expected = Object.entries(answers).map(([key, value]) => {
          const isNumber = isAnswerKey(key) && kindOf(key) === 'number';
          return [key, isNumber ? (plainNumberOf(value) ?? value) : String(value)];
        });
        expect(decoded).toEqual({ app_units: 'metric', ...Object.fromEntries(expected) });
      }),
    );
  });
});
