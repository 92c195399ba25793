import { propertiesOf } from '@choose-life/contracts/domain/properties-of';
import { callExamples } from '@choose-life/contracts/gateway/examples';
import { type CallId, callIds, calls } from '@choose-life/contracts/gateway/extensions';
import type { Operation } from '@choose-life/contracts/gateway/operation';
import { rootPath } from '@choose-life/contracts/gateway/outcome';
import { describe, expect, inject, it } from 'vitest';
import { hostileAnswers } from '../../test/hostile-answers.ts';
import { readAnswer } from './read-answer.ts';

const success = { responseCode: '00' };
const listOf = <Item>(count: number, make: (n: number) => Item) =>
  Array.from({ length: count }, (_, n) => make(n));

function read(id: CallId, text: string) {
  const operation: Operation = calls[id];
  const bytes = Buffer.from(text);
  expect(bytes.length).toBeLessThanOrEqual(operation.answerLimits.maxBytes);
  const headers = { 'content-type': 'application/json' };
  return readAnswer(operation, { status: 200, headers, bytes }, { hadToken: true, nowMs: 0 });
}

const createdAt = '2024-03-10T09:30:00.000Z';
const entry = (n: number) => ({
  waitListId: 1_700_000_000 + n,
  waitListEmail: `somebody.with.a.name.${n}@company.example.com`,
  waitListCreatedAt: createdAt,
});
const waitList = { ...success, data: listOf(70_000, entry) };
/** A picture of 1 MB, which has 1.4 million characters as a data URL. */
const dataUrl = `data:image/png;base64,${'iVBORw0K'.repeat(175_000)}`;
const article = (n: number) => ({
  ...callExamples['content.readByContentId'].response.data,
  contentId: n,
  contentBody: '<p>Walk a little, each day.</p>'.repeat(280),
  // Unknown members.
  ...Object.fromEntries(listOf(20, member => [`more${member}`, null])),
});
const report = (n: number) => ({
  risksAppraisedAuditReportId: `report-${n}`,
  risksAppraisedAuditCreatedAt: createdAt,
  risksAppraisedAuditStatus: 'COMPLETED',
  risksAppraisedAuditRiskAge: 52.5,
  risksAppraisedUniqueString: `3f2504e0-4f89-11d3-9a0c-${n}`,
  risksAppraisedAuditRiskAgeBound: null,
});
const answeredQuestion = (n: number) => ({
  linkId: `question_${n}`,
  text: 'How often do you walk?',
  answer: [{ valueInteger: n }],
});
const [assessment] = callExamples['user.exportData'].response.data.assessments;
const largeExport = {
  ...callExamples['user.exportData'].response,
  data: {
    ...callExamples['user.exportData'].response.data,
    assessments: listOf(100, () => ({
      ...assessment,
      questionnaireResponse: { ...assessment?.questionnaireResponse, item: listOf(100, answeredQuestion) },
    })),
  },
};

const libraryCall = 'content.readContentLibrary';
const reportsCall = 'risksAppraisedAudit.readByRisksAppraisedAuditUserId';
const detailsCall = 'authentication.userDetails';
const withPicture = (id: CallId) => ({ ...propertiesOf(callExamples[id].response), userPicture: dataUrl });

