import type { Operation } from '../operation.ts';
import * as user from '../schemas/user.ts';
import { defaults, write } from './defaults.ts';

/** The profile. */
export const userOperations = {
  'user.update': {
    ...defaults,
    path: '/user/update',
    summary: 'Changes the profile.',
    ...user.update,
    ...write,
    section: 's.2.3, s.3, s.7',
  },
} as const satisfies Record<string, Operation>;
