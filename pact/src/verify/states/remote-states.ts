import { z } from 'zod';
import { consumerName } from '../../pact-names.ts';
import type { JsonEndpoint } from '../json-endpoint.ts';
import { handlerStates } from './handler-states.ts';
import type { StateManager } from './state-manager.ts';

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