describe('a large valid answer', () => {
  it.each<[string, CallId, object]>([
    // Each answer has the number of entries in the docstrings of `answerLimits`, or more than half of the maximum size or number of values.
    ['a wait-list of 70,000 entries', 'waitList.read', waitList],
    [
      'a wait-list whose entries have unknown members',
      'waitList.read',
      { ...success, data: listOf(40_000, n => ({ ...entry(n), source: 'web', isInvited: n % 2 === 0 })) },
    ],
    [
      'a wait-list whose entries have a null date or none',
      'waitList.read',
      {
        ...success,
        data: listOf(60_000, n => ({ ...entry(n), waitListCreatedAt: n % 2 ? null : undefined })),
      },
    ],
    [
      '1,000 long articles in the first variant',
      libraryCall,
      { ...success, contentLibrary: { data: listOf(1000, article) } },
    ],
    ['1,000 long articles in the second variant', libraryCall, { ...success, data: listOf(1000, article) }],
    ['5,000 reports', reportsCall, { ...success, data: listOf(5000, report) }],
    ['user details with a picture as a data URL', detailsCall, withPicture(detailsCall)],
    ['a log-in with a picture as a data URL', 'authentication.login', withPicture('authentication.login')],
    [
      'a company with a logo as a data URL',
      'company.readByCompanyId',
      { ...success, data: { companyName: 'Example', companyLogo: dataUrl } },
    ],
    [
      'an article whose pictures are data URLs',
      'content.readByContentId',
      { ...success, data: { ...article(1), contentDisplayPictureUrl: dataUrl } },
    ],
    ['an export of 100 assessments', 'user.exportData', largeExport],
  ])('is accepted if it is %s (%s)', (_what, id, answer) => {
    const result = read(id, JSON.stringify(answer));
    // If the answer is refused, the failure message shows the fault.
    expect(result.ok || result.fault).toBe(true);
  });

  it('is accepted with unknown members, even after 40 answers with other unknown members', () => {
    const withMember = (count: number, name: string) =>
      JSON.stringify({ ...success, data: listOf(count, n => ({ ...entry(n), [name]: 1 })) });
    // Unknown names of earlier answers must not count in a later answer.
    for (let n = 0; n < 40; n++) read('waitList.read', withMember(1, `more${n}`));
    expect(read('waitList.read', withMember(40_000, 'last'))).toMatchObject({ ok: true });
  });

  it('is accepted with members in different orders and white space', () => {
    const inDifferentOrder = (n: number) =>
      Object.fromEntries(n % 2 === 0 ? Object.entries(entry(n)) : Object.entries(entry(n)).reverse());
    const answer = { ...success, data: listOf(40_000, inDifferentOrder) };
    const text = JSON.stringify(answer).replaceAll('":', '" : ');
    expect(read('waitList.read', text)).toMatchObject({ ok: true });
  });
});

it('a long answer that matches no variant is refused as a whole, because zod would create an issue for each element', () => {
  const answer = { ...success, data: listOf(100_000, () => ({ waitListId: true })) };
  expect(read('waitList.read', JSON.stringify(answer))).toMatchObject({
    ok: false,
    fault: {
      kind: 'BAD_RESPONSE',
      detail: 'too-many-values',
      deviations: [{ kind: 'refused', path: rootPath }],
    },
  });
});

/** One call for each set of limits (`answerLimits`) in the table of calls. */
const callsWithDifferentLimits = callIds.filter(
  (id, index) =>
    callIds.findIndex(otherId => calls[otherId].answerLimits === calls[id].answerLimits) === index,
);
const hostileCasesOf = (id: CallId, answers: typeof hostileAnswers) =>
  answers.map(hostileAnswer => [id, ...hostileAnswer] as const);
/** The long run tests every call with every hostile answer. The usual run tests each set of limits with one of them. */
const hostileCases = inject('long')
  ? callIds.flatMap(id => hostileCasesOf(id, hostileAnswers))
  : callsWithDifferentLimits.flatMap((id, index) => {
      const answerIndex = index % hostileAnswers.length;
      return hostileCasesOf(id, hostileAnswers.slice(answerIndex, answerIndex + 1));
    });

describe('a hostile answer', () => {
  it.each(hostileCases)(
    'to %s is refused for its number of values if it consists of %s',
    (id, _what, make) => {
      expect(read(id, make(id))).toMatchObject({
        ok: false,
        fault: { kind: 'BAD_RESPONSE', outcome: 'unknown', detail: 'too-many-values', repeat: 'no' },
      });
    },
  );
});

describe('the maximum size of an answer', () => {
  it('is more than a hundred times the size of the example', () => {
    for (const id of callIds) {
      const example = JSON.stringify(callExamples[id].response).length;
      expect(calls[id].answerLimits.maxBytes, id).toBeGreaterThan(100 * example);
    }
  });
});
