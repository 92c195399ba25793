import { z } from 'zod';
import { consumerName } from '../../pact-names.ts';
import type { JsonEndPoint } from '../json-over-http.ts';
import { handledStates } from './handled-states.ts';
import type { StateSource } from './state-source.ts';

const values = z.record(z.string(), z.unknown());

/**
 * States behind an address, asked for as Pact's own verifier does: POST of `{ consumer, state, params, action: 'setup' }`,
 * answered by an object with the values. 404 says that there is no handler for the state.
 */
export function remoteStates(endPoint: JsonEndPoint): StateSource {
  const ask = (action: 'setup' | 'teardown', state: string, params: object) =>
    endPoint.send('POST', { consumer: consumerName, state, states: [state], params, action });
  return handledStates(
    async (state, params) => {
      const { status, value } = await ask('setup', state, params);
      if (status === 404) return null;
      if (status < 200 || status > 299) throw new Error(`HTTP ${status}`);
      const scalars = Object.entries(values.catch({}).parse(value)).filter(
        (entry): entry is [string, string | number] => ['string', 'number'].includes(typeof entry[1]),
      );
      return Object.fromEntries(scalars);
    },
    async names => {
      // A handler may have nothing to take back, and need not say so.
      for (const name of names) await ask('teardown', name, {}).catch(() => null);
    },
  );
}
