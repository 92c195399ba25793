import { createServer } from 'node:http';
import type { Questionnaire } from '@choose-life/contracts/domain/hra/questionnaire';
import { Pool } from 'undici';

/** A gateway of somebody else's: it speaks s.7, and its questionnaire is not ours. */
export interface OtherGateway {
  /** Base up to and including /api, for GATEWAY_URL. */
  readonly url: string;
  /** Bodies of the saves it received, oldest first. */
  readonly saves: Record<string, unknown>[];
  stop(): Promise<void>;
}

/** Stands in front of the embedded gateway and changes the questionnaire on its way out. */
export async function startOtherGateway(
  gatewayUrl: string,
  change: (questionnaire: Questionnaire) => Questionnaire,
): Promise<OtherGateway> {
  const pool = new Pool(new URL(gatewayUrl).origin);
  const saves: Record<string, unknown>[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    if (request.url?.endsWith('/hra/save-answers')) saves.push(JSON.parse(body.toString()));
    const answer = await pool.request({
      path: request.url ?? '/',
      method: request.method === 'GET' ? 'GET' : 'POST',
      headers: {
        ...(request.headers.authorization && { authorization: request.headers.authorization }),
        ...(body.length > 0 && { 'content-type': 'application/json' }),
      },
      body: body.length > 0 ? body : null,
    });
    const text = await answer.body.text();
    response.writeHead(answer.statusCode, { 'content-type': 'application/json' });
    const isQuestionnaire = request.url?.endsWith('/hra/get-questionnaire') && text.includes('"modules"');
    response.end(isQuestionnaire ? JSON.stringify(change(JSON.parse(text))) : text);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/api`,
    saves,
    stop: async () => {
      server.close();
      await pool.close();
    },
  };
}
