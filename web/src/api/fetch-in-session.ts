import { readToken } from '@/session/token';

/**
 * `fetch` for the calls of `client.ts` and for PDFs. A response that arrives after its session has ended or was replaced is dropped,
 * because it contains data of the previous person.
 * @throws an AbortError for a dropped response, so that `faultOfCall` returns ABORTED and nothing is shown
 */
export async function fetchInSession(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const token = readToken();
  const response = await fetch(input, init);
  // The body is read before the check, because the session may also end while the body arrives.
  const body = await response.arrayBuffer();
  if (token !== null && token !== readToken()) throw new DOMException('The session has ended.', 'AbortError');
  // The body of `response` is used up, so the caller gets a copy with the same status and headers.
  return new Response(body, response);
}
