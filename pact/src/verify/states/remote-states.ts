import { z } from 'zod';
import { consumerName } from '../../pact-file.ts';
import type { JsonEndpoint } from '../connections.ts';
import { type StateManager, setUpEach, setupFailed, stateReady } from './state-manager.ts';

const stateValues = z.record(z.string(), z.unknown());

/** Sets up states with the gateway's state handlers, as Pact's verifier does. If a handler is missing (404) or fails, the run is incomplete. */
export function remoteStates(endpoint: JsonEndpoint): StateManager {
  const call = (action: 'setup' | 'teardown', state: string, params: object) =>
    // Pact's earlier verifier, in Ruby, also sends `states`, so existing handlers may read it.
    endpoint.send('POST', { consumer: consumerName, state, states: [state], params, action });
  return {
    hasStateHandlers: true,
    missingValueReason: name => `the state handlers returned no value '${name}'`,
    setUp: ({ given }) =>
      setUpEach(given, async ({ name, parameters }) => {
        // If the handler does not answer, the status is 0, so the setup fails below.
        const { status, value } = await call('setup', name, parameters).catch(() => ({
          status: 0,
          value: null,
        }));
        if (status === 404) return setupFailed(`no handler for the state '${name}'`);
        if (status < 200 || status > 299) return setupFailed(`the state '${name}' could not be set up`);
        // Only texts and numbers can be filled into a request. Other values are ignored. A body that is not an object has no values.
        const scalars = Object.entries(stateValues.catch({}).parse(value)).filter(
          (entry): entry is [string, string | number] => ['string', 'number'].includes(typeof entry[1]),
        );
        return stateReady(Object.fromEntries(scalars));
      }),
    tearDown: async ({ given }) => {
      // A handler may have no teardown, so a failure is ignored.
      for (const { name, parameters } of given) await call('teardown', name, parameters).catch(() => null);
    },
    // The handlers restore their changes in the teardown.
    finish: async () => [],
  };
}
