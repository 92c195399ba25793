import type { NewUser } from '../src/accounts/users.ts';
import type { Settings } from '../src/dependencies.ts';

/** A user for the database of a test. */
export const ada = {
  id: 'ada',
  email: 'ada@example.test',
  password_hash: 'hash',
  first_name: 'Ada',
  last_name: 'Okafor',
  gender: 'Female',
} as const satisfies NewUser;

/** A sign-up form without address and password. */
export const signUpForm = { userFirstName: 'Ada', userLastName: 'Okafor', userGender: 'Female' } as const;

/** Settings of a gateway, for tests that do not depend on them. */
export const settings: Settings = {
  publicUrl: 'http://127.0.0.1:4000',
  helpLines: [],
  isOnlyForThisMachine: true,
  emergencyNumber: null,
  timeZone: 'Africa/Lagos',
  isDemoLoginPossible: false,
};
