import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Questionnaire } from '@choose-life/contracts/domain/hra/questionnaire';
import { propertiesOf } from '@choose-life/contracts/domain/properties-of';
import { Pool } from 'undici';

/** A call that has arrived at the proxy. */
export interface GatewayCall {
  /** The path after `/api`, with the stage, for example `/prod/authentication/login`. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

/** A response of the gateway, or of a test that responds instead of the gateway. */
export interface GatewayResponse {
  readonly status: number;
  readonly body: unknown;
}

/** Responds instead of the gateway, or changes the response that `forward` gets from it. */
export type Interceptor = (
  call: GatewayCall,
  forward: () => Promise<GatewayResponse>,
) => GatewayResponse | Promise<GatewayResponse>;

/** A proxy in front of a gateway that records the calls, and whose responses a test can replace. */
export interface GatewayProxy {
  /** The base URL for GATEWAY_URL, which ends with `/api`. */
  readonly url: string;
  readonly calls: readonly GatewayCall[];
  /** The calls so far whose path ends with `path`, oldest first. */
  callsTo(path: string): readonly GatewayCall[];
  /** The body of the last call whose path ends with `path`; undefined if there is none. */
  lastBody(path: string): unknown;
  /** From now on the test responds to the calls whose path ends with `path`. */
  intercept(path: string, interceptor: Interceptor): void;
  /** From now on the calls whose path ends with `path` get the status 200 with this body. */
  answer(path: string, body: unknown): void;
  /** Removes all interceptors, so that every call is forwarded. A hook calls this after each test. */
  restore(): void;
  /** Forwards to another gateway, and clears the recorded calls. @param gatewayUrl its base URL, which ends with `/api` */
  forwardTo(gatewayUrl: string): void;
}

/** A refusal of a call whose responses have a code: the HTTP status is 200, the code is not '00'. */
export function refusal(responseMessage: string, otherMembers: object = {}): GatewayResponse {
  return { status: 200, body: { responseCode: '99', responseMessage, ...otherMembers } };
}

/** A property of the body of a call or a response; undefined if it is missing. */
export function propertyOf(body: unknown, key: string): unknown {
  return typeof body === 'object' && body !== null ? Reflect.get(body, key) : undefined;
}

/** The response of the hosted gateway to an internal error. */
export const badGateway: GatewayResponse = { status: 502, body: { message: 'Internal server error' } };

/** Starts a proxy on a free port. `forwardTo` must be called to set its gateway. */
export async function startGatewayProxy(): Promise<GatewayProxy> {
  let gateway: Pool | null = null;
  let calls: GatewayCall[] = [];
  const interceptors = new Map<string, Interceptor>();
  const server = createServer(async (request, response) => {
    const { url = '/', headers } = request;
    const requestBody = await text(request);
    const call = {
      path: url.replace(/^\/api/, ''),
      headers,
      body: requestBody === '' ? null : JSON.parse(requestBody),
    };
    calls.push(call);
    const forward = async (): Promise<GatewayResponse> => {
      if (!gateway) throw new Error('The proxy has no gateway yet.');
      const forwarded = await gateway.request({
        path: url,
        // All calls are GET or POST.
        method: request.method === 'GET' ? 'GET' : 'POST',
        // Only the headers of the specification (s.6).
        headers: {
          ...(headers.authorization && { authorization: headers.authorization }),
          ...(requestBody !== '' && { 'content-type': 'application/json' }),
        },
        body: requestBody === '' ? null : requestBody,
      });
      const body = await forwarded.body.text();
      return { status: forwarded.statusCode, body: body === '' ? null : JSON.parse(body) };
    };
    const interceptor = [...interceptors].find(([path]) => call.path.endsWith(path))?.[1];
    try {
      const { status, body } = await (interceptor ? interceptor(call, forward) : forward());
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    } catch {
      // The gateway of the test file may not have been started yet, or may have been stopped while a page that is closing still makes
      // calls.
      response.destroy();
    }
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  // Cast: a server that listens on a port has an address of this type.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/api`,
    get calls() {
      return calls;
    },
    callsTo: path => calls.filter(call => call.path.endsWith(path)),
    lastBody: path => calls.findLast(call => call.path.endsWith(path))?.body,
    intercept: (path, interceptor) => void interceptors.set(path, interceptor),
    answer: (path, body) => void interceptors.set(path, () => ({ status: 200, body })),
    restore: () => interceptors.clear(),
    forwardTo: gatewayUrl => {
      void gateway?.close();
      gateway = new Pool(new URL(gatewayUrl).origin);
      interceptors.clear();
      calls = [];
    },
  };
}

/** From now on `change` is applied to the bodies of the gateway's responses to a call. */
function changeResponses(proxy: GatewayProxy, path: string, change: (body: unknown) => unknown): void {
  proxy.intercept(path, async (_call, forward) => {
    const { status, body } = await forward();
    return { status, body: change(body) };
  });
}

/** From now on `change` is applied to the questionnaire. */
export function changeQuestionnaire(
  proxy: GatewayProxy,
  change: (questionnaire: Questionnaire) => Questionnaire,
): void {
  // Cast: the embedded gateway returns the questionnaire of the contract.
  changeResponses(proxy, '/hra/get-questionnaire', body => change(body as Questionnaire));
}

/** From now on the user details list no extensions, which are calls beyond the specification. */
export function removeExtensions(proxy: GatewayProxy): void {
  changeResponses(proxy, '/authentication/user-details', body => ({
    ...propertiesOf(body),
    userExtensions: undefined,
  }));
}

/** From now on the gateway performs the calls to `path`, but the adapter gets an error instead of their responses. */
export function dropResponses(proxy: GatewayProxy, path: string): void {
  proxy.intercept(path, async (_call, forward) => {
    await forward();
    return badGateway;
  });
}

/** Delays the responses of the gateway to the calls to `path`. @returns a function that releases the responses */
export function holdResponses(proxy: GatewayProxy, path: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  proxy.intercept(path, async (_call, forward) => {
    const response = await forward();
    await promise;
    return response;
  });
  return resolve;
}
