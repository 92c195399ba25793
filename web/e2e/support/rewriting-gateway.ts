import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { Pool } from 'undici';

/** A call as it arrived at the gateway. */
export interface GatewayCall {
  /** Everything after `/api`, the stage included, for example `/prod/authentication/login`. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** The JSON that was sent, or nothing. */
  readonly body: unknown;
}

/** What comes back for it. */
export interface GatewayAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Answers in place of the gateway, or changes what the gateway itself answers when asked. */
export type Rewriting = (
  call: GatewayCall,
  ask: () => Promise<GatewayAnswer>,
) => GatewayAnswer | Promise<GatewayAnswer>;

/** Stands in front of a gateway: notes what arrives, and lets a test decide what comes back. */
export interface RewritingGateway {
  /** Base up to and including /api, for GATEWAY_URL. */
  readonly url: string;
  /** Every call so far, oldest first. */
  readonly calls: readonly GatewayCall[];
  /** The calls so far whose path ends so, oldest first. */
  callsOf(path: string): readonly GatewayCall[];
  /** From now on calls whose path ends so are answered by the test. */
  rewrite(path: string, rewriting: Rewriting): void;
  /** Every call is answered by the gateway again. */
  restore(): void;
  stop(): Promise<void>;
}

/** A refusal as an auth-style call gets it: HTTP says OK, the code does not. */
export function refusal(responseMessage: string, more: object = {}): GatewayAnswer {
  return { status: 200, body: { responseCode: '99', responseMessage, ...more } };
}

/** Success, as an auth-style call answers it. */
export const done: GatewayAnswer = {
  status: 200,
  body: { responseCode: '00', responseMessage: 'Successful' },
};

/** Code 22, as on any call (s.8). */
export const sessionExpired: GatewayAnswer = {
  status: 200,
  body: { responseCode: '22', responseMessage: 'session expired' },
};

/** @param gatewayUrl base of the gateway behind, up to and including /api */
export async function startRewritingGateway(gatewayUrl: string): Promise<RewritingGateway> {
  const pool = new Pool(new URL(gatewayUrl).origin);
  const calls: GatewayCall[] = [];
  const rewritings = new Map<string, Rewriting>();
  const server = createServer(async (request, response) => {
    const { url = '/', headers } = request;
    const sent = await text(request);
    const call = { path: url.replace(/^\/api/, ''), headers, body: sent === '' ? null : JSON.parse(sent) };
    calls.push(call);
    const ask = async (): Promise<GatewayAnswer> => {
      const answer = await pool.request({
        path: url,
        method: request.method === 'GET' ? 'GET' : 'POST',
        headers: {
          ...(headers.authorization && { authorization: headers.authorization }),
          ...(sent !== '' && { 'content-type': 'application/json' }),
        },
        body: sent === '' ? null : sent,
      });
      const answered = await answer.body.text();
      return { status: answer.statusCode, body: answered === '' ? null : JSON.parse(answered) };
    };
    const [, rewriting = ask] = [...rewritings].find(([path]) => call.path.endsWith(path)) ?? [];
    const { status, body } = await (rewriting === ask ? ask() : rewriting(call, ask));
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/api`,
    calls,
    callsOf: path => calls.filter(call => call.path.endsWith(path)),
    rewrite: (path, rewriting) => void rewritings.set(path, rewriting),
    restore: () => rewritings.clear(),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await pool.close();
    },
  };
}
