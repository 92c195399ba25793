import { readToken } from '@/session/token';

/**
 * `fetch`, for all calls of the web app: an answer that comes once its session has ended here, or another has begun, is
 * dropped. It belongs to somebody who has left.
 * @throws an AbortError then: `faultOfCall` reads it as a call that the person left
 */
export async function fetchInSession(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const token = readToken();
  const response = await fetch(input, init);
  const body = await response.arrayBuffer();
  if (token !== null && token !== readToken()) throw new DOMException('The session is over.', 'AbortError');
  return new Response(body, response);
}
