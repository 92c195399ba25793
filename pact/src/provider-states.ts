import { examples } from '@choose-life/contracts/gateway/examples';
import type { OperationId } from '@choose-life/contracts/gateway/operations';
import type { ResponseVariant } from '@choose-life/gateway/testing/behaviours';

interface ProviderState {
  /** The parameters in the pact files. A provider that cannot choose ids may use other ids. */
  readonly parameters: Readonly<Record<string, string | number | object>>;
  /** The names of the values that a state handler returns. */
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
/** Placeholders. Each interaction replaces them by its call and its variant. */
const anyCall: OperationId = 'authentication.userDetails';
const anyVariant: ResponseVariant = 'code 22 as a number';
const personValues = ['token', 'email', 'password', 'userId', 'companyId'] as const;

/** The provider states by name. docs/provider-states.md describes each state. */
export const providerStates = {
  'a person with a session': { parameters: person, values: personValues },
  'a person with an expired session': { parameters: person, values: personValues },
  'a person with a finished report': {
    parameters: { ...person, reportId },
    values: [...personValues, 'reportId'],
  },
  'a person with saved answers': {
    parameters: {
      ...person,
      uniqueString: examples['hra.getSavedAnswers'].request.uniqueString,
      answers: examples['hra.saveAnswers'].request,
    },
    values: [...personValues, 'uniqueString'],
  },
  'a person with a pending password reset': {
    parameters: { ...person, otp },
    values: [...personValues, 'otp'],
  },
  'an address without an account': { parameters: { email: userEmail }, values: ['email'] },
  'a pending sign-up': { parameters: { email: userEmail, otp }, values: ['email', 'otp'] },
  'an address on the wait-list': {
    parameters: {
      email: examples['waitList.create'].request.waitListEmail,
      waitListId: examples['waitList.delete'].request.waitListId,
    },
    values: ['waitListId'],
  },
  'an article': {
    parameters: { article: examples['content.readByContentId'].response.data },
    values: ['contentId'],
  },
  'every call checks its session': { parameters: {}, values: [] },
  'the gateway declines a call': { parameters: { call: anyCall }, values: [] },
  'the gateway answers in another form': { parameters: { form: anyVariant }, values: [] },
} as const satisfies Record<string, ProviderState>;

/** The state of the interactions whose answer is a variant. Its parameter `form` names the variant. */
export const variantState: ProviderStateName = 'the gateway answers in another form';

/** The name of a value that a provider state returns. */
export type StateValueName = (typeof providerStates)[ProviderStateName]['values'][number];

/** Where to find each value by hand. A finding has a curl command with shell variables, and explains them with these texts. */
export const valueSources: Readonly<Record<StateValueName, string>> = {
  token: "the 'token' of an accepted authentication.login",
  email: 'the e-mail address of the account, or the address that the provider state names',
  password: 'the password of the account',
  userId: "the 'userId' in authentication.userDetails",
  companyId: "the 'userCompanyId' in authentication.userDetails",
  reportId: "the 'meta.reportId' of an accepted hra.appraiseRisks",
  uniqueString: "the 'uniqueString' of an accepted hra.saveAnswers",
  otp: "the code in the link of the person's newest e-mail",
  waitListId: "a 'waitListId' in waitList.read",
  contentId: "a 'contentId' in content.readContentLibrary",
};

/** The name of a provider state. */
export type ProviderStateName = keyof typeof providerStates;
