import { randomUUID } from 'node:crypto';
import type { RunningGateway } from '@choose-life/gateway/testing/start-gateway';
import type { ProviderStateName, ProviderStateValue, providerStates } from '../../provider-states.ts';

/** Sets up each state of the table. @returns the values to put into the request. */
export type StateHandlers = {
  readonly [Name in ProviderStateName]: (
    parameters: (typeof providerStates)[Name]['parameters'],
  ) => Promise<{ readonly [Value in ProviderStateValue<Name>]: string }>;
};

type Person = (typeof providerStates)['a person with a session']['parameters'];

/** The state handlers of the embedded gateway, by its own modules. Each can be called any number of times. */
export function stateHandlersOf(gateway: RunningGateway): StateHandlers {
  const signIn = async ({ companyId, companyName, ...wish }: Person) => {
    const company = { id: companyId, name: companyName };
    const { token, userId, email } = await gateway.createAccount({ ...wish, company });
    return { token, userId, email, password: wish.password, companyId };
  };

  return {
    'a person with a session': signIn,
    'a person with an expired session': async person => {
      const values = await signIn(person);
      await gateway.expireSession(values.token);
      return values;
    },
    'a person with a finished report': async ({ reportId, ...person }) => {
      const values = await signIn(person);
      const fixed = { reportId, uniqueString: `${reportId}-answers` };
      await gateway.createReport(values.email, undefined, fixed);
      return { ...values, reportId };
    },
    'a person with saved answers': async ({ answers, uniqueString, ...person }) => {
      const values = await signIn(person);
      await gateway.createSavedAnswers(values.email, answers, uniqueString);
      return { ...values, uniqueString };
    },
    'a person with a pending password reset': async ({ otp, ...person }) => {
      const values = await signIn(person);
      await gateway.createResetCode(values.email, otp);
      return { ...values, otp };
    },
    'an address without an account': async () => ({ email: unusedAddress() }),
    'a pending sign-up': async ({ otp }) => {
      const email = unusedAddress();
      await gateway.createEnrolment({ email, otp });
      return { email, otp };
    },
    'an address on the wait-list': async ({ email, waitListId }) => {
      await gateway.createWaitListEntry(email, String(waitListId));
      return { waitListId: String(waitListId) };
    },
    'an article': async ({ article }) => {
      await gateway.createArticle(article);
      return { contentId: String(article.contentId) };
    },
    'every call checks its session': async () => {
      gateway.checkEverySession();
      return {};
    },
    'the gateway declines a call': async ({ call }) => {
      gateway.declineCall(call);
      return {};
    },
    'the gateway answers in another form': async ({ form }) => {
      gateway.answerInForm(form);
      return {};
    },
  };
}

/** Never used before: another interaction may have made an account of the example's address. */
function unusedAddress(): string {
  return `newcomer-${randomUUID()}@example.test`;
}
