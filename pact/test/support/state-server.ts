import { json } from 'node:stream/consumers';
import type { RunningGateway } from '@choose-life/gateway/testing/start-gateway';
import { stateHandlersOf } from '../../src/verify/states/state-handlers.ts';
import { listenHere } from './listen-here.ts';

/** Provider states over HTTP, as Pact asks for them. */
export interface StateServer {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** The states of an embedded gateway behind an address. A state among `missing` has no handler, one among `failing` fails. */
export async function startStateServer(
  gateway: RunningGateway,
  { missing = [], failing = [], empty = [] }: Readonly<Record<string, readonly string[] | undefined>> = {},
): Promise<StateServer> {
  // Names and parameters come back from files that were written from the handlers' own table.
  const handlers = stateHandlersOf(gateway) as Record<string, (parameters: object) => Promise<object>>;

  async function answer(asked: {
    action?: string;
    state?: string;
    params?: object;
  }): Promise<[number, object]> {
    const { action, params = {}, state = '' } = asked;
    if (action === 'teardown') {
      gateway.behaveAsUsual();
      return [200, {}];
    }
    const handler = missing.includes(state) ? undefined : handlers[state];
    if (handler === undefined) return [404, {}];
    if (failing.includes(state)) return [500, {}];
    const values = await handler(params);
    return [200, empty.includes(state) ? {} : values];
  }

  const server = await listenHere(async (request, response) => {
    // What is sent here is sent by this repository.
    const [status, values] = await answer((await json(request)) as object);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(values));
  });
  return {
    url: `${server.origin}/states`,
    stop: server.stop,
  };
}
