import { propertiesOf } from '@choose-life/contracts/domain/properties-of';
import { fillPath, type Operation } from '@choose-life/contracts/gateway/operation';
import { type OperationId, operations } from '@choose-life/contracts/gateway/operations';
import { defaultStages } from '@choose-life/contracts/gateway/stages';
import type { Answer, BenchCall } from './calls/calls.ts';
import type { Program } from './process.ts';

/** The name of `passThrough` in tables and on the command line: the limit that no other server can beat. */
export const limitName = 'LIMIT';
export const adapterName = 'adapter';

/** A request to a server under measurement. */
export interface HttpRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** Sent as JSON; null for a request without a body. */
  readonly body: object | null;
}

function gatewayRequestOf(id: OperationId, payload: object): HttpRequest {
  const { method, path }: Operation = operations[id];
  return {
    method,
    // No measured call is a call of the wait-list, which has another stage.
    path: `/api/${defaultStages.main}${fillPath(path, payload)}`,
    body: method === 'POST' ? payload : null,
  };
}

/** A server under measurement, and how it is called. */
export interface Server {
  readonly name: string;
  program(upstreamPort: number): Program;
  /** The requests of a call. A server without batches gets one request for each gateway call. */
  requestsOf(call: BenchCall): readonly HttpRequest[];
  /** The answers in the bodies of its responses, one for each call of a batch. */
  answersIn(bodies: readonly unknown[]): readonly unknown[];
  /** Which member of `Answer` its answers must equal: the answer of the upstream or the response of the adapter. */
  readonly expectedAnswer: keyof Answer;
}

const trpcProtocol: Pick<Server, 'requestsOf' | 'answersIn' | 'expectedAnswer'> = {
  expectedAnswer: 'response',
  requestsOf({ gatewayCalls }) {
    const [first] = gatewayCalls;
    if (gatewayCalls.length === 1 && first) {
      return [{ method: 'POST', path: `/trpc/${first.id}`, body: first.input }];
    }
    const body = Object.fromEntries(gatewayCalls.map(({ input }, index) => [index, input]));
    return [{ method: 'POST', path: `/trpc/${gatewayCalls.map(({ id }) => id).join(',')}?batch=1`, body }];
  },
  // The body of one call is its answer; that of a batch is a list of answers.
  answersIn: ([body]) => {
    const answers: readonly unknown[] = Array.isArray(body) ? body : [body];
    return answers.map(each => propertiesOf(propertiesOf(each).result).data);
  },
};

const peerServer = (name: string, file = name): Pick<Server, 'name' | 'program'> => ({
  name,
  program: upstreamPort => ({
    file: `bench/src/peers/${file}.ts`,
    // typebox.ts is two servers: with the name `equipped` it adds the adapter's protections. The other files ignore the name.
    args: port => [String(port), String(upstreamPort), name],
  }),
});

/** A pass-through server without any logic. No server that does the adapter's job can be faster, so all figures are multiples of its figures. */
export const passThrough: Server = {
  name: limitName,
  expectedAnswer: 'upstream',
  program: peerServer('pass-through').program,
  requestsOf: ({ gatewayCalls }) => gatewayCalls.map(({ id, payload }) => gatewayRequestOf(id, payload)),
  answersIn: bodies => bodies,
};

/** The adapter of a checkout as in production, but without rate limits, since a measurement makes more calls than a caller may. */
export function adapterIn(name: string, checkout: Pick<Program, 'folder'> = {}): Server {
  return {
    name,
    ...trpcProtocol,
    program: upstreamPort => ({
      ...checkout,
      file: 'adapter/src/server.ts',
      env: port => ({
        PORT: String(port),
        GATEWAY_URL: `http://127.0.0.1:${upstreamPort}/api`,
        RATE_LIMIT_PER_MINUTE: '0',
      }),
    }),
  };
}

export const adapter = adapterIn(adapterName);

const routeProtocol: Pick<Server, 'requestsOf' | 'answersIn' | 'expectedAnswer'> = {
  expectedAnswer: 'response',
  requestsOf: ({ gatewayCalls }) =>
    gatewayCalls.map(({ id, input }) => ({ method: 'POST', path: `/${id}`, body: input })),
  answersIn: bodies => bodies,
};

/** The peer for a fair comparison: it does the adapter's whole job with widely used packages. */
export const equipped: Server = { ...peerServer('equipped', 'typebox'), ...routeProtocol };

/** All servers of docs/speed.md, in the order of the page. */
export const servers: readonly Server[] = [
  passThrough,
  { ...peerServer('trpc'), ...trpcProtocol },
  { ...peerServer('typebox'), ...routeProtocol },
  equipped,
  adapter,
];

/** A request as it is sent over a connection. It is written once, so that the load generator does not spend time on it. */
export function httpBytesOf({ method, path, body }: HttpRequest, token: string): Buffer {
  const text = body === null ? '' : JSON.stringify(body);
  const head = [
    `${method} ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    `authorization: ${token}`,
    ...(body === null
      ? []
      : ['content-type: application/json', `content-length: ${Buffer.byteLength(text)}`]),
  ];
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${text}`);
}
