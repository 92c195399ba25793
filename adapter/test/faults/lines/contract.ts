import { codes } from '@choose-life/contracts/domain/codes';
import { propertiesOf } from '@choose-life/contracts/domain/properties-of';
import type { OperationId } from '@choose-life/contracts/gateway/operations';
import { jsonAnswer } from '../../misbehaving-gateway.ts';
import { withMembers } from '../fault-gateway.ts';
import {
  type Expect,
  fails,
  type Line,
  rowOf,
  split,
  succeeds,
  succeedsBy,
  type Variant,
} from '../variant.ts';

type Members = Partial<Record<OperationId, object>>;

const bad = fails('BAD_RESPONSE', 'unknown', 1);
const expired = fails('SESSION_EXPIRED', 'refused', 1);
const rejected = fails('REJECTED', 'refused', 1);
const status = codes.ok;

/** Replaces members of the correct answers of some calls; undefined removes a member. The fault applies only to these calls. */
function members(name: string, of: Members, expect: Expect): Variant {
  return {
    name,
    isOtherAnswer: true,
    expect: call => (of[call] ? expect(call) : null),
    act: ({ socket, call, body }) =>
      void socket.write(jsonAnswer(200, { ...propertiesOf(body), ...of[call] })),
  };
}

/** Replaces members of the correct answers of all calls. */
function inAllAnswers(name: string, replacements: object, expect: Expect, code = 200): Variant {
  return { name, isOtherAnswer: true, expect, act: withMembers(replacements, code) };
}

/** Sends a number in the member that proves success: the code, the status, or the field of the call's success rule (s.4). */
const numberForSuccess: Variant = {
  name: 'a number in the member that proves success',
  expect: bad,
  act: ({ socket, call, body }) => {
    const { success } = rowOf(call);
    const byCode = success.kind === 'status' ? 'status' : 'responseCode';
    const name = success.kind === 'field' ? success.field : byCode;
    socket.write(jsonAnswer(200, { ...propertiesOf(body), [name]: 0 }));
  },
};

const missing: Members = {
  'authentication.login': { token: undefined },
  'hra.saveAnswers': { uniqueString: undefined },
  'content.readContentLibrary': { contentLibrary: null },
};
const emptyLists: Members = { 'content.readContentLibrary': { contentLibrary: { data: [] } } };

/** A wrong status is a refusal only for calls whose success rule uses neither a code nor a field. */
const failedStatus: Expect = split(
  succeedsBy('code'),
  succeeds(),
  split(succeedsBy('accepted', 'field'), succeeds(), rejected),
);

export const contractLines: readonly Line[] = [
  {
    faults: [36],
    title: 'a wrong type in a required field',
    note: 'the log names the path, not the value',
    variants: [numberForSuccess],
  },
  {
    faults: [37],
    title: 'a member that is missing, null or empty',
    note: 'an empty list is a success, and so is null for unknown ages',
    variants: [
      members('a required member is missing', missing, bad),
      members('an empty list', emptyLists, succeeds()),
      members('null for the ages', { 'hra.getReportData': { data: null } }, succeeds()),
    ],
  },
  {
    faults: [38],
    title: 'code 22',
    variants: [
      inAllAnswers('22 as text', { responseCode: '22' }, expired),
      inAllAnswers('22 with blanks', { responseCode: ' 22 ' }, expired),
      inAllAnswers("22 and the status 'OK'", { responseCode: 22, status }, expired),
      inAllAnswers('22 at HTTP 500', { responseCode: '22' }, expired, 500),
    ],
  },
  {
    faults: [39],
    title: 'another code than the success code',
    note: 'a code that is no text is `BAD_RESPONSE`, unknown; a status other than `OK` counts for calls whose success is proved neither by a code nor by a field',
    variants: [
      ...['0', '000', 'ok', '99'].map(code =>
        inAllAnswers(`code '${code}'`, { responseCode: code }, rejected),
      ),
      inAllAnswers('code 99 as a number', { responseCode: 99 }, bad),
      inAllAnswers('code true', { responseCode: true }, bad),
      inAllAnswers("status 'FAILED'", { status: 'FAILED' }, failedStatus),
      {
        name: 'no code',
        expect: call => (succeedsBy('code')(call) ? bad(call) : null),
        act: ({ socket, body }) =>
          void socket.write(jsonAnswer(200, { ...propertiesOf(body), responseCode: undefined })),
      },
    ],
  },
];
