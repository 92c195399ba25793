import type { z } from 'zod';
import { examples } from './examples.ts';
import type { Operation } from './operation.ts';
import { type OperationId, operations } from './operations.ts';
import { whatIf } from './schemas/what-if.ts';

/**
 * Calls beyond the 22 of the specification. A gateway may have them; one that has not answers like any unknown path, and the
 * product goes without. A call is only made where the gateway has offered it, as report data does with `whatIf`.
 */
export const extensions = {
  'hra.whatIf': {
    method: 'POST',
    path: '/hra/what-if',
    stage: 'main',
    request: whatIf.request,
    response: whatIf.response,
    success: { kind: 'status' },
    effect: 'read',
    auth: 'token',
    media: 'json',
    section: 's.2.3',
  },
} as const satisfies Record<string, Operation>;

export type ExtensionId = keyof typeof extensions;

/** Every call that the adapter can pass on: the table of the specification, then the extensions. */
export const calls = { ...operations, ...extensions } as const;

export type CallId = OperationId | ExtensionId;

/** What a call sends: body fields and path parameters alike. */
export type CallRequest<Id extends CallId> = z.infer<(typeof calls)[Id]['request']>;

/** The accepted answer of a call, as it stands on the wire. */
export type CallResponse<Id extends CallId> = z.infer<(typeof calls)[Id]['response']>;

/** All names, the specification's first. The keys of a plain literal are exactly its names. */
export const callIds = Object.keys(calls) as CallId[];

/** A complete example of every call. */
export const callExamples: {
  readonly [Id in CallId]: { readonly request: CallRequest<Id>; readonly response: CallResponse<Id> };
} = {
  ...examples,
  'hra.whatIf': {
    request: { whatIfReportId: 'report-1', notSmoking: true },
    response: { status: 'OK', riskAge: 47, riskAgeBound: null, tenYears: 6.2 },
  },
};
