import { answer } from '../../misbehaving-gateway.ts';
import { type FaultAct, send, status, thenGood, withMembers } from '../fault-gateway.ts';
import { testToken } from '../fault-setup.ts';
import { type Expect, fails, type Line, recovers, rowOf, split, type Variant } from '../variant.ts';

const expired = fails('SESSION_EXPIRED', 'refused', 1);
const rejected = fails('REJECTED', 'refused', 1);
const misconfigured = fails('MISCONFIGURED', 'refused', 1);
const limited = (readTries: number) => fails('RATE_LIMITED', 'refused', readTries);
/** Whether a call is a log-in, sign-up or password reset. Its 401 refuses the entered password or code, and does not end a session. */
const judgesInput = (call: Parameters<Expect>[0]) =>
  rowOf(call).auth === 'none' && rowOf(call).effect === 'write';

const statusVariant = (name: string, act: FaultAct, expect: Expect): Variant => ({ name, expect, act });
const html = (code: number) => send(answer(code, '<html>Blocked</html>', { 'content-type': 'text/html' }));
/** A page that is longer than the answers of most calls may be, so that only its head is read. */
const longPage = (code: number) => send(answer(code, ' '.repeat(300_000)));
const unauthorized = status(401, { message: 'Unauthorized' });
const expiredToken = status(403, { message: 'x', type: 'EXPIRED_TOKEN' });
const tooMany = (value: string) => status(429, {}, { 'retry-after': value });
const inAnHour = () => new Date(Date.now() + 3_600_000).toUTCString();
const anHourAgo = () => new Date(Date.now() - 3_600_000).toUTCString();
/** The address of the metadata service in clouds, which returns credentials. No request may be sent to it. */
const metadata = 'http://169.254.169.254/latest/meta-data';

export const statusLines: readonly Line[] = [
  {
    faults: [40],
    title: '401, and 403 for an expired token',
    note: '`REJECTED` without a token, and for a 401 of login, sign-up and reset, which refuses the typed password or code',
    variants: [
      statusVariant('401', unauthorized, split(judgesInput, rejected, expired)),
      { ...statusVariant('401 without a token', unauthorized, rejected), hasToken: false },
      statusVariant('403 EXPIRED_TOKEN', expiredToken, expired),
      statusVariant(
        '403 expired, in words',
        status(403, { message: 'The incoming token has expired' }),
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
      statusVariant('unknown route', status(403, { message: 'Missing Authentication Token' }), misconfigured),
    ],
  },
  {
    faults: [42],
    title: '403 that echoes the header',
    note: 'its text is dropped',
    variants: [
      statusVariant(
        'token echoed',
        status(403, { message: `'${testToken}' not a valid key=value pair` }),
        misconfigured,
      ),
    ],
  },
  {
    faults: [43],
    title: 'any other 403, and a 4xx without its own line',
    note: 'with a message of the adapter',
    variants: [
      statusVariant('Forbidden', status(403, { message: 'Forbidden' }), rejected),
      statusVariant('access denied', status(403, { message: 'x', type: 'ACCESS_DENIED' }), rejected),
      statusVariant('firewall page', html(403), rejected),
      statusVariant('a page that is too long', longPage(403), rejected),
      statusVariant('418', status(418, {}), rejected),
    ],
  },
  {
    faults: [44],
    title: '404, 405, 415; 413',
    variants: [
      statusVariant('404', status(404, { message: 'Not Found' }), misconfigured),
      statusVariant('404 page', html(404), misconfigured),
      statusVariant('405', status(405, {}), misconfigured),
      statusVariant('415', status(415, {}), misconfigured),
      statusVariant('413', status(413, {}), fails('INVALID_INPUT', 'refused', 1)),
    ],
  },
  {
    faults: [45],
    title: '429 with Retry-After',
    note: 'reads wait up to 5 s and are repeated; an invalid value counts as no header',
    variants: [
      statusVariant('60 s', tooMany('60'), limited(1)),
      statusVariant('0 s', tooMany('0'), limited(3)),
      statusVariant('-1 s', tooMany('-1'), limited(3)),
      statusVariant('a billion seconds', tooMany('1000000000'), limited(1)),
      statusVariant('a date in an hour', request => tooMany(inAnHour())(request), limited(1)),
      statusVariant('a date an hour ago', request => tooMany(anHourAgo())(request), limited(3)),
      statusVariant('0 s, then the answer', thenGood(1, tooMany('0')), recovers(2, limited(1))),
      statusVariant('an invalid value', tooMany('soon'), limited(2)),
    ],
  },
  {
    faults: [46],
    title: '429 without Retry-After',
    note: 'reads wait 1 s and are repeated once',
    variants: [statusVariant('Limit Exceeded', status(429, { message: 'Limit Exceeded' }), limited(2))],
  },
  {
    faults: [47],
    title: '500, 502',
    note: 'a success if a later try of a read succeeds',
    variants: [
      statusVariant(
        '500',
        status(500, { message: 'Internal server error' }),
        fails('UPSTREAM_ERROR', 'unknown', 3),
      ),
      statusVariant('502 page', html(502), fails('UPSTREAM_ERROR', 'unknown', 3)),
      statusVariant('500 page that is too long', longPage(500), fails('UPSTREAM_ERROR', 'unknown', 3)),
      statusVariant(
        '500 twice, then the answer',
        thenGood(2, status(500, {})),
        recovers(3, fails('UPSTREAM_ERROR', 'unknown', 1)),
      ),
    ],
  },
  {
    faults: [48, 49],
    title: '503; 504 and 408',
    variants: [
      statusVariant('503', status(503, {}), fails('UPSTREAM_ERROR', 'unknown', 2)),
      statusVariant(
        '504',
        status(504, { message: 'Endpoint request timed out' }),
        fails('TIMEOUT', 'unknown', 2),
      ),
      statusVariant('408', status(408, {}), fails('TIMEOUT', 'unknown', 2)),
    ],
  },
  {
    faults: [50],
    title: 'a redirect',
    note: 'no request is sent to its target; code 22 in the body wins',
    variants: [
      ...[301, 302, 303, 307, 308].map(code =>
        statusVariant(
          `${code}`,
          status(code, {}, { location: metadata }),
          fails('MISCONFIGURED', 'unknown', 1),
        ),
      ),
      statusVariant('302 with a page that is too long', longPage(302), fails('MISCONFIGURED', 'unknown', 1)),
    ],
  },
  {
    faults: [51],
    title: 'a refusal at 4xx or 5xx',
    variants: [400, 404, 409, 500, 503].map(code =>
      statusVariant(
        `refused at ${code}`,
        withMembers({ responseCode: '99', responseMessage: 'No.' }, code),
        rejected,
      ),
    ),
  },
];
