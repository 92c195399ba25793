import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Questionnaire } from '@choose-life/contracts/domain/hra/questionnaire';
import { Pool } from 'undici';

export interface GatewayCall {
  /** Everything after `/api`, the stage included, for example `/prod/authentication/login`. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

export interface GatewayAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Answers in place of the gateway, or changes the answer that `forward` gets from it. */
export type Interceptor = (
  call: GatewayCall,
  forward: () => Promise<GatewayAnswer>,
) => GatewayAnswer | Promise<GatewayAnswer>;

/** A proxy in front of a gateway: records the calls, and lets a test decide on the answers. */
export interface GatewayProxy {
  /** Base up to and including /api, for GATEWAY_URL. */
  readonly url: string;
  readonly calls: readonly GatewayCall[];
  /** The calls so far whose path ends so, oldest first. */
  callsTo(path: string): readonly GatewayCall[];
  lastBody(path: string): unknown;
  /** From now on the test answers the calls whose path ends so. */
  intercept(path: string, interceptor: Interceptor): void;
  answer(path: string, body: unknown): void;
  /** The gateway answers every call again, as it does after each test. */
  restore(): void;
  /** Puts another gateway behind it, and forgets all calls. @param gatewayUrl base up to and including /api */
  forwardTo(gatewayUrl: string): void;
}

/** A refusal of an auth-style call: the HTTP status is 200, the code is not '00'. */
export function refusal(responseMessage: string, more: object = {}): GatewayAnswer {
  return { status: 200, body: { responseCode: '99', responseMessage, ...more } };
}

/** What the hosted gateway answers where it fails itself. */
export const badGateway: GatewayAnswer = { status: 502, body: { message: 'Internal server error' } };

/** Starts one on a free port; `forwardTo` says where its calls go. */
export async function startGatewayProxy(): Promise<GatewayProxy> {
  let gateway: Pool | null = null;
  let calls: GatewayCall[] = [];
  const interceptors = new Map<string, Interceptor>();
  const server = createServer(async (request, response) => {
    const { url = '/', headers } = request;
    const sent = await text(request);
    const call = { path: url.replace(/^\/api/, ''), headers, body: sent === '' ? null : JSON.parse(sent) };
    calls.push(call);
    const forward = async (): Promise<GatewayAnswer> => {
      if (!gateway) throw new Error('No gateway stands behind the proxy.');
      const answer = await gateway.request({
        path: url,
        method: request.method === 'GET' ? 'GET' : 'POST',
        headers: {
          ...(headers.authorization && { authorization: headers.authorization }),
          ...(sent !== '' && { 'content-type': 'application/json' }),
        },
        body: sent === '' ? null : sent,
      });
      const body = await answer.body.text();
      return { status: answer.statusCode, body: body === '' ? null : JSON.parse(body) };
    };
    const [, interceptor] = [...interceptors].find(([path]) => call.path.endsWith(path)) ?? [];
    try {
      const { status, body } = await (interceptor ? interceptor(call, forward) : forward());
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    } catch {
      // A page that closes with its test may still call; the gateway of its file is gone by then.
      response.destroy();
    }
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/api`,
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

/** From now on the gateway's answers to a call have the body that `change` makes of theirs. */
export function changeAnswers(proxy: GatewayProxy, path: string, change: (body: unknown) => unknown): void {
  proxy.intercept(path, async (_call, forward) => {
    const { status, body } = await forward();
    return { status, body: change(body) };
  });
}

/** The same for the questionnaire. */
export function changeQuestionnaire(
  proxy: GatewayProxy,
  change: (questionnaire: Questionnaire) => Questionnaire,
): void {
  // The embedded gateway answers with the questionnaire of the contract.
  changeAnswers(proxy, '/hra/get-questionnaire', body => change(body as Questionnaire));
}

/** From now on the gateway offers nothing beyond the specification. */
export function offerNothing(proxy: GatewayProxy): void {
  changeAnswers(proxy, '/authentication/user-details', body => ({
    ...Object(body),
    userExtensions: undefined,
  }));
}

/** From now on such a call arrives, and nobody hears of it. */
export function loseAnswers(proxy: GatewayProxy, path: string): void {
  proxy.intercept(path, async (_call, forward) => {
    await forward();
    return badGateway;
  });
}

/** Holds the gateway's answers to a call back until the test releases them. @returns what releases them */
export function holdAnswers(proxy: GatewayProxy, path: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  proxy.intercept(path, async (_call, forward) => {
    const answer = await forward();
    await promise;
    return answer;
  });
  return resolve;
}
