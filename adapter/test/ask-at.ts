import { type Dispatcher, request } from 'undici';

export interface WholeAnswer {
  readonly status: number;
  readonly headers: Dispatcher.ResponseData['headers'];
  readonly text: string;
}

export async function askAt(
  url: string,
  options: Pick<Dispatcher.RequestOptions, 'body' | 'signal'> & {
    method?: Dispatcher.HttpMethod;
    headers?: Record<string, string>;
  } = {},
): Promise<WholeAnswer> {
  const { statusCode: status, headers, body } = await request(url, options);
  return { status, headers, text: await body.text() };
}
