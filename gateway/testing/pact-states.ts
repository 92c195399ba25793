import { randomUUID } from 'node:crypto';
import type { FlatMap } from '@choose-life/contracts/domain/hra/flat-map';
import type { OperationId } from '@choose-life/contracts/gateway/operations';
import type { FastifyInstance } from 'fastify';
import type { ContentItem } from '../src/content/library.ts';
import type { Dependencies } from '../src/dependencies.ts';
import { isLocal } from '../src/mail/mailbox.ts';
import { type AnswerForm, addBehaviours, type Behaviours, callOf } from './behaviours.ts';
import { pathValueName } from './path-value-name.ts';
import { type ProviderStates, providerStates } from './provider-states.ts';

type Fixed<Name extends string> = Readonly<Record<Name, string>>;

type ToldGateway = ProviderStates & Behaviours;

type Person = Fixed<'email' | 'password' | 'firstName' | 'lastName' | 'companyId' | 'companyName'>;

/** By the table of `pact/src/provider-states.ts` and the gateway's own modules. Each can be called any number of times. */
export function stateHandlersOf(gateway: ToldGateway) {
  const signIn = async ({ companyId, companyName, ...wish }: Person) => {
    const company = { id: companyId, name: companyName };
    const { token, userId, email } = await gateway.createAccount({ ...wish, company });
    return { token, userId, email, password: wish.password, companyId };
  };

  return {
    'a person with a session': signIn,
    'a person with an expired session': async (person: Person) => {
      const values = await signIn(person);
      await gateway.expireSession(values.token);
      return values;
    },
    'a person with a finished report': async ({ reportId, ...person }: Person & Fixed<'reportId'>) => {
      const values = await signIn(person);
      const fixed = { reportId, uniqueString: `${reportId}-answers` };
      await gateway.createReport(values.email, undefined, fixed);
      return { ...values, reportId };
    },
    'a person with saved answers': async (
      told: Person & Fixed<'uniqueString'> & { readonly answers: FlatMap },
    ) => {
      const { answers, uniqueString, ...person } = told;
      const values = await signIn(person);
      await gateway.createSavedAnswers(values.email, answers, uniqueString);
      return { ...values, uniqueString };
    },
    'a person with a pending password reset': async ({ otp, ...person }: Person & Fixed<'otp'>) => {
      const values = await signIn(person);
      await gateway.createResetCode(values.email, otp);
      return { ...values, otp };
    },
    'an address without an account': async () => ({ email: unusedAddress() }),
    'a pending sign-up': async ({ otp }: Fixed<'otp'>) => {
      const email = unusedAddress();
      await gateway.createEnrolment({ email, otp });
      return { email, otp };
    },
    'an address on the wait-list': async ({
      email,
      waitListId,
    }: Fixed<'email'> & { waitListId: string | number }) => {
      await gateway.createWaitListEntry(email, String(waitListId));
      return { waitListId: String(waitListId) };
    },
    'an article': async ({ article }: { readonly article: ContentItem }) => {
      await gateway.createArticle(article);
      return { contentId: String(article.contentId) };
    },
    'every call checks its session': async () => {
      gateway.behave({ everySession: true });
      return {};
    },
    'the gateway declines a call': async ({ call }: { readonly call: OperationId }) => {
      gateway.behave({ declined: call });
      return {};
    },
    'the gateway answers in another form': async ({ form }: { readonly form: AnswerForm }) => {
      gateway.behave({ form });
      return {};
    },
  };
}

/** Never used before: another interaction may have made an account of the example's address. */
function unusedAddress(): string {
  return `newcomer-${randomUUID()}@example.test`;
}

export const statesPath = '/provider-states';

/**
 * POST of `{ state, params, action }`, as Pact's verifier sends it; answered by the values, each also as it goes into a path. For this
 * machine alone. A state holds for the next call: not every verifier tears down. @param app does not listen yet
 */
export function openStatesAddress(app: FastifyInstance, dependencies: Dependencies): ToldGateway {
  const gateway = { ...providerStates(dependencies), ...addBehaviours(app, dependencies) };
  // The parameters stand in the pact files, which were written from the handlers' own table.
  const handlers = stateHandlersOf(gateway) as Record<
    string,
    ((parameters: unknown) => Promise<Record<string, string>>) | undefined
  >;
  let isToldByState = false;
  app.post(statesPath, async (request, reply) => {
    if (!isLocal(request)) return reply.callNotFound();
    const { action, params = {}, state } = Object(request.body);
    // Pact asks for an interaction without states, too: with an empty name.
    if (action === 'teardown' || !state) return {};
    const handler = Object.hasOwn(handlers, state) ? handlers[state] : undefined;
    if (handler === undefined) return reply.code(404).send({ message: 'There is no such state.' });
    isToldByState = true;
    const values = Object.entries(await handler(params));
    return Object.fromEntries(
      values.flatMap(([name, value]) => [
        [name, value],
        [pathValueName(name), encodeURIComponent(value)],
      ]),
    );
  });
  // Behind the hook that writes the form, and before the answer leaves: nobody can ask for the next state earlier.
  app.addHook('onSend', async (request, _reply, payload) => {
    if (isToldByState && callOf(request) !== null) {
      isToldByState = false;
      gateway.behaveAsUsual();
    }
    return payload;
  });
  return gateway;
}
