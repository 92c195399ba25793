import { answerLimits } from '../answer-limits.ts';
import type { Operation } from '../operation.ts';
import { noPayload } from '../schemas/envelope.ts';
import * as waitList from '../schemas/wait-list.ts';
import { defaults, read, write } from './defaults.ts';

/** The wait-list. */
export const waitListOperations = {
  'waitList.create': {
    ...defaults,
    path: '/wait-list/create',
    summary: 'Puts an e-mail address on the wait-list.',
    stage: 'wait-list',
    ...waitList.create,
    success: { kind: 'accepted' },
    ...write,
    auth: 'none',
    section: 's.2.1, s.7',
  },
  'waitList.read': {
    ...defaults,
    method: 'GET',
    path: '/wait-list/read',
    summary: 'Lists the wait-list.',
    stage: 'wait-list',
    request: noPayload,
    ...waitList.read,
    success: { kind: 'accepted' },
    ...read,
    auth: 'none',
    answer: answerLimits.waitList,
    section: 's.2.1, s.3, s.7',
  },
  'waitList.delete': {
    ...defaults,
    path: '/wait-list/delete',
    summary: 'Takes an entry off the wait-list.',
    stage: 'wait-list',
    ...waitList.remove,
    success: { kind: 'accepted' },
    ...write,
    auth: 'none',
    section: 's.2.1, s.7',
  },
} as const satisfies Record<string, Operation>;
