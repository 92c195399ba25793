import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** What is signed, as Amazon's description of Signature Version 4 has it. Written from that alone: it judges what signs. */
export interface SignedRequest {
  readonly method: string;
  readonly path: string;
  /** As it stands in the URL. */
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  /** In the order of the Authorization header. */
  readonly signedHeaders: readonly string[];
  readonly bodyHash: string;
  /** `20130524T000000Z` */
  readonly at: string;
  readonly region: string;
}

export function signatureOf(request: SignedRequest, secret: string): string {
  const { at, bodyHash, headers, method, path, query, region, signedHeaders } = request;
  const parameters = query.split('&').filter(each => each !== '');
  const canonical = [
    method,
    path,
    parameters
      .map(each => (each.includes('=') ? each : `${each}=`))
      .sort()
      .join('&'),
    ...signedHeaders.map(name => `${name}:${(headers[name] ?? '').trim()}`),
    '',
    signedHeaders.join(';'),
    bodyHash,
  ].join('\n');
  const day = at.slice(0, 8);
  const scope = `${day}/${region}/s3/aws4_request`;
  const keyed = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
  const key = [region, 's3', 'aws4_request'].reduce<Buffer>(keyed, keyed(`AWS4${secret}`, day));
  return keyed(key, ['AWS4-HMAC-SHA256', at, scope, sha256(canonical)].join('\n')).toString('hex');
}

export interface S3Server {
  /** Its URL as an operator would write it. */
  readonly url: string;
  readonly objects: Map<string, Buffer>;
  readonly refused: () => number;
  readonly stop: () => Promise<void>;
}

export const credentials = { key: 'AKIDEXAMPLE', secret: 'a/secret+with=odd&signs', region: 'eu-central-1' };
const bucket = '/bucket';
/** Few, so that a list has more than one page. */
const pageLength = 2;

/** A bucket in memory that keeps out whoever does not sign as they should. */
export async function startS3(): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  let refused = 0;
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    if (isSigned(request, body)) {
      answer(objects, request, response, body);
      return;
    }
    refused += 1;
    response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on a port has an address of this form.
  const { port } = server.address() as AddressInfo;
  const { key, region, secret } = credentials;
  return {
    url: `http://${key}:${encodeURIComponent(secret)}@127.0.0.1:${port}${bucket}?region=${region}`,
    objects,
    refused: () => refused,
    stop: async () => {
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
    },
  };
}

function isSigned({ headers: given, method = '', url = '' }: IncomingMessage, body: Buffer): boolean {
  const headers = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value)]));
  const { authorization = '', 'x-amz-content-sha256': bodyHash = '', 'x-amz-date': at = '' } = headers;
  const [path = '', query = ''] = url.split('?');
  const { key, region, secret } = credentials;
  const [, names = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=\S+, SignedHeaders=(\S+), Signature=(\S+)$/.exec(authorization) ?? [];
  const signedHeaders = names.split(';');
  const whole = { method, path, query, headers, signedHeaders, bodyHash, at, region };
  return (
    authorization.includes(`Credential=${key}/${at.slice(0, 8)}/${region}/s3/aws4_request,`) &&
    bodyHash === sha256(body) &&
    ['host', 'x-amz-content-sha256', 'x-amz-date'].every(name => signedHeaders.includes(name)) &&
    signature === signatureOf(whole, secret)
  );
}

function answer(
  objects: Map<string, Buffer>,
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
) {
  const url = new URL(request.url ?? '', 'http://store.example');
  const key = url.pathname.slice(bucket.length + 1);
  if (request.method === 'PUT') {
    objects.set(key, body);
    response.end();
  } else if (request.method === 'DELETE') {
    objects.delete(key);
    response.writeHead(204).end();
  } else if (url.searchParams.get('list-type') === '2') {
    const prefix = url.searchParams.get('prefix') ?? '';
    const keys = [...objects.keys()].filter(each => each.startsWith(prefix)).slice(0, pageLength);
    const contents = keys.map(each => `<Contents><Key>${each}</Key><Size>1</Size></Contents>`);
    response.end(`<?xml version="1.0"?><ListBucketResult>${contents.join('')}</ListBucketResult>`);
  } else {
    const found = objects.get(key);
    response.writeHead(found ? 200 : 404).end(found ?? '<Error><Code>NoSuchKey</Code></Error>');
  }
}

function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
