import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listenHere } from './listen-here.ts';

/**
 * Stands in front of a gateway and alters its answers: a gateway with a defect.
 *
 * @param gatewayUrl Base up to and including `/api`; so is the `url` of the proxy.
 */
export async function startAlteringProxy(gatewayUrl: string, alter: (body: string) => string) {
  const { origin } = new URL(gatewayUrl);

  async function forward(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { headers, method, url = '/' } = incoming;
    const call = request(`${origin}${url}`, { method, headers });
    incoming.pipe(call);
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      call.once('response', resolve).once('error', reject);
    });
    const { 'content-length': _, ...kept } = answer.headers;
    outgoing.writeHead(answer.statusCode ?? 502, kept).end(alter(await text(answer)));
  }

  const server = await listenHere((incoming, outgoing) => {
    forward(incoming, outgoing).catch(() => outgoing.destroy());
  });
  return {
    url: `${server.origin}/api`,
    stop: server.stop,
  };
}
