import { gzipSync } from 'node:zlib';
import type { OperationId } from '@choose-life/contracts/gateway/operations';
import type { Random } from './random.ts';

/** An answer as the gateway sends it. */
export interface WireAnswer {
  readonly status: number;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** A valid answer after a mutation. */
export interface Mutant extends WireAnswer {
  readonly index: number;
  readonly call: OperationId;
  /** The mutation, in words. */
  readonly label: string;
}

/** A mutation of an answer on the wire. */
type ByteMutation = readonly [label: string, (answer: WireAnswer, random: Random) => WireAnswer];

const bytes =
  (change: (body: Buffer, random: Random) => Buffer | string) =>
  (answer: WireAnswer, random: Random): WireAnswer => ({
    ...answer,
    body: Buffer.from(change(answer.body, random)),
  });
const text = (change: (body: string, random: Random) => string) =>
  bytes((body, random) => change(body.toString(), random));
const header = (name: string, value: string) => (answer: WireAnswer) => ({
  ...answer,
  headers: { ...answer.headers, [name]: value },
});
const status = (code: number) => (answer: WireAnswer) => ({ ...answer, status: code });

const splice = (body: Buffer, at: number, gone: number, more: Buffer | readonly number[]) =>
  Buffer.concat([body.subarray(0, at), Buffer.from(more), body.subarray(at + gone)]);
const member = (name: string, value: string) =>
  text(body => body.replace(/^\{/, () => `{"${name}":${value},`).replace(/,\}$/, '}'));
const lastMember = (name: string, value: string) =>
  text(body => body.replace(/\}$/, () => `,"${name}":${value}}`));

