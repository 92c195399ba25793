import { codes } from '@choose-life/contracts/domain/codes';
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

/** Members put over the good answers of the calls that are named; undefined takes one away. */
function members(name: string, of: Members, expect: Expect): Variant {
  return {
    name,
    isOtherAnswer: true,
    expect: call => (of[call] ? expect(call) : null),
    act: ({ socket, call, body }) => void socket.write(jsonAnswer(200, { ...Object(body), ...of[call] })),
  };
}

function everywhere(name: string, over: object, expect: Expect, code = 200): Variant {
  return { name, isOtherAnswer: true, expect, act: withMembers(over, code) };
}

/** The success code as a number. */
const noSuccess: Variant = {
  name: 'a number for what says success',
  expect: bad,
  act: ({ socket, call, body }) => {
    const { success } = rowOf(call);
    const name =
      success.kind === 'field' ? success.field : success.kind === 'status' ? 'status' : 'responseCode';
    const wrong = { ...Object(body), [name]: 0 };
    socket.write(jsonAnswer(200, wrong));
  },
};

const lacking: Members = {
  'authentication.login': { token: undefined },
  'hra.saveAnswers': { uniqueString: undefined },
  'content.readContentLibrary': { contentLibrary: null },
};
const emptyLists: Members = { 'content.readContentLibrary': { contentLibrary: { data: [] } } };

/** A status decides where no code or field does. */
const failedStatus: Expect = split(
  succeedsBy('code'),
  succeeds(),
  split(succeedsBy('accepted', 'field'), succeeds(), rejected),
);

export const contractLines: readonly Line[] = [
  {
    faults: [36],
    title: 'a wrong type in a field we read',
    note: 'the log names the path, not the value',
    variants: [noSuccess],
  },
  {
    faults: [37],
    title: 'a member that is missing, null or empty',
    note: 'an empty list is a success, and so is null for ages that are not known',
    variants: [
      members('a required member is missing', lacking, bad),
      members('an empty list', emptyLists, succeeds()),
      members('null for the ages', { 'hra.getReportData': { data: null } }, succeeds()),
    ],
  },
  {
    faults: [38],
    title: 'code 22',
    variants: [
      everywhere('22 as text', { responseCode: '22' }, expired),
      everywhere('22 with blanks', { responseCode: ' 22 ' }, expired),
      everywhere("22 beside status 'OK'", { responseCode: 22, status }, expired),
      everywhere('22 at HTTP 500', { responseCode: '22' }, expired, 500),
    ],
  },
  {
    faults: [39],
    title: 'another code than the success code',
    note: 'one that is no text is `BAD_RESPONSE`, unknown; a status other than `OK` counts where success is told by it',
    variants: [
      ...['0', '000', 'ok', '99'].map(code => everywhere(`code '${code}'`, { responseCode: code }, rejected)),
      everywhere('code 99 as a number', { responseCode: 99 }, bad),
      everywhere('code true', { responseCode: true }, bad),
      everywhere("status 'FAILED'", { status: 'FAILED' }, failedStatus),
      {
        name: 'no code',
        expect: call => (succeedsBy('code')(call) ? bad(call) : null),
        act: ({ socket, body }) =>
          void socket.write(jsonAnswer(200, { ...Object(body), responseCode: undefined })),
      },
    ],
  },
];
