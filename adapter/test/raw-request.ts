import { connect } from 'node:net';

/** The received responses. `status`, `headers` and `body` belong to the first one. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** All received bytes as text, including further responses. */
  readonly text: string;
}

/** Sends bytes that no client library would send, and reads until the server closes the connection. */
export function sendRaw(url: string, bytes: string | Buffer): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(bytes));
    const chunks: Buffer[] = [];
    socket.on('data', chunk => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => resolve(answerIn(Buffer.concat(chunks).toString())));
  });
}

/** The bytes of a request with `Connection: close`. @param headers lines that each end with CRLF; they are sent unchanged */
export function rawRequest(
  method: string,
  address: string,
  headers = '',
  body: string | Buffer = '',
  host = 'Host: 127.0.0.1\r\n',
): Buffer {
  const bodyHeaders =
    body.length > 0 ? `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n` : '';
  return Buffer.concat([
    Buffer.from(`${method} ${address} HTTP/1.1\r\n${host}Connection: close\r\n${bodyHeaders}${headers}\r\n`),
    Buffer.from(body),
  ]);
}

function answerIn(text: string): RawAnswer {
  const [head = '', body = ''] = text.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { status: Number(first.split(' ')[1]), headers: Object.fromEntries(headers), body, text };
}
