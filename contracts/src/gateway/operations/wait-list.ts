import { z } from 'zod';
import { answerLimits, type Operation, read, write } from '../operation.ts';
import { acceptedOrNoCode, id, lenient, noPayload, time } from '../schemas/envelope.ts';

/** One address on the wait-list (s.3). */
export const waitListEntry = z
  .looseObject({
    waitListId: id.describe('Id of the entry, for waitList.delete.'),
    waitListEmail: z.string().describe('E-mail address that was entered.'),
    waitListCreatedAt: time.nullish().describe('When it was entered, in ISO 8601: 2026-11-28T09:30:00Z.'),
  })
  .describe('One address on the wait-list.');

export const waitListOperations = {
  'waitList.create': {
    ...write,
    path: '/wait-list/create',
    summary: 'Puts an e-mail address on the wait-list.',
    stage: 'wait-list',
    request: z.strictObject({
      waitListEmail: z.string().min(1).max(320).describe('E-mail address that was entered.'),
    }),
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
      data: z.array(waitListEntry).describe('What was asked for.'),
      /** Beyond the specification: how many entries the list has, for a gateway that answers no more than its newest ones. */
      waitListTotal: lenient(z.number()).describe(
        'How many entries the list has, from a gateway that answers no more than its newest ones.',
      ),
    }),
    success: { kind: 'accepted' },
    auth: 'none',
    answer: answerLimits.waitList,
    section: 's.2.1, s.3, s.7',
  },
  'waitList.delete': {
    ...write,
    path: '/wait-list/delete',
    summary: 'Takes an entry off the wait-list.',
    stage: 'wait-list',
    request: z.strictObject({ waitListId: id.describe('Id of the entry.') }),
    // The answer of a deletion is not read (s.7): it may be empty.
    response: z.union([acceptedOrNoCode, z.null()]),
    success: { kind: 'accepted' },
    auth: 'none',
    section: 's.2.1, s.7',
  },
} as const satisfies Record<string, Operation>;
