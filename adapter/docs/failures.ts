import { type ErrorKind, errorKinds, faultOutcomes } from '@choose-life/contracts/gateway/error-kinds';
import { type CallId, calls } from '@choose-life/contracts/gateway/extensions';
import { noPayload } from '@choose-life/contracts/gateway/schemas/envelope';
import { faultMessages } from '@choose-life/gateway-client/fault-messages';
import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc';
import { z } from 'zod';
import { isLimited } from '../src/limits/caller-limits.ts';
import { trpcCodes } from '../src/trpc/errors.ts';

const kind = z.enum(errorKinds.map(row => row.kind)).meta({
  'x-kinds': Object.fromEntries(
    errorKinds.map(({ kind, http, meaning, remedy }) => [kind, { http, meaning, remedy }]),
  ),
});
const outcome = z.enum(Object.keys(faultOutcomes)).meta({ 'x-enumDescriptions': faultOutcomes });

const gatewayError = z.object({
  kind,
  outcome,
  message: z.string().describe('A sentence that can be shown to people.'),
  requestId: z.string().describe('The id of the call in the logs.'),
  gatewayCode: z.string().optional().describe('The code of the gateway, if it sent one.'),
  retryAfterMs: z
    .number()
    .optional()
    .describe('Milliseconds to wait before a retry. Always present with RATE_LIMITED.'),
  token: z
    .string()
    .optional()
    .describe(
      'Only for a refused authentication.login: its token. Clients store it although the log-in is refused (s.3).',
    ),
});

const failure = z.object({
  error: z.object({
    message: z.string().describe('The same sentence as in data.gateway.message.'),
    code: z.number().meta({ type: 'integer', description: 'tRPC’s error code as a number.' }),
    data: z
      .object({
        code: z.string().describe('tRPC’s error code.'),
        httpStatus: z.number().meta({ type: 'integer', description: 'The HTTP status.' }),
        path: z.string().optional().describe('The procedure.'),
        gateway: gatewayError,
      })
      .describe('Details of the error.'),
  }),
});

/** The named schemas of errors, with their descriptions. */
export const failureSchemas = [
  { schema: kind, name: 'ErrorKind', doc: 'Why a call failed. The list is closed.' },
  {
    schema: outcome,
    name: 'Outcome',
    doc: 'What happened to a failed call at the gateway, which matters for writes.',
  },
  { schema: gatewayError, name: 'GatewayError', doc: 'Why a call failed, and its outcome.' },
  { schema: failure, name: 'Failure', doc: 'The response of a failed call.' },
];

/** The error kinds that are usual for a call, for its documentation. Every call can fail with every kind (`errorKinds`). */
export function callErrorKinds(id: CallId): ErrorKind[] {
  const { auth, request } = calls[id];
  const kinds: ErrorKind[] = [];
  if (auth === 'token') kinds.push('SESSION_EXPIRED');
  kinds.push('REJECTED');
  if (request !== noPayload) kinds.push('INVALID_INPUT');
  if (isLimited(id)) kinds.push('RATE_LIMITED');
  if (callsOfAdministrators.has(id)) kinds.push('FORBIDDEN');
  return kinds;
}

/** The calls that an adapter may refuse by its setting WAITLIST_ADMIN (`requireWaitListAdmin` in `custom-procedures.ts`). */
const callsOfAdministrators: ReadonlySet<CallId> = new Set(['waitList.read', 'waitList.delete']);

type ErrorRow = (typeof errorKinds)[number];

/** The response for each HTTP status of `errorKinds`, by status, with an example for each kind of error that has this status. */
export function failureResponses(): Readonly<Record<string, object>> {
  const byStatus = Object.entries(Object.groupBy(errorKinds, ({ http }) => http));
  const responses = byStatus.map(([status, rows = []]) => {
    const schema = { $ref: '#/components/schemas/Failure' };
    const examples = Object.fromEntries(rows.map(row => [row.kind, { value: exampleFailureOf(row) }]));
    return [
      status,
      {
        description: rows.map(row => `${row.kind}: ${row.meaning} ${row.remedy}`).join('\n\n'),
        content: { 'application/json': { schema, examples } },
      },
    ] as const;
  });
  return Object.fromEntries(responses);
}

/** An example of the response to a call that fails with this kind of error, with the usual message and outcome of the kind. */
export function exampleFailureOf({
  kind,
  http: httpStatus,
  usualOutcome,
}: ErrorRow): z.input<typeof failure> {
  const message = faultMessages[kind];
  const code = trpcCodes[kind];
  const gateway = {
    kind,
    outcome: usualOutcome,
    message,
    // The id and the wait are example values.
    requestId: 'request-1',
    ...(kind === 'RATE_LIMITED' && { retryAfterMs: 1000 }),
  };
  return { error: { message, code: TRPC_ERROR_CODES_BY_KEY[code], data: { code, httpStatus, gateway } } };
}
