import { initTRPC } from '@trpc/server';
import { describe, expect, it } from 'vitest';
import { demoAnswers } from '../../../gateway/src/assessments/demo-answers.ts';
import { buildQuestionnaire } from '../../../gateway/src/assessments/questionnaire.ts';
import { answerGroupsOf, hiddenOnPages, questionnaireSchema } from '../src/questionnaire.ts';

const questionnaire = buildQuestionnaire('');
const schema = questionnaireSchema(questionnaire, hiddenOnPages);
const whole = answerGroupsOf(demoAnswers);
const issuesOf = (answers: unknown) => schema['~standard'].validate(answers).issues ?? [];

describe('answers that are judged before they are sent', () => {
  it.each([
    ['general.sex', 'Mm', 'unknown-option', 'sex ("What is your sex?"): expected one of male, female'],
    [
      'general.age_in_years',
      'forty',
      'word',
      'age_in_years ("How old are you?"): expected a number from 18 up to 110 years',
    ],
    ['general.age_in_years', '4,5', 'unreadable', 'a number from 18 up to 110 years'],
    ['general.age_in_years', 4000, 'outside', 'a number from 18 up to 110 years'],
    ['general.height', 5, 'hidden', 'height ("'],
    ['general.heigth_cm', 170, 'unknown-question', 'heigth_cm: there is no such question'],
    ['genral.sex', 'male', 'unknown-question', 'sex: there is no such question'],
    ['smokingAndVaping.smoking', 99, 'unknown-option', 'expected one of never_smoked, '],
    ['smokingAndVaping.beer', ['two'], 'word', 'weekly_alcohol ("'],
    [
      'additional.hra.q.weekly_alcohol.a.cider',
      1,
      'unknown-part',
      'its answers are beer, wine, wine_coolers, mixed_drinks',
    ],
    ['additional.hra.q.shoe_size.a', 43, 'unknown-question', 'hra.q.shoe_size.a: there is no such question'],
    ['additional.sex', 'male', 'unknown-question', 'sex: there is no such question'],
  ])('%s: %j is refused as %s', (place, answer, kind, message) => {
    const [group = '', ...rest] = place.split('.');
    const key = rest.join('.');
    const others = Object.entries(whole).find(([name]) => name === group)?.[1] ?? {};
    const issues = issuesOf({ ...whole, [group]: { ...others, [key]: answer } });
    expect(issues).toEqual([
      expect.objectContaining({ path: [group, key], kind, message: expect.stringContaining(message) }),
    ]);
  });

  it.each([null, 'general'])('are no %j', sent => {
    expect(issuesOf(sent)).toMatchObject([{ kind: 'unknown-question', question: 'answers' }]);
  });

  it.each([
    ['a whole assessment', whole],
    ['none', {}],
    ['empty ones', { general: { sex: null, age_in_years: ' ' }, additional: undefined }],
    ['numbers as text', { general: { age_in_years: '45' } }],
  ])('pass on what is right: %s', (_, answers) => {
    expect(schema['~standard'].validate(answers)).toEqual({ value: answers });
  });

  it('may keep those of hidden questions', () => {
    const held = { general: { height: 5 } };
    expect(questionnaireSchema(questionnaire)['~standard'].validate(held)).toEqual({ value: held });
  });

  it('stand in the groups of a gateway with questions of its own', () => {
    const input = [{ values: [{ id: 7, label: 'Tea' }] }];
    const modules = [{ label: 'Own', questions: [{ id: 'tea_or_coffee', label: 'Tea?', input }] }];
    const { validate } = questionnaireSchema({ meta: { modules } })['~standard'];
    const own = answerGroupsOf({ 'hra.q.tea_or_coffee.a': '7' });
    expect(validate(own)).toEqual({ value: own });
    expect(validate({ general: { sex: 'male' } }).issues).toHaveLength(1);
  });

  it('are refused by whatever takes a Standard Schema', async () => {
    const { procedure, router } = initTRPC.create();
    const caller = router({
      save: procedure.input(schema).query(({ input }) => input.general?.sex),
    }).createCaller({});
    expect(await caller.save(whole)).toBe('female');
    await expect(caller.save({ general: { sex: 'Mm' } })).rejects.toThrow('expected one of male, female');
  });
});
