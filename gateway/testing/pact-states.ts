import { randomUUID } from 'node:crypto';
import type { FlatMap } from '@choose-life/contracts/domain/hra/flat-map';
import { isRecord } from '@choose-life/contracts/domain/properties-of';
import type { OperationId } from '@choose-life/contracts/gateway/operations';
import type { FastifyInstance } from 'fastify';
import type { ContentItem } from '../src/content/library.ts';
import type { Dependencies } from '../src/dependencies.ts';
import { isLocal } from '../src/mail/mailbox.ts';
import { addBehaviours, type Behaviours, callOf, type ResponseVariant } from './behaviours.ts';
import { encodedValueName } from './encoded-value-name.ts';
import { type ProviderStates, providerStates } from './provider-states.ts';

type TextParameters<Name extends string> = Readonly<Record<Name, string>>;

type GatewayWithStates = ProviderStates & Behaviours;

type Person = TextParameters<'email' | 'password' | 'firstName' | 'lastName' | 'companyId' | 'companyName'>;

/**
 * The handlers of the provider states of `pact/src/provider-states.ts`, by the name of the state. A handler gets the parameters of its state,
 * and returns the values of its state. It can be called any number of times.
 */
function stateHandlersOf(gateway: GatewayWithStates) {
  const createPerson = async ({ companyId, companyName, ...account }: Person) => {
    const company = { id: companyId, name: companyName };
    const { token, userId, email } = await gateway.createAccount({ ...account, company });
    return { token, userId, email, password: account.password, companyId };
  };

  return {
    'a person with a session': createPerson,
    'a person with an expired session': async (person: Person) => {
      const values = await createPerson(person);
      await gateway.expireSession(values.token);
      return values;
    },
    'a person with a finished report': async ({
      reportId,
      ...person
    }: Person & TextParameters<'reportId'>) => {
      const values = await createPerson(person);
      // Both ids are fixed, so that the state replaces the report and the answers of its last use.
      const ids = { reportId, uniqueString: `${reportId}-answers` };
      // `undefined`: the answers of the demo account.
      await gateway.createReport(values.email, undefined, ids);
      return { ...values, reportId };
    },
    'a person with saved answers': async (
      parameters: Person & TextParameters<'uniqueString'> & { readonly answers: FlatMap },
    ) => {
      const { answers, uniqueString, ...person } = parameters;
      const values = await createPerson(person);
      await gateway.createSavedAnswers(values.email, answers, uniqueString);
      return { ...values, uniqueString };
    },
    'a person with a pending password reset': async ({ otp, ...person }: Person & TextParameters<'otp'>) => {
      const values = await createPerson(person);
      await gateway.createResetCode(values.email, otp);
      return { ...values, otp };
    },
    'an address without an account': async () => ({ email: unusedAddress() }),
    'a pending sign-up': async ({ otp }: TextParameters<'otp'>) => {
      const email = unusedAddress();
      await gateway.createEnrolment({ email, otp });
      return { email, otp };
    },
    'an address on the wait-list': async ({
      email,
      waitListId,
    }: TextParameters<'email'> & { waitListId: string | number }) => {
      await gateway.createWaitListEntry(email, String(waitListId));
      return { waitListId: String(waitListId) };
    },
    'an article': async ({ article }: { readonly article: ContentItem }) => {
      await gateway.createArticle(article);
      return { contentId: String(article.contentId) };
    },
    'every call checks its session': async () => {
      gateway.behave({ checksEveryToken: true });
      return {};
    },
    'the gateway declines a call': async ({ call }: { readonly call: OperationId }) => {
      gateway.behave({ declinedCall: call });
      return {};
    },
    'the gateway answers in another form': async ({ form }: { readonly form: ResponseVariant }) => {
      gateway.behave({ variant: form });
      return {};
    },
  };
}

/** A new address each time: another interaction may have created an account with the address of the example. */
function unusedAddress(): string {
  return `newcomer-${randomUUID()}@example.test`;
}

/** The path at which provider states are set. */
export const statesPath = '/provider-states';

/**
 * Serves `POST /provider-states` to callers on this machine. Pact's verifier sends `{ state, params, action }`. The response has the values of
 * the state, and each value also percent-encoded for use in a path. The behaviour of a state ends with the next call, since not every
 * verifier sends the action `teardown`. @param app must not listen yet
 */
export function serveProviderStates(app: FastifyInstance, dependencies: Dependencies): GatewayWithStates {
  const gateway = { ...providerStates(dependencies), ...addBehaviours(app, dependencies) };
  // Cast: the parameters are not validated. They come from the pact files, which were generated from `pact/src/provider-states.ts`.
  const handlers = stateHandlersOf(gateway) as Record<
    string,
    ((parameters: unknown) => Promise<Record<string, string>>) | undefined
  >;
  /** Whether a state was set, and no call has been answered since then. */
  let hasState = false;
  app.post(statesPath, async (request, reply) => {
    if (!isLocal(request)) return reply.callNotFound();
    const { action, params = {}, state } = isRecord(request.body) ? request.body : {};
    // For an interaction without a state Pact sends an empty name.
    if (action === 'teardown' || typeof state !== 'string' || state === '') return {};
    const handler = Object.hasOwn(handlers, state) ? handlers[state] : undefined;
    if (handler === undefined) return reply.code(404).send({ message: 'There is no such state.' });
    hasState = true;
    const values = Object.entries(await handler(params));
    return Object.fromEntries(
      values.flatMap(([name, value]) => [
        [name, value],
        [encodedValueName(name), encodeURIComponent(value)],
      ]),
    );
  });
  // This hook runs after the hook of `addBehaviours`, which changes the answer. It runs before the answer is sent, because afterwards
  // the caller may already have set the next state.
  app.addHook('onSend', async (request, _reply, payload) => {
    if (hasState && callOf(request) !== null) {
      hasState = false;
      gateway.resetBehaviour();
    }
    return payload;
  });
  return gateway;
}
