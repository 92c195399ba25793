import type { Row } from '../row.ts';

export const sessions: readonly Row[] = [
  {
    id: '7.1.1',
    asks: 'How long sessions last is documented, with reasons',
    met: '30 minutes idle, 12 hours at most',
    by: [['docs/security-inventory.md', 'A session ends with a log-out, after 30 minutes without a call']],
  },
  {
    id: '7.1.2',
    asks: 'How many sessions one person may have is documented',
    met: 'Any number, and why',
    by: [['docs/security-inventory.md', 'Sessions of one person side by side are not limited']],
  },
  {
    id: '7.2.1',
    asks: 'Session tokens are checked by the server',
    met: 'By the gateway, on each call that needs one',
    by: [
      ['gateway/test/wire.test.ts', '%s asks for a session'],
      [
        'gateway/test/sessions.test.ts',
        'answers code 22 in words to a missing, unknown, prefixed or expired token',
      ],
    ],
  },
  {
    id: '7.2.2',
    asks: 'Session tokens are made anew, no fixed keys',
    met: 'A new one for each log-in',
    by: [
      [
        'gateway/test/accounts.test.ts',
        'changes a password for its owner alone, ends the other sessions, and tells the owner by mail',
      ],
      ['gateway/src/accounts/sessions.ts', 'secretToken(256)'],
    ],
  },
  {
    id: '7.2.3',
    asks: 'Session tokens have 128 random bits or more',
    met: '256, of Node’s `randomBytes`',
    by: [
      ['gateway/src/accounts/sessions.ts', 'secretToken(256)'],
      ['gateway/src/secret-token.ts', "randomBytes(bits / 8).toString('base64url')"],
    ],
  },
  {
    id: '7.2.4',
    asks: 'A log-in gives a new token and ends the old one',
    met: 'It gives a new one, and the web app ends the session whose token the browser still held, where the gateway can',
    by: [
      ['gateway/src/accounts/login.ts', 'return openSession({ db: transaction, clock }, user.id)'],
      [
        'web/e2e/accounts/sessions.test.ts',
        'ends the session whose token the browser still held, and no other',
      ],
    ],
  },
  {
    id: '7.3.1',
    asks: 'Sessions end when they are not used',
    met: 'After 30 minutes',
    by: [['gateway/test/sessions.test.ts', 'ends after 30 idle minutes, and goes on while it is used']],
  },
  {
    id: '7.3.2',
    asks: 'Sessions end after a time in any case',
    met: 'After 12 hours',
    by: [['gateway/test/sessions.test.ts', 'ends after 12 hours however much it is used']],
  },
  {
    id: '7.4.1',
    asks: 'A session that has ended opens nothing',
    met: 'Ended or logged out, the gateway refuses the token',
    by: [
      ['gateway/test/sessions.test.ts', 'ends with a log-out, and no other with it'],
      ['gateway/test/sessions.test.ts', 'ends after 30 idle minutes, and goes on while it is used'],
      [
        'web/e2e/accounts/sessions.test.ts',
        'ends the session at the gateway, and nobody waits for its answer',
      ],
    ],
  },
  {
    id: '7.4.2',
    asks: 'All sessions end when an account is deleted',
    met: 'In the same transaction',
    by: [
      [
        'gateway/test/user-data.test.ts',
        'is gone from every table after the deletion, that of others is not',
      ],
    ],
  },
  {
    id: '7.4.3',
    asks: 'A new password can end all other sessions',
    met: 'A reset ends all, a change all but the caller’s, always',
    by: [
      ['gateway/test/accounts.test.ts', 'resets by mail, and ends every session'],
      [
        'gateway/test/accounts.test.ts',
        'changes a password for its owner alone, ends the other sessions, and tells the owner by mail',
      ],
    ],
  },
  {
    id: '7.4.4',
    asks: 'Log-out is in sight on every page of a session',
    partly:
      'In the bar of every page of the dashboard. The pages of the assessment lead back there first: the specification gives them a bar of their own (s.2.4). A button in it would meet this',
    by: [
      ['web/e2e/specification/dashboard/addresses-and-sidebar.test.ts', 'leads to login'],
      ['web/e2e/specification/storage.test.ts', 'are none after Log out, and no draft is left'],
    ],
  },
  {
    id: '7.4.5',
    asks: 'Administrators can end sessions, of one or of all',
    met: 'By one documented line at the database; the next call is refused',
    by: [
      [
        'gateway/test/ended-sessions.test.ts',
        'ends the sessions of one person by the line of docs/security-inventory.md, at once',
      ],
    ],
  },
  {
    id: '7.5.1',
    asks: 'What decides on log-in is changed after the password alone',
    met: 'The password is changed with the old one; the e-mail cannot be changed; deletion asks for the password',
    by: [
      [
        'gateway/test/accounts.test.ts',
        'changes a password for its owner alone, ends the other sessions, and tells the owner by mail',
      ],
      ['gateway/test/profile.test.ts', 'keeps the profile, and lets nobody change another'],
      ['gateway/test/user-data.test.ts', 'stays whole where the password is wrong, or the address another’s'],
    ],
  },
  {
    id: '7.5.2',
    asks: 'People see their sessions and can end them',
    partly:
      'The export names them, and a change of password ends all others; there is no list on a screen. A list in the settings, with a call to end one, would meet this',
    by: [
      [
        'gateway/test/user-data.test.ts',
        'is exported whole, each assessment as FHIR R4 has it, and nobody else’s with it',
      ],
      [
        'gateway/test/accounts.test.ts',
        'changes a password for its owner alone, ends the other sessions, and tells the owner by mail',
      ],
    ],
  },
];
