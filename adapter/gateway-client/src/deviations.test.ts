import { propertiesOf } from '@choose-life/contracts/domain/properties-of';
import { examples } from '@choose-life/contracts/gateway/examples';
import type { Operation } from '@choose-life/contracts/gateway/operation';
import { type OperationId, operationIds, operations } from '@choose-life/contracts/gateway/operations';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refusedDeviations } from './deviations.ts';
import { readAnswer } from './read/read-answer.ts';
import { checksOf } from './read/row-checks.ts';

/** The schema of all answers to a call: all variants, merged. */
const mergedSchemaOf = (id: OperationId) => checksOf(operations[id]).merged;
const read = (id: OperationId, answer: unknown) => {
  const operation: Operation = operations[id];
  const bytes = Buffer.from(JSON.stringify(answer));
  const headers = { 'content-type': 'application/json' };
  return readAnswer(operation, { status: 200, headers, bytes }, { hadToken: true, nowMs: 0 });
};
/** The deviations of an accepted answer. @throws Error if the answer is refused */
const deviationsIn = (id: OperationId, answer: unknown) => {
  const result = read(id, answer);
  if (!result.ok) throw new Error(`The answer is refused: ${result.fault.detail}`);
  return result.deviations;
};
const deviationTextsIn = (id: OperationId, answer: unknown) =>
  deviationsIn(id, answer).map(({ kind, path }) => `${kind} ${path}`);
const ages = { targetAge: 44, riskAge: 52 };
const success = { responseCode: '00' };

describe('the deviations of an answer', () => {
  // `left-out`: the reader has dropped the invalid value. `extra`: the answer has an unknown member.
  it.each<[OperationId, unknown, string[]]>([
    ['user.update', { ...success, responseMessage: 7 }, ['left-out responseMessage']],
    ['user.update', { ...success, responseMessage: null }, []],
    [
      'content.readContentLibrary',
      {
        ...success,
        contentLibrary: {
          data: [
            { contentId: 1, rating: 4 },
            { contentId: 2, rating: 5 },
          ],
          total: 2,
        },
      },
      ['extra contentLibrary.data[].rating', 'extra contentLibrary.total'],
    ],
    [
      'hra.getSavedAnswers',
      // `hraQNewThingA` is no deviation, because saved answers may belong to questions that the contract does not know.
      { appraiseRisksUserId: 'ada', hraQSexA: 'female', hraQNewThingA: 1, uniqueString: 4 },
      ['left-out uniqueString'],
    ],
    [
      'hra.getReportData',
      {
        status: 'OK',
        data: {
          ...ages,
          report: {
            yearsOlder: 'two',
            mood: 1,
            findings: [{ label: 'Weight', tone: 'loud' }, { text: 'no label' }],
          },
        },
      },
      [
        'left-out data.report.yearsOlder',
        'left-out data.report.findings[].tone',
        'left-out data.report.findings[]',
        'extra data.report.mood',
      ],
    ],
    ['waitList.delete', null, []],
    ['hra.getReportPdf', examples['hra.getReportPdf'].response, []],
  ])('are, for the call %s with the body %j: %j', (id, answer, deviations) => {
    expect(deviationTextsIn(id, answer)).toEqual(deviations);
  });

  it.each([
    ['an e-mail', 'ada@example.test'],
    ['a first letter in upper case', 'Ada'],
    ['a UUID', '550e8400-e29b-41d4-a716-446655440000'],
    ['digits', 'a1b2c3'],
    ['a hyphen', 'saved-one'],
    ['the prefix of saved answers', 'hraAppUnits'],
    ['a word without a vowel', 'xkcdq'],
    ['more than five consonants in a row', 'axkcdqw'],
    ['words of one letter', 'aGhTzQpLm'],
    ['a space', 'a name'],
    ['no character', ''],
    ['more characters than `maxNameLength`', 'a'.repeat(41)],
    ['more words than `maxWords`', 'oneTwoSixTenOneTwoSix'],
    ['only digits', '01'],
  ])('contain `*` instead of an unknown name with %s, which may be data: %j', (_cause, key) => {
    expect(deviationTextsIn('user.update', { ...success, [key]: 1 })).toEqual(['extra *']);
  });

  it.each(['total', 'pageNumber', 'middleName', 'requestId', 'pictureURL', 'created_at'])(
    'contain the unknown name %j, which consists of words',
    key => {
      expect(deviationTextsIn('user.update', { ...success, [key]: 1 })).toEqual([`extra ${key}`]);
    },
  );

  it('contain no value of any answer', () => {
    const value = fc.constantFrom('secret-value', 'secret value', 987_654);
    const unknownMembers = fc.object({ key: fc.string(), values: [value], maxDepth: 4 });
    fc.assert(
      fc.property(fc.constantFrom(...operationIds), unknownMembers, (id, members) => {
        const result = read(id, { ...propertiesOf(examples[id].response), ...members });
        const deviations = result.ok ? result.deviations : (result.fault.deviations ?? []);
        for (const { path } of deviations) expect(path).toMatch(/^(?:[A-Za-z_.*[\]]+|\(answer\))$/);
        expect(JSON.stringify(deviations)).not.toMatch(/secret|987654/);
      }),
    );
  });
});

it('at most 64 deviations of an answer are recorded', () => {
  // 676 names of unknown members that may be logged: `memberaa` to `memberzz`.
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const names = letters.flatMap(first => letters.map(second => `member${first}${second}`));
  const answer = { ...success, ...Object.fromEntries(names.map(name => [name, 1])) };
  expect(deviationsIn('user.update', answer)).toHaveLength(64);
});

describe('refusedDeviations', () => {
  const library = mergedSchemaOf('content.readContentLibrary');

  it.each([
    ['contentLibrary.data.17.contentId', 'contentLibrary.data[].contentId'],
    ['contentLibrary', 'contentLibrary'],
    ['(answer)', '(answer)'],
    ['data.0.categories.3', 'data[].categories[]'],
    ['data.0.ada@example.test', 'data[].*'],
  ])('shows an issue at %s as the path %s', (path, loggedPath) => {
    expect(refusedDeviations(library, [{ path, message: '' }])).toEqual([
      { kind: 'refused', path: loggedPath },
    ]);
  });

  it('does not name the question that was answered', () => {
    const saved = mergedSchemaOf('hra.getSavedAnswers');
    expect(refusedDeviations(saved, [{ path: 'hraQSexA', message: '' }])).toEqual([
      { kind: 'refused', path: '*' },
    ]);
  });
});
