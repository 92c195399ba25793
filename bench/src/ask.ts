import type { Dispatcher } from 'undici';
import type { HttpRequest } from './servers.ts';

/** Makes a request, and reads its answer to the end. */
export async function ask(
  server: Dispatcher,
  { method, path, body }: HttpRequest,
  authorization: string,
): Promise<{ readonly status: number; readonly text: string }> {
  const answer = await server.request({
    method,
    path,
    headers: { 'content-type': 'application/json', authorization },
    body: body === null ? null : JSON.stringify(body),
  });
  return { status: answer.statusCode, text: await answer.body.text() };
}
