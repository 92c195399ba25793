import { z } from 'zod';
import { answerLimits, type Operation, read, write } from '../operation.ts';
import { acceptedOrNoCode, email, id, lenient, noPayload, time } from '../schemas/envelope.ts';

/** One address on the wait-list (s.3). */
export const waitListEntry = z
  .looseObject({
    waitListId: id.describe('Id of the entry, for waitList.delete.'),
    waitListEmail: z.string().describe('E-mail address of the entry.'),
    waitListCreatedAt: time.nullish().describe('When the entry was made, in ISO 8601: 2026-11-28T09:30:00Z.'),
  })
  .describe('One address on the wait-list.');

/**
 * The calls of the wait-list, which may be on a different stage from all other calls (`stages.ts`). They need no session, because the specification
 * lets anyone list and delete entries (s.6). An operator can restrict the wait-list pages in the adapter (`WAITLIST_ADMIN`).
 *
 * An answer without a code is accepted, because s.4 does not list these calls among the calls that succeed by code. Any code except '00' is
 * still a refusal.
 */
export const waitListOperations = {
  'waitList.create': {
    ...write,
    path: '/wait-list/create',
    summary: 'Adds an e-mail address to the wait-list.',
    stage: 'wait-list',
    request: z.strictObject({ waitListEmail: email.describe('E-mail address to add.') }),
    response: acceptedOrNoCode,
    success: { kind: 'accepted' },
    auth: 'none',
    section: 's.2.1, s.7',
  },
  'waitList.read': {
    ...read,
    method: 'GET',
    path: '/wait-list/read',
    summary: 'Lists the wait-list.',
    stage: 'wait-list',
    request: noPayload,
    response: acceptedOrNoCode.extend({
      data: z.array(waitListEntry).describe('The entries.'),
      /** Beyond the specification: a gateway may limit its answer to the newest entries. */
      waitListTotal: lenient(z.number()).describe(
        'Number of all entries, if the gateway answers only with the newest ones.',
      ),
    }),
    success: { kind: 'accepted' },
    auth: 'none',
    answerLimits: answerLimits.waitList,
    section: 's.2.1, s.3, s.7',
  },
  'waitList.delete': {
    ...write,
    path: '/wait-list/delete',
    summary: 'Removes an entry from the wait-list.',
    stage: 'wait-list',
    request: z.strictObject({ waitListId: id.describe('Id of the entry.') }),
    // Nothing reads the answer of a deletion (s.7), so it may be empty. The gateway client reads an empty body as null.
    response: z.union([acceptedOrNoCode, z.null()]),
    success: { kind: 'accepted' },
    auth: 'none',
    section: 's.2.1, s.7',
  },
} as const satisfies Record<string, Operation>;
