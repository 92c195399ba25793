import { propertiesOf } from '@choose-life/contracts/domain/properties-of';
import type { OperationId } from '@choose-life/contracts/gateway/operations';
import { jsonAnswer } from '../../misbehaving-gateway.ts';
import { sendWithMembers } from '../fault-gateway.ts';
import {
  type Expect,
  expectIf,
  fails,
  type Line,
  rowOf,
  succeeds,
  succeedsBy,
  type Variant,
} from '../variant.ts';

type MembersByCall = Partial<Record<OperationId, object>>;

const badResponse = fails('BAD_RESPONSE', 'unknown');
const expired = fails('SESSION_EXPIRED', 'refused');
const rejected = fails('REJECTED', 'refused');

/** Replaces members of the correct answers of some calls; undefined removes a member. The fault applies only to these calls. */
function inAnswersOf(replacements: MembersByCall, name: string, expect: Expect): Variant {
  return {
    name,
    isAnswerCompared: false,
    expect: call => (replacements[call] ? expect(call) : null),
    act: ({ socket, call, goodBody }) =>
      void socket.write(jsonAnswer(200, { ...propertiesOf(goodBody), ...replacements[call] })),
  };
}

/** Replaces members of the correct answers of all calls. */
function inAllAnswers(replacements: object, name: string, expect: Expect, httpStatus = 200): Variant {
  return { name, isAnswerCompared: false, expect, act: sendWithMembers(replacements, httpStatus) };
}

/** Sends a number instead of a string in the member that proves success: the code, the status, or the field of the success rule (s.4). */
const numberForSuccess: Variant = {
  name: 'a number in the member that proves success',
  expect: badResponse,
  act: ({ socket, call, goodBody }) => {
    socket.write(jsonAnswer(200, { ...propertiesOf(goodBody), [successMemberOf(call)]: 0 }));
  },
};

function successMemberOf(call: OperationId): string {
  const { success } = rowOf(call);
  if (success.kind === 'field') return success.field;
  return success.kind === 'status' ? 'status' : 'responseCode';
}

const withoutRequiredMember: MembersByCall = {
  'authentication.login': { token: undefined },
  'hra.saveAnswers': { uniqueString: undefined },
  'content.readContentLibrary': { contentLibrary: null },
};
const emptyLists: MembersByCall = { 'content.readContentLibrary': { contentLibrary: { data: [] } } };

/** These answers have the field of their success rule, so a wrong status is a refusal only if the rule is `status` or `pdf`. */
const rejectedByStatus = expectIf(succeedsBy('status', 'pdf'), rejected, succeeds());

/** Lines F36 to F39 of docs/faults.md: answers that break the contract. */
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
      inAnswersOf(withoutRequiredMember, 'a required member is missing', badResponse),
      inAnswersOf(emptyLists, 'an empty list', succeeds()),
      inAnswersOf({ 'hra.getReportData': { data: null } }, 'null for the ages', succeeds()),
    ],
  },
  {
    faults: [38],
    title: 'code 22',
    variants: [
      // The properties of `readAnswer` test the spellings of 22, and other statuses.
      inAllAnswers({ responseCode: '22' }, '22 as a string', expired),
      inAllAnswers({ responseCode: '22' }, '22 with HTTP 500', expired, 500),
    ],
  },
  {
    faults: [39],
    title: 'a code that is not the success code',
    note: 'a code that is not a string is `BAD_RESPONSE`, unknown; a status other than `OK` is a refusal only if the success rule of the call is `status` or `pdf`, or if the field of its rule is missing',
    variants: [
      // `outcome.test.ts` of contracts has other codes.
      inAllAnswers({ responseCode: '99' }, "code '99'", rejected),
      inAllAnswers({ responseCode: 99 }, 'code 99 as a number', badResponse),
      inAllAnswers({ status: 'FAILED' }, "status 'FAILED'", rejectedByStatus),
      {
        name: 'no code',
        expect: call => (succeedsBy('code')(call) ? badResponse(call) : null),
        act: ({ socket, goodBody }) =>
          void socket.write(jsonAnswer(200, { ...propertiesOf(goodBody), responseCode: undefined })),
      },
    ],
  },
];
