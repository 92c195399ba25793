import { z } from 'zod';
import { consumerName } from '../../pact-file.ts';
import type { ProviderStateName, ProviderStateValue, providerStates } from '../../provider-states.ts';
import type { JsonEndpoint } from '../connections.ts';
import type { StateValues } from '../request.ts';
import { failed, reached, type StateManager, setUpEach } from './state-manager.ts';

/**
 * States that the gateway's own handlers set up. A state without a handler, or whose handler fails, is a gap of the run.
 *
 * @param setUpState gives the values of one state; null when it has no handler.
 * @param tearDownStates ends the behaviour that the states have switched on.
 */
function handlerStates(
  setUpState: (name: string, parameters: object) => Promise<StateValues | null>,
  tearDownStates: (names: readonly string[]) => Promise<void>,
): StateManager {
  return {
    exact: true,
    missingValueReason: name => `the state handlers gave no value '${name}'`,
    setUp: ({ given }) =>
      setUpEach(given, async ({ name, parameters }) => {
        const values = await setUpState(name, parameters).catch(() => undefined);
        if (values === undefined) return failed(`the state '${name}' could not be reached`);
        return values === null ? failed(`no handler for the state '${name}'`) : reached(values);
      }),
    tearDown: async ({ given }) => tearDownStates(given.map(({ name }) => name)),
    // The handlers restore what they changed.
    finish: async () => [],
  };
}

/** Sets up each state of the table. @returns the values to put into the request. */
type StateHandlers = {
  readonly [Name in ProviderStateName]: (
    parameters: (typeof providerStates)[Name]['parameters'],
  ) => Promise<{ readonly [Value in ProviderStateValue<Name>]: string }>;
};

/** Handlers in this process, as the embedded gateway has them. */
export function inProcessStates(handlers: StateHandlers, tearDown: () => void): StateManager {
  // The parameters stand in the handlers' own table; a loop over all states cannot carry that per state.
  const byName = handlers as Partial<Record<string, (parameters: object) => Promise<StateValues>>>;
  return handlerStates(
    async (name, parameters) => (await byName[name]?.(parameters)) ?? null,
    async () => tearDown(),
  );
}

const values = z.record(z.string(), z.unknown());

/**
 * State handlers behind an address, called as Pact's own verifier does: POST of `{ consumer, state, params, action: 'setup' }`,
 * answered by an object with the values. 404 says that there is no handler for the state.
 */
export function remoteStates(endpoint: JsonEndpoint): StateManager {
  const call = (action: 'setup' | 'teardown', state: string, params: object) =>
    endpoint.send('POST', { consumer: consumerName, state, states: [state], params, action });
  return handlerStates(
    async (state, params) => {
      const { status, value } = await call('setup', state, params);
      if (status === 404) return null;
      if (status < 200 || status > 299) throw new Error(`HTTP ${status}`);
      const scalars = Object.entries(values.catch({}).parse(value)).filter(
        (entry): entry is [string, string | number] => ['string', 'number'].includes(typeof entry[1]),
      );
      return Object.fromEntries(scalars);
    },
    async names => {
      // A handler may have no teardown.
      for (const name of names) await call('teardown', name, {}).catch(() => null);
    },
  );
}
