import { type Dispatcher, request } from 'undici';

/** A response with its whole body as text. */
export interface WholeAnswer {
  readonly status: number;
  readonly headers: Dispatcher.ResponseData['headers'];
  readonly text: string;
}

/** Makes an HTTP request and reads the whole response. Unlike `fetch`, it permits every method and header. */
export async function sendRequest(
  url: string,
  options: Pick<Dispatcher.RequestOptions, 'body' | 'signal'> & {
    method?: Dispatcher.HttpMethod;
    headers?: Record<string, string>;
  } = {},
): Promise<WholeAnswer> {
  const { statusCode: status, headers, body } = await request(url, options);
  return { status, headers, text: await body.text() };
}
