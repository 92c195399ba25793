import { propertiesOf } from '@choose-life/contracts/domain/properties-of';
import type { OperationId } from '@choose-life/contracts/gateway/operations';
import type { Advice, Expectation, InteractionRow } from './interaction.ts';

const invalidAddress = 'not an address';
const wrongCode = 'not the code';
const wrongPassword = 'not the password';
const somebodyElse = 'somebody.else@example.test';
const unknownId = 'unknown';

/** For calls that have no invalid request. A provider state makes the gateway decline the call. Any code except '00' is a refusal (s.4). */
const declinedByState: Expectation = { section: 's.4, s.8' };

/** Advice on a request that a careful gateway refuses. The specification does not describe the answer (s.7). */
function adviceExpectation(
  severity: Advice['severity'],
  consequence: string,
  findPersonalData?: Advice['findPersonalData'],
): Expectation {
  return { advice: { severity, consequence, findPersonalData } };
}

const adviceAgainstAnyAddress = adviceExpectation('low', 'any text is accepted as an e-mail address');
const invalidEmail: InteractionRow = {
  // These calls are made before the log-in, so they need no session.
  given: [],
  changedMembers: { userEmail: invalidAddress },
  expectation: adviceAgainstAnyAddress,
};
const declinedWithSession: InteractionRow = {
  given: ['a person with a session', 'the gateway declines a call'],
  expectation: declinedByState,
};
const adviceAgainstAnyCode = adviceExpectation('high', 'a code that was never mailed is accepted');

const unknownUniqueString: InteractionRow = {
  fromState: { 'appraise_risks.user_id': 'email' },
  changedMembers: { unique_string: unknownId },
  expectation: adviceExpectation('low', 'a unique string that was never issued is accepted'),
};

/**
 * For each call, the request that is refused, its provider states, and the source of the refusal: a section of the specification, or advice.
 * Without `given`, the state is `usualState`: a person with a session.
 */
export const refusedCalls: Readonly<Record<OperationId, InteractionRow>> = {
  'authentication.initiatePasswordReset': invalidEmail,
  'authentication.completePasswordReset': {
    given: ['a person with a pending password reset'],
    fromState: { userEmail: 'email' },
    changedMembers: { otp: wrongCode },
    expectation: adviceAgainstAnyCode,
  },
  'authentication.changePassword': {
    fromState: { username: 'email' },
    changedMembers: { oldPassword: wrongPassword },
    expectation: adviceExpectation('high', 'a password is changed by somebody who does not know it'),
  },
  'authentication.initiateEnrollment': invalidEmail,
  'authentication.completeEnrollment': {
    given: ['a pending sign-up'],
    fromState: { userEmail: 'email' },
    changedMembers: { otp: wrongCode },
    expectation: adviceAgainstAnyCode,
  },
  'authentication.login': {
    fromState: { userEmail: 'email' },
    changedMembers: { userPassword: wrongPassword },
    expectation: adviceExpectation('high', 'a wrong password opens a session'),
  },
  'authentication.userDetails': declinedWithSession,
  'authentication.resendOtp': invalidEmail,
  'waitList.create': {
    given: [],
    changedMembers: { waitListEmail: invalidAddress },
    expectation: adviceAgainstAnyAddress,
  },
  'waitList.read': { given: ['the gateway declines a call'], expectation: declinedByState },
  'waitList.delete': { given: ['the gateway declines a call'], expectation: declinedByState },
  'user.update': {
    changedMembers: { userEmail: somebodyElse },
    expectation: adviceExpectation('low', "a profile with somebody else's e-mail is accepted"),
  },
  'hra.getQuestionnaire': declinedWithSession,
  'hra.appraiseRisks': unknownUniqueString,
  'hra.getReportData': {
    changedMembers: { getReportDataReportId: unknownId },
    expectation: adviceExpectation('low', 'a request for an unknown report is accepted', findAges),
  },
  'hra.getSavedAnswers': {
    fromState: { userId: 'email' },
    changedMembers: { uniqueString: unknownId },
    expectation: adviceExpectation('low', 'a request for unknown saved answers is accepted', findAnswers),
  },
  'hra.saveAnswers': unknownUniqueString,
  'hra.getReportPdf': {
    changedMembers: { getReportPdfReportId: unknownId },
    expectation: adviceExpectation('low', 'a request for the PDF of an unknown report is accepted'),
  },
  'risksAppraisedAudit.readByRisksAppraisedAuditUserId': {
    changedMembers: { risksAppraisedAuditUserId: somebodyElse },
    expectation: adviceExpectation(
      'low',
      "a request for the list of somebody else's reports is accepted",
      findEntries,
    ),
  },
  'company.readByCompanyId': {
    changedMembers: { companyId: unknownId },
    expectation: adviceExpectation('low', 'a request for an unknown company is accepted'),
  },
  'content.readContentLibrary': { given: ['the gateway declines a call'], expectation: declinedByState },
  'content.readByContentId': {
    changedMembers: { contentId: unknownId },
    expectation: adviceExpectation('low', 'a request for an unknown article is accepted'),
  },
};

/** The lines of a report list; null if the list is empty. */
function findEntries(answer: unknown): object | null {
  const { data } = propertiesOf(answer);
  return Array.isArray(data) && data.length > 0 ? data : null;
}

/** The saved answers (`hraQ…`) of a response; null if there are none. */
function findAnswers(answer: unknown): object | null {
  const answers = Object.entries(propertiesOf(answer)).filter(
    ([key, value]) => /^hraq/i.test(key) && value !== null,
  );
  return answers.length > 0 ? answers : null;
}

/** The ages of report data, in `data` or at the top level; null if there are none. */
function findAges(answer: unknown): object | null {
  const { data, riskAge, targetAge } = propertiesOf(answer);
  const nestedMembers = propertiesOf(data);
  const ages = [riskAge ?? nestedMembers.riskAge, targetAge ?? nestedMembers.targetAge];
  return ages.some(age => typeof age === 'number') ? ages : null;
}
