import { propertiesOf } from '@choose-life/contracts/domain/properties-of';
import type { OperationId } from '@choose-life/contracts/gateway/operations';
import type { Advice, Expectation, StartedCall } from './interaction.ts';

const noAddress = 'not an address';
const wrongCode = 'not the code';
const wrongPassword = 'not the password';
const somebodyElse = 'somebody.else@example.test';
const unknownId = 'unknown';

/** For calls that no request makes a gateway refuse: a provider state makes it decline them. Any code but that of success is a refusal (s.4). */
const declined: Expectation = { section: 's.4, s.8' };

/** The specification does not say how a gateway answers such a request (s.7), but a careful gateway refuses it. */
function advice(
  severity: Advice['severity'],
  means: string,
  personalDataIn?: Advice['personalDataIn'],
): Expectation {
  return { advice: { severity, means, personalDataIn } };
}

const acceptsAnyAddress = advice('low', 'any text is accepted as an e-mail address');
const invalidEmail: StartedCall = {
  given: [],
  sends: { userEmail: noAddress },
  expectation: acceptsAnyAddress,
};
const declinedToPerson: StartedCall = {
  given: ['a person with a session', 'the gateway declines a call'],
  expectation: declined,
};
const acceptsAnyCode = advice('high', 'a code that was never mailed is accepted');

const unknownUniqueString: StartedCall = {
  fromState: { 'appraise_risks.user_id': 'email' },
  sends: { unique_string: unknownId },
  expectation: advice('low', 'a unique string that was never issued is accepted'),
};

/** For each call the request that is refused, the states in which it is made, and whether the specification states the refusal. */
export const refused: Readonly<Record<OperationId, StartedCall>> = {
  'authentication.initiatePasswordReset': invalidEmail,
  'authentication.completePasswordReset': {
    given: ['a person with a pending password reset'],
    fromState: { userEmail: 'email' },
    sends: { otp: wrongCode },
    expectation: acceptsAnyCode,
  },
  'authentication.changePassword': {
    fromState: { username: 'email' },
    sends: { oldPassword: wrongPassword },
    expectation: advice('high', 'a password is changed by somebody who does not know it'),
  },
  'authentication.initiateEnrollment': invalidEmail,
  'authentication.completeEnrollment': {
    given: ['a pending sign-up'],
    fromState: { userEmail: 'email' },
    sends: { otp: wrongCode },
    expectation: acceptsAnyCode,
  },
  'authentication.login': {
    fromState: { userEmail: 'email' },
    sends: { userPassword: wrongPassword },
    expectation: advice('high', 'a wrong password opens a session'),
  },
  'authentication.userDetails': declinedToPerson,
  'authentication.resendOtp': invalidEmail,
  'waitList.create': { given: [], sends: { waitListEmail: noAddress }, expectation: acceptsAnyAddress },
  'waitList.read': { given: ['the gateway declines a call'], expectation: declined },
  'waitList.delete': { given: ['the gateway declines a call'], expectation: declined },
  'user.update': {
    sends: { userEmail: somebodyElse },
    expectation: advice('low', "a profile with somebody else's e-mail is accepted"),
  },
  'hra.getQuestionnaire': declinedToPerson,
  'hra.appraiseRisks': unknownUniqueString,
  'hra.getReportData': {
    sends: { getReportDataReportId: unknownId },
    expectation: advice('low', 'a report that does not exist is answered', agesIn),
  },
  'hra.getSavedAnswers': {
    fromState: { userId: 'email' },
    sends: { uniqueString: unknownId },
    expectation: advice('low', 'saved answers that do not exist are answered', answersIn),
  },
  'hra.saveAnswers': unknownUniqueString,
  'hra.getReportPdf': {
    sends: { getReportPdfReportId: unknownId },
    expectation: advice('low', 'the PDF of a report that does not exist is answered'),
  },
  'risksAppraisedAudit.readByRisksAppraisedAuditUserId': {
    sends: { risksAppraisedAuditUserId: somebodyElse },
    expectation: advice('low', "the list of somebody else's reports is answered", entriesIn),
  },
  'company.readByCompanyId': {
    sends: { companyId: unknownId },
    expectation: advice('low', 'a company that does not exist is answered'),
  },
  'content.readContentLibrary': { given: ['the gateway declines a call'], expectation: declined },
  'content.readByContentId': {
    sends: { contentId: unknownId },
    expectation: advice('low', 'an article that does not exist is answered'),
  },
};

/** The entries of a list of reports. */
function entriesIn(answer: unknown): object | null {
  const { data } = propertiesOf(answer);
  return Array.isArray(data) && data.length > 0 ? data : null;
}

function answersIn(answer: unknown): object | null {
  const answers = Object.entries(propertiesOf(answer)).filter(
    ([key, value]) => /^hraq/i.test(key) && value !== null,
  );
  return answers.length > 0 ? answers : null;
}

function agesIn(answer: unknown): object | null {
  const { data, riskAge, targetAge } = propertiesOf(answer);
  const belowData = propertiesOf(data);
  const ages = [riskAge ?? belowData.riskAge, targetAge ?? belowData.targetAge];
  return ages.some(age => typeof age === 'number') ? ages : null;
}