/** What the network, a proxy or a careless gateway does to bytes, headers and status. */
export const byteMutations: readonly ByteMutation[] = [
  ['cut off', bytes((body, random) => body.subarray(0, random.below(body.length + 1)))],
  ['begun late', bytes((body, random) => body.subarray(random.below(body.length + 1)))],
  [
    'a piece lost',
    bytes((body, random) => splice(body, random.below(body.length + 1), 1 + random.below(8), [])),
  ],
  ['a bit flipped', bytes((body, random) => flipped(body, random))],
  ['a byte doubled', bytes((body, random) => doubled(body, random))],
  [
    'a stray byte',
    bytes((body, random) => splice(body, random.below(body.length + 1), 0, [random.below(256)])),
  ],
  ['invalid UTF-8', bytes((body, random) => splice(body, random.below(body.length + 1), 0, [0xff]))],
  ['overlong UTF-8', bytes((body, random) => splice(body, random.below(body.length + 1), 0, [0xc0, 0x80]))],
  ['half a character', bytes((body, random) => splice(body, random.below(body.length + 1), 0, [0xe2, 0x82]))],
  ['a byte order mark', bytes(body => splice(body, 0, 0, [0xef, 0xbb, 0xbf]))],
  ['UTF-16', bytes(body => Buffer.from(body.toString(), 'utf16le'))],
  [
    'Latin-1',
    bytes(body => Buffer.from(`${body.toString().slice(0, -1)} é${body.toString().slice(-1)}`, 'latin1')),
  ],
  ['empty', bytes(() => '')],
  ['blanks alone', bytes(() => ' \r\n\t ')],
  ['blanks around', text(body => `\r\n\t ${body} \n`)],
  ['trailing text', text(body => `${body} x`)],
  ['a trailing brace', text(body => `${body}}`)],
  ['a trailing NUL', text(body => `${body}\u0000`)],
  ['itself twice', text(body => body + body)],
  ['a trailing comma', text(body => body.replace(/([}\]])$/, ',$1'))],
  ['single quotes', text(body => body.replaceAll('"', "'"))],
  ['a comment', text(body => `/* ok */${body}`)],
  ['NaN for a number', text(body => body.replace(/:-?\d[\d.]*/, ':NaN'))],
  ['a leading zero', text(body => body.replace(/:(\d)/, ':0$1'))],
  ['a raw line break in a text', text(body => body.replace(/"([a-z])/i, '"\n$1'))],
  ['an anti-hijacking prefix', text(body => `)]}',\n${body}`)],
  ['a callback around', text(body => `callback(${body})`)],
  ['as a text of JSON', text(body => JSON.stringify(body))],
  ['an HTML page', text(() => '<!doctype html><title>Log in to the network</title>')],
  ['code 22 before the rest', member('responseCode', '"22"')],
  ['code 22 after the rest', lastMember('responseCode', '22')],
  ['__proto__ in escapes', lastMember('\\u005f_proto__', '{"a":1}')],
  ['constructor in escapes', lastMember('\\u0063onstructor', '1')],
  ['text/plain', header('content-type', 'text/plain')],
  ['text/html', header('content-type', 'text/html; charset=utf-8')],
  ['another JSON type', header('content-type', 'application/problem+json')],
  ['no media type', header('content-type', '')],
  ['another character set', header('content-type', 'application/json; charset=iso-8859-1')],
  ['compressed', answer => header('content-encoding', 'gzip')({ ...answer, body: gzipSync(answer.body) })],
  ['said to be compressed', header('content-encoding', 'br')],
  ['said to be itself', header('content-encoding', 'identity')],
  ['in chunks', header('transfer-encoding', 'chunked')],
  ...[201, 202, 302, 400, 401, 403, 404, 409, 413, 500, 503, 504].map(
    (code): ByteMutation => [`HTTP ${code}`, status(code)],
  ),
];

/** What can be wrong about a PDF in base64. */
export const pdfMutations: readonly ByteMutation[] = [
  ['bare', bare(base64 => base64)],
  ['bare, with a line break', bare(base64 => `${base64}\n`)],
  ['quoted under text/plain', header('content-type', 'text/plain')],
  ['one character short', quoted(base64 => base64.slice(0, -1))],
  ['four characters short', quoted(base64 => base64.slice(0, -4))],
  ['half of it', quoted(base64 => base64.slice(0, Math.floor(base64.length / 8) * 4))],
  ['without its head', quoted(base64 => base64.slice(8))],
  ['twice', quoted(base64 => base64 + base64)],
  ['URL-safe', quoted(base64 => `${base64.slice(0, 8)}-_${base64.slice(10)}`)],
  ['a blank inside', quoted(base64 => `${base64.slice(0, 8)} ${base64.slice(8)}`)],
  ['another alphabet', quoted(base64 => `${base64.slice(0, 8)}!!${base64.slice(10)}`)],
  ['padding inside', quoted(base64 => `${base64.slice(0, 8)}==${base64.slice(10)}`)],
  ['as a data URL', quoted(base64 => `data:application/pdf;base64,${base64}`)],
  ['encoded twice', quoted(base64 => Buffer.from(base64).toString('base64'))],
  ['not encoded', quoted(base64 => Buffer.from(base64, 'base64').toString('latin1'))],
  ['another file', quoted(() => Buffer.from('<html>not found</html>').toString('base64'))],
  ['empty', quoted(() => '')],
  ['an error message', quoted(() => 'Report not found')],
  ['in an object', text(body => `{"data":${body}}`)],
  ['in a list', text(body => `[${body}]`)],
  ['refused', text(() => '{"responseCode":"14","responseMessage":"Not ready."}')],
  ['refused by status', text(() => '{"status":"FAILED"}')],
  ['accepted without a file', text(() => '{"responseCode":"00"}')],
  ['expired', text(() => '{"responseCode":22,"status":"OK"}')],
];

function bare(change: (base64: string) => string) {
  return (answer: WireAnswer): WireAnswer => ({
    ...answer,
    headers: { ...answer.headers, 'content-type': 'text/plain' },
    body: Buffer.from(change(unquoted(answer.body))),
  });
}

function quoted(change: (base64: string) => string) {
  return (answer: WireAnswer): WireAnswer => ({
    ...answer,
    body: Buffer.from(JSON.stringify(change(unquoted(answer.body)))),
  });
}

function unquoted(body: Buffer): string {
  return body.toString().replace(/^"|"$/g, '');
}

function flipped(body: Buffer, random: Random): Buffer {
  if (body.length === 0) return body;
  const at = random.below(body.length);
  return splice(body, at, 1, [(body[at] ?? 0) ^ (1 << random.below(8))]);
}

function doubled(body: Buffer, random: Random): Buffer {
  if (body.length === 0) return body;
  const at = random.below(body.length);
  return splice(body, at, 0, [body[at] ?? 0]);
}
