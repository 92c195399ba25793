import { readToken } from '@/session/token';

/** An answer that comes once its session has ended here is dropped, by an AbortError: it belongs to somebody who has left. */
export async function fetchInSession(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const token = readToken();
  const response = await fetch(input, init);
  const body = await response.arrayBuffer();
  if (token !== null && token !== readToken()) throw new DOMException('The session is over.', 'AbortError');
  return new Response(body, response);
}
