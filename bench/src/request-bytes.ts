import type { HttpRequest } from './servers.ts';

/** A request as it goes over the wire, made once. */
export function bytesOf({ method, path, body }: HttpRequest, token: string): Buffer {
  const text = body === null ? '' : JSON.stringify(body);
  const head = [
    `${method} ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    `authorization: ${token}`,
    ...(body === null
      ? []
      : ['content-type: application/json', `content-length: ${Buffer.byteLength(text)}`]),
  ];
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${text}`);
}
