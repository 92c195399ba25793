import { examples } from '@choose-life/contracts/gateway/examples';
import type { Operation } from '@choose-life/contracts/gateway/operation';
import { type OperationId, operationIds, operations } from '@choose-life/contracts/gateway/operations';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refusedDeviations } from './deviations.ts';
import { readAnswer } from './read/read-answer.ts';
import { checksOf } from './read/row-checks.ts';

const placeOf = (id: OperationId) => checksOf(operations[id]).merged;
const deviationsIn = (id: OperationId, answer: unknown) => {
  const operation: Operation = operations[id];
  const bytes = Buffer.from(JSON.stringify(answer));
  const headers = { 'content-type': 'application/json' };
  const read = readAnswer(operation, { status: 200, headers, bytes }, { hadToken: true, nowMs: 0 });
  return read.ok ? read.deviations : [];
};
const found = (id: OperationId, answer: unknown) =>
  deviationsIn(id, answer).map(({ kind, path }) => `${kind} ${path}`);
const ages = { targetAge: 44, riskAge: 52 };
function done() {
  return { responseCode: '00' };
}

describe('deviations of an accepted answer', () => {
  it.each<[OperationId, unknown, string[]]>([
    ['user.update', { ...done(), responseMessage: 7 }, ['left-out responseMessage']],
    ['user.update', { ...done(), responseMessage: null }, []],
    [
      'content.readContentLibrary',
      {
        ...done(),
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
  ])('%s of %j: %j', (id, answer, deviations) => {
    expect(found(id, answer)).toEqual(deviations);
  });

  it.each([
    'ada@example.test',
    'Ada',
    '550e8400-e29b-41d4-a716-446655440000',
    'a1b2c3',
    'saved-1',
    'hraQSexA',
    'xkcdqwrtz',
    'aGhTzQpLm',
    'a name',
    '',
    'a'.repeat(41),
    '01',
  ])('hides the unknown name %j', key => {
    expect(found('user.update', { ...done(), [key]: 1 })).toEqual(['extra *']);
  });

  it.each(['total', 'pageNumber', 'middleName', 'requestId', 'pictureURL', 'created_at'])(
    'shows the unknown name %j',
    key => {
      expect(found('user.update', { ...done(), [key]: 1 })).toEqual([`extra ${key}`]);
    },
  );

  it('never contain a value and are limited in number, whatever the answer', () => {
    const value = fc.constantFrom('secret-value', 'secret value', 987_654);
    const anything = fc.object({ key: fc.string(), values: [value], maxDepth: 4 });
    fc.assert(
      fc.property(fc.constantFrom(...operationIds), anything, (id, answer) => {
        const all = deviationsIn(id, { ...Object(examples[id].response), ...answer });
        expect(all.length).toBeLessThanOrEqual(64);
        for (const { path } of all) expect(path).toMatch(/^[A-Za-z_.*[\]]+$/);
        expect(JSON.stringify(all)).not.toMatch(/secret|987654/);
      }),
    );
  });
});

describe('the deviation of an invalid answer', () => {
  const library = placeOf('content.readContentLibrary');

  it.each([
    ['contentLibrary.data.17.contentId', 'contentLibrary.data[].contentId'],
    ['contentLibrary', 'contentLibrary'],
    ['(answer)', '(answer)'],
    ['data.0.categories.3', 'data[].categories[]'],
    ['data.0.ada@example.test', 'data[].*'],
  ])('at %s has the path %s', (path, shown) => {
    expect(refusedDeviations(library, [{ path, message: '' }])).toEqual([{ kind: 'refused', path: shown }]);
  });

  it('does not show which question was answered', () => {
    const saved = placeOf('hra.getSavedAnswers');
    expect(refusedDeviations(saved, [{ path: 'hraQSexA', message: '' }])).toEqual([
      { kind: 'refused', path: '*' },
    ]);
  });
});
