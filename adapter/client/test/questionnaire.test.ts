import { noRules, readGroups } from '@choose-life/contracts/domain/hra/read-groups';
import { initTRPC } from '@trpc/server';
import { describe, expect, it } from 'vitest';
import { demoAnswers } from '../../../gateway/src/assessments/demo-answers.ts';
import { buildQuestionnaire } from '../../../gateway/src/assessments/questionnaire.ts';
import { answerGroupsOf, hiddenOnPages, questionnaireSchema } from '../src/questionnaire.ts';

// The e-mail is only copied into `appraiseRisksUserId`, which the schema does not read.
const questionnaire = buildQuestionnaire('');
const schema = questionnaireSchema(questionnaire, hiddenOnPages);
const completeAnswers = answerGroupsOf(demoAnswers);
const groupsByName = new Map<string, object>(Object.entries(completeAnswers));
const issuesOf = (answers: unknown) => schema['~standard'].validate(answers).issues ?? [];

/** An object that JSON cannot represent, like the event that a component passes by mistake. */
const circularObject: { self?: object } = {};
circularObject.self = circularObject;

describe('questionnaireSchema', () => {
  it.each([
    ['general.sex', 'Mm', 'unknown-option', 'sex ("What is your sex?"): expected one of male, female'],
    // `word`: the answer is not a number. `unreadable`: the number is not in an accepted notation, here because of the decimal comma.
    [
      'general.age_in_years',
      'forty',
      'word',
      'age_in_years ("How old are you?"): expected a number from 18 up to 110 years',
    ],
    ['general.age_in_years', '4,5', 'unreadable', 'a number from 18 up to 110 years'],
    ['general.age_in_years', 4000, 'outside', 'a number from 18 up to 110 years'],
    // The complete answers choose metric units, which hide the height in feet (s.4).
    ['general.height', 5, 'hidden', 'height ("'],
    ['general.heigth_cm', 170, 'unknown-question', 'heigth_cm: there is no such question'],
    ['smokingAndVaping.smoking', 99, 'unknown-option', 'expected one of never_smoked, '],
    // An untyped client may send an answer that is neither text nor a number.
    ['smokingAndVaping.beer', ['two'], 'word', 'weekly_alcohol ("'],
    ['smokingAndVaping.beer', circularObject, 'word', 'weekly_alcohol ("'],
    [
      'additional.hra.q.weekly_alcohol.a.cider',
      1,
      'unknown-part',
      'its answer keys are beer, wine, wine_coolers, mixed_drinks',
    ],
    ['additional.hra.q.shoe_size.a', 43, 'unknown-question', 'hra.q.shoe_size.a: there is no such question'],
    ['additional.sex', 'male', 'unknown-question', 'sex: there is no such question'],
  ])('reports the answer %s = %j with the kind %s', (path, answer, kind, message) => {
    const [group = '', ...rest] = path.split('.');
    const key = rest.join('.');
    const changedGroup = { ...groupsByName.get(group), [key]: answer };
    const issues = issuesOf({ ...completeAnswers, [group]: changedGroup });
    expect(issues).toEqual([
      expect.objectContaining({ path: [group, key], kind, message: expect.stringContaining(message) }),
    ]);
  });

  it.each([null, 'general', [], [null]])(
    'reports %j, which is not an object of answer groups, as an unknown question',
    sent => {
      expect(issuesOf(sent)).toMatchObject([{ kind: 'unknown-question', question: 'answers' }]);
    },
  );

  it.each([
    ['unknown, with an answer', { genral: { sex: 'male' } }, 'genral: unknown answer group'],
    ['unknown, without an answer', { genral: {} }, 'genral: unknown answer group'],
    ['named like an inherited property', { toString: {} }, 'toString: unknown answer group'],
    ['an array', { general: [] }, 'general: expected an object of answers'],
    ['null', { general: null }, 'general: expected an object of answers'],
    ['text', { additional: 'male' }, 'additional: expected an object of answers'],
  ])('refuses a group that is %s, as the adapter does', (_, groups, message) => {
    const [group] = Object.keys(groups);
    expect(issuesOf(groups)).toMatchObject([{ kind: 'unknown-question', message, path: [group] }]);
    const pathsRefusedByAdapter: unknown[] = [];
    readGroups(groups, { ...noRules, refuse: path => pathsRefusedByAdapter.push(path) });
    expect(pathsRefusedByAdapter).toEqual([[group]]);
  });

  it.each([
    ['a complete assessment', completeAnswers],
    ['no answers', {}],
    ['empty answers', { general: { sex: null, age_in_years: ' ' }, additional: undefined }],
    ['numbers as text', { general: { age_in_years: '45' } }],
  ])('accepts %s unchanged', (_, answers) => {
    expect(schema['~standard'].validate(answers)).toEqual({ value: answers });
  });

  it('accepts answers to hidden questions without `hiddenOnPages`', () => {
    const answers = { general: { height: 5 } };
    expect(questionnaireSchema(questionnaire)['~standard'].validate(answers)).toEqual({ value: answers });
  });

  it('accepts answers only to the questions of its questionnaire', () => {
    const input = [{ values: [{ id: 7, label: 'Tea' }] }];
    const modules = [{ label: 'Drinks', questions: [{ id: 'tea_or_coffee', label: 'Tea?', input }] }];
    const { validate } = questionnaireSchema({ meta: { modules } })['~standard'];
    const answers = answerGroupsOf({ 'hra.q.tea_or_coffee.a': '7' });
    expect(validate(answers)).toEqual({ value: answers });
    expect(validate({ general: { sex: 'male' } }).issues).toHaveLength(1);
  });

  it('works as a Standard Schema in tRPC', async () => {
    const { procedure, router } = initTRPC.create();
    const caller = router({
      save: procedure.input(schema).query(({ input }) => input.general?.sex),
    }).createCaller({});
    expect(await caller.save(completeAnswers)).toBe('female');
    await expect(caller.save({ general: { sex: 'Mm' } })).rejects.toThrow('expected one of male, female');
  });
});
