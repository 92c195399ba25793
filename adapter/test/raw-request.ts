import { connect } from 'node:net';

/** The received responses. `status`, `headers` and `body` belong to the first one. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** All received bytes as text, including further responses. */
  readonly text: string;
}

/** Sends bytes unchanged over TCP, including bytes that no HTTP client would send, and reads until the server closes the connection. */
export function sendRaw(url: string, bytes: string | Buffer): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(bytes));
    const chunks: Buffer[] = [];
    socket.on('data', chunk => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => resolve(parseAnswer(Buffer.concat(chunks).toString())));
  });
}

interface RawRequestOptions {
  /** Header lines, each of which ends with CRLF. They are sent unchanged. */
  readonly headers?: string;
  /** A body that is not empty is sent as JSON, with its length. */
  readonly body?: string | Buffer;
  /** The line of the Host header with its CRLF; empty for a request without it. */
  readonly hostLine?: string;
}

/** The bytes of a request with `Connection: close`. */
export function rawRequest(
  method: string,
  address: string,
  { headers = '', body = '', hostLine = 'Host: 127.0.0.1\r\n' }: RawRequestOptions = {},
): Buffer {
  const bodyHeaders =
    body.length > 0 ? `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n` : '';
  const requestLine = `${method} ${address} HTTP/1.1\r\n`;
  return Buffer.concat([
    Buffer.from(`${requestLine}${hostLine}Connection: close\r\n${bodyHeaders}${headers}\r\n`),
    Buffer.from(body),
  ]);
}

function parseAnswer(text: string): RawAnswer {
  const [head = '', body = ''] = text.split('\r\n\r\n');
  const [statusLine = '', ...headerLines] = head.split('\r\n');
  const headers = headerLines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { status: Number(statusLine.split(' ')[1]), headers: Object.fromEntries(headers), body, text };
}
