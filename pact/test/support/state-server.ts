import type { RunningGateway } from '@choose-life/gateway/testing/start-gateway';
import {
  type AlteringGateway,
  startAlteringGateway,
} from '@choose-life/gateway-client/test/altering-gateway';
import { stateHandlersOf } from '../../src/verify/states/state-handlers.ts';

/** Provider states over HTTP, as Pact asks for them. */
export type StateServer = Pick<AlteringGateway, 'url' | 'stop'>;

/** The states of an embedded gateway behind an address. A state among `missing` has no handler, one among `failing` fails. */
export async function startStateServer(
  gateway: RunningGateway,
  { missing = [], failing = [], empty = [] }: Readonly<Record<string, readonly string[] | undefined>> = {},
): Promise<StateServer> {
  // Names and parameters come back from files that were written from the handlers' own table.
  const handlers = stateHandlersOf(gateway) as Record<string, (parameters: object) => Promise<object>>;
  const answer = (status: number, values: object) => ({ status, body: JSON.stringify(values) });

  const server = await startAlteringGateway(async ({ body }) => {
    const { action, params = {}, state = '' } = JSON.parse(body);
    if (action === 'teardown') {
      gateway.behaveAsUsual();
      return answer(200, {});
    }
    const handler = missing.includes(state) ? undefined : handlers[state];
    if (handler === undefined) return answer(404, {});
    if (failing.includes(state)) return answer(500, {});
    const values = await handler(params);
    return answer(200, empty.includes(state) ? {} : values);
  });
  return { url: `${server.origin}/states`, stop: server.stop };
}
