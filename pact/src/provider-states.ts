import { examples } from '@choose-life/contracts/gateway/examples';
import type { OperationId } from '@choose-life/contracts/gateway/operations';
import type { AnswerForm } from '@choose-life/gateway/testing/behaviours';

/** One provider state: what must be true, its parameters, and the values that it gives for the request. */
interface ProviderState {
  /** The condition that a handler of the state must make true. */
  readonly means: string;
  /** Parameters as they stand in the pact files; a provider that cannot fix ids may take its own instead. */
  readonly parameters: Readonly<Record<string, string | number | object>>;
  /** Names of the values that the provider gives: they replace the example's in requests. */
  readonly values: readonly string[];
}

const { userEmail } = examples['authentication.login'].request;
const { getReportPdfReportId: reportId } = examples['hra.getReportPdf'].request;
const companyId = String(examples['company.readByCompanyId'].request.companyId);
const { otp } = examples['authentication.completeEnrollment'].request;

const person = {
  email: userEmail,
  password: examples['authentication.login'].request.userPassword,
  firstName: 'Ada',
  lastName: 'Okafor',
  companyId,
  companyName: 'Example Company',
};
/** Each interaction names its own. */
const anyCall: OperationId = 'authentication.userDetails';
const anyForm: AnswerForm = 'code 22 as a number';
const personValues = ['token', 'email', 'password', 'userId', 'companyId'] as const;

/** Every state an interaction starts from, by its name. Elsewhere the compiler takes no other name. */
export const providerStates = {
  'a person with a session': {
    means:
      'A confirmed account with this e-mail, password, name and company has an open session; `token` opens it.',
    parameters: person,
    values: personValues,
  },
  'a person with an expired session': {
    means: 'The same, and the session of `token` has expired.',
    parameters: person,
    values: personValues,
  },
  'a person with a finished report': {
    means:
      'A person with a session, who has a finished report: in the list of their reports, as data and as a PDF, and with its ages in user-details.',
    parameters: { ...person, reportId },
    values: [...personValues, 'reportId'],
  },
  'a person with saved answers': {
    means: 'A person with a session, who has saved these answers and not submitted them.',
    parameters: {
      ...person,
      uniqueString: examples['hra.getSavedAnswers'].request.uniqueString,
      answers: examples['hra.saveAnswers'].request,
    },
    values: [...personValues, 'uniqueString'],
  },
  'a person with a pending password reset': {
    means: 'A person with a session, to whom `otp` was mailed to reset the password.',
    parameters: { ...person, otp },
    values: [...personValues, 'otp'],
  },
  'an address without an account': {
    means: 'Nobody has signed up with `email`, nor waits for a code.',
    parameters: { email: userEmail },
    values: ['email'],
  },
  'a pending sign-up': {
    means: 'Somebody has begun to sign up with `email`, and `otp` was mailed to them.',
    parameters: { email: userEmail, otp },
    values: ['email', 'otp'],
  },
  'an address on the wait-list': {
    means: 'The wait-list shows this address under `waitListId`.',
    parameters: {
      email: examples['waitList.create'].request.waitListEmail,
      waitListId: examples['waitList.delete'].request.waitListId,
    },
    values: ['waitListId'],
  },
  'an article': {
    means: 'The content library shows this article under `contentId`.',
    parameters: { article: examples['content.readByContentId'].response.data },
    values: ['contentId'],
  },
  'every call checks its session': {
    means: 'For the next call: a token that is sent is looked at, also where the call needs none.',
    parameters: {},
    values: [],
  },
  'the gateway declines a call': {
    means: 'For the next call: `call` is refused, whatever is sent.',
    parameters: { call: anyCall },
    values: [],
  },
  'the gateway answers in another form': {
    means: 'For the next call: what it answers comes in the form that `form` names.',
    parameters: { form: anyForm },
    values: [],
  },
} as const satisfies Record<string, ProviderState>;

/** The state in which a gateway writes a form of answers that is not the usual one. */
export const otherFormState: ProviderStateName = 'the gateway answers in another form';

/** The name of a value that some state gives. */
export type StateValueName = (typeof providerStates)[ProviderStateName]['values'][number];

/** Where to find each value with nothing but the gateway: for the shell variables of a finding. */
export const valueSources: Readonly<Record<StateValueName, string>> = {
  token: "the 'token' of an accepted authentication.login",
  email: 'the e-mail address of that person',
  password: 'the password of that person',
  userId: "the 'userId' in authentication.userDetails",
  companyId: "the 'userCompanyId' in authentication.userDetails",
  reportId: "the 'meta.reportId' of an accepted hra.appraiseRisks",
  uniqueString: "the 'uniqueString' of an accepted hra.saveAnswers",
  otp: "the code in the link of the person's newest e-mail",
  waitListId: "a 'waitListId' in waitList.read",
  contentId: "a 'contentId' in content.readContentLibrary",
};

export type ProviderStateName = keyof typeof providerStates;
