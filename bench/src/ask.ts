import type { Dispatcher } from 'undici';
import type { HttpRequest } from './servers.ts';

/** Makes a request, and reads its answer to the end. @param reset whether the connection ends with the answer */
export async function ask(
  server: Dispatcher,
  { method, path, body }: HttpRequest,
  authorization: string,
  reset = false,
): Promise<{ readonly status: number; readonly text: string }> {
  const answer = await server.request({
    method,
    path,
    headers: { 'content-type': 'application/json', authorization },
    body: body === null ? null : JSON.stringify(body),
    reset,
  });
  return { status: answer.statusCode, text: await answer.body.text() };
}
