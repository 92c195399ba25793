import type { OperationId } from '@choose-life/contracts/gateway/operations';
import { answer } from '../../misbehaving-gateway.ts';
import { type FaultBehaviour, failFirst, send, sendStatus, sendWithMembers } from '../fault-gateway.ts';
import { testToken } from '../fault-setup.ts';
import { type Expect, expectIf, fails, type Line, recovers, rowOf, type Variant } from '../variant.ts';

const expired = fails('SESSION_EXPIRED', 'refused');
const rejected = fails('REJECTED', 'refused');
const misconfigured = fails('MISCONFIGURED', 'refused');
const rateLimited = (readTries: number) => fails('RATE_LIMITED', 'refused', { readTries });
/** Whether a call is a log-in, sign-up or password reset. A 401 then refuses the typed password or code, and does not end a session. */
const checksTypedSecret = (call: OperationId) =>
  rowOf(call).auth === 'none' && rowOf(call).effect === 'write';

const statusVariant = (name: string, act: FaultBehaviour, expect: Expect): Variant => ({ name, expect, act });
const htmlPage = (code: number) =>
  send(answer(code, '<html>Blocked</html>', { 'content-type': 'text/html' }));
/** A page of 300 kB. Most calls accept at most 256 KiB, so only the head of this response is read. */
const longPage = (code: number) => send(answer(code, ' '.repeat(300_000)));
const unauthorized = sendStatus(401, { message: 'Unauthorized' });
const expiredToken = sendStatus(403, { message: 'x', type: 'EXPIRED_TOKEN' });
const tooManyRequests = (retryAfter: string) => sendStatus(429, {}, { 'retry-after': retryAfter });
const anHourAgo = () => new Date(Date.now() - 3_600_000).toUTCString();
/** The address of the metadata service of cloud providers, which returns credentials. No request may be sent to this address. */
const metadataUrl = 'http://169.254.169.254/latest/meta-data';

/** Lines F40 to F51 of docs/faults.md: HTTP statuses. */
export const statusLines: readonly Line[] = [
  {
    faults: [40],
    title: '401, and 403 for an expired token',
    note: '`REJECTED` without a token, and for a 401 of login, sign-up and reset, which refuses the typed password or code',
    variants: [
      statusVariant('401', unauthorized, expectIf(checksTypedSecret, rejected, expired)),
      { ...statusVariant('401 without a token', unauthorized, rejected), hasToken: false },
      statusVariant('403 EXPIRED_TOKEN', expiredToken, expired),
      statusVariant(
        '403 with a message that the token has expired',
        sendStatus(403, { message: 'The incoming token has expired' }),
        expired,
      ),
      { ...statusVariant('403 EXPIRED_TOKEN without a token', expiredToken, rejected), hasToken: false },
    ],
  },
  {
    faults: [41],
    title: '403 "Missing Authentication Token": unknown route or stage',
    note: 'nobody is signed out',
    variants: [
      statusVariant(
        'unknown route',
        sendStatus(403, { message: 'Missing Authentication Token' }),
        misconfigured,
      ),
    ],
  },
  {
    faults: [42],
    title: '403 that echoes the header',
    note: 'its text is dropped',
    variants: [
      statusVariant(
        'token echoed',
        sendStatus(403, { message: `'${testToken}' not a valid key=value pair` }),
        misconfigured,
      ),
    ],
  },
  {
    faults: [43],
    title: 'any other 403, and a 4xx without its own line',
    note: 'with a message of the adapter',
    variants: [
      statusVariant('Forbidden', sendStatus(403, { message: 'Forbidden' }), rejected),
      statusVariant('firewall page', htmlPage(403), rejected),
      statusVariant('a page that is too long', longPage(403), rejected),
      statusVariant('418', sendStatus(418, {}), rejected),
    ],
  },
  {
    faults: [44],
    title: '404, 405, 415; 413',
    variants: [
      statusVariant('404', sendStatus(404, { message: 'Not Found' }), misconfigured),
      statusVariant('405', sendStatus(405, {}), misconfigured),
      statusVariant('415', sendStatus(415, {}), misconfigured),
      statusVariant('413', sendStatus(413, {}), fails('INVALID_INPUT', 'refused')),
    ],
  },
  {
    faults: [45],
    title: '429 with Retry-After',
    note: 'reads are repeated after a wait of at most 5 s; an invalid value counts as no header',
    variants: [
      // `raw-answer.test.ts` has other values of the header.
      statusVariant('60 s', tooManyRequests('60'), rateLimited(1)),
      statusVariant('0 s', tooManyRequests('0'), rateLimited(3)),
      statusVariant('a date an hour ago', request => tooManyRequests(anHourAgo())(request), rateLimited(3)),
      statusVariant(
        '0 s, then the answer',
        failFirst(1, tooManyRequests('0')),
        recovers({ readTries: 2, write: fails('RATE_LIMITED', 'refused') }),
      ),
      statusVariant('an invalid value', tooManyRequests('soon'), rateLimited(2)),
    ],
  },
  {
    faults: [46],
    title: '429 without Retry-After',
    note: 'reads are repeated once, after 1 s',
    variants: [
      statusVariant('Limit Exceeded', sendStatus(429, { message: 'Limit Exceeded' }), rateLimited(2)),
    ],
  },
  {
    faults: [47],
    title: '500, 502',
    note: 'a success if a later attempt of a read succeeds',
    variants: [
      statusVariant(
        '500',
        sendStatus(500, { message: 'Internal server error' }),
        fails('UPSTREAM_ERROR', 'unknown', { readTries: 3 }),
      ),
      statusVariant('502 page', htmlPage(502), fails('UPSTREAM_ERROR', 'unknown', { readTries: 3 })),
      statusVariant(
        '500 page that is too long',
        longPage(500),
        fails('UPSTREAM_ERROR', 'unknown', { readTries: 3 }),
      ),
      statusVariant(
        '500 twice, then the answer',
        failFirst(2, sendStatus(500, {})),
        recovers({ readTries: 3, write: fails('UPSTREAM_ERROR', 'unknown') }),
      ),
    ],
  },
  {
    faults: [48, 49],
    title: '503; 504 and 408',
    variants: [
      statusVariant('503', sendStatus(503, {}), fails('UPSTREAM_ERROR', 'unknown', { readTries: 2 })),
      statusVariant(
        '504',
        sendStatus(504, { message: 'Endpoint request timed out' }),
        fails('TIMEOUT', 'unknown', { readTries: 2 }),
      ),
      statusVariant('408', sendStatus(408, {}), fails('TIMEOUT', 'unknown', { readTries: 2 })),
    ],
  },
  {
    faults: [50],
    title: 'a redirect',
    note: 'no request is sent to its target; code 22 in the body has precedence',
    variants: [
      ...[302, 307].map(code =>
        statusVariant(
          `${code}`,
          sendStatus(code, {}, { location: metadataUrl }),
          fails('MISCONFIGURED', 'unknown'),
        ),
      ),
      statusVariant('302 with a page that is too long', longPage(302), fails('MISCONFIGURED', 'unknown')),
      statusVariant('302 with code 22', sendWithMembers({ responseCode: '22' }, 302), expired),
    ],
  },
  {
    faults: [51],
    title: 'a refusal with 4xx or 5xx',
    variants: [409, 503].map(code =>
      statusVariant(
        `refused with ${code}`,
        sendWithMembers({ responseCode: '99', responseMessage: 'No.' }, code),
        rejected,
      ),
    ),
  },
];
