import type { Row } from '../row.ts';

export const accounts: readonly Row[] = [
  {
    id: '6.3.1',
    asks: 'Guessing of passwords is held back as documented',
    met: 'After five failures a growing delay, for each e-mail and address, and looser ones for each of both; an owner’s known browser is let through',
    by: [
      [
        'adapter/test/limits.test.ts',
        'five failed logins of one account are let through, the sixth waits; other accounts do not',
      ],
      ['adapter/test/limits.test.ts', 'logins side by side cannot slip past the limit'],
      ['adapter/test/strangers.test.ts', 'spares nobody by guessing one password at many accounts'],
      [
        'adapter/test/strangers.test.ts',
        'logs in from a known browser while guesses come from hundreds of addresses',
      ],
      [
        'adapter/src/limits/caller-limits.test.ts',
        'let nobody guess a password more than 130 times an hour, from however many addresses',
      ],
    ],
  },
  {
    id: '6.3.2',
    asks: 'No default accounts',
    met: 'The demo account stands on one’s own machine alone, unless `DEMO_ACCOUNT=1` asks for it; where it is not wanted it is closed, and a deleted one stays away',
    by: [
      ['gateway/test/demo-account.test.ts', 'is made where it is wanted, and not where it is not'],
      [
        'gateway/test/demo-account.test.ts',
        'that an earlier version left on the database is closed where it is not wanted',
      ],
    ],
  },
  {
    id: '6.3.3',
    asks: 'A second factor',
    notMet:
      'There is none: the specification’s log-in is e-mail and password (s.7), and a hosted gateway decides. Codes of an authenticator app or passkeys, in gateway, contract and screens, would meet this',
  },
  {
    id: '6.3.4',
    asks: 'No other ways in, and all of them as strong',
    met: 'One way to a session. The provider states of the tests are not loaded by `npm start`',
    by: [
      ['gateway/test/wire.test.ts', '%s asks for a session'],
      [
        'gateway/test/sessions.test.ts',
        'answers code 22 in words to a missing, unknown, prefixed or expired token',
      ],
    ],
  },
  {
    id: '6.4.1',
    asks: 'First passwords and codes are random and short-lived',
    met: 'No password is made for anybody; a sign-up’s code has 128 random bits, works once, for 24 hours',
    by: [
      ['gateway/test/accounts.test.ts', 'lets an %s code expire'],
      ['gateway/test/accounts.test.ts', 'takes a link once'],
    ],
  },
  {
    id: '6.4.2',
    asks: 'No hints and no secret questions',
    met: 'A forgotten password is replaced by a mailed link alone',
    by: [['gateway/test/accounts.test.ts', 'resets by mail, and ends every session']],
  },
  {
    id: '6.4.3',
    asks: 'A forgotten password is replaced safely',
    met: 'By a link of 128 random bits to the known address, once, within 60 minutes; all sessions end',
    by: [
      ['gateway/test/accounts.test.ts', 'resets by mail, and ends every session'],
      ['gateway/test/accounts.test.ts', 'answers alike for addresses with and without an account'],
      [
        'gateway/test/strangers.test.ts',
        'who asks for another link stops neither the first one nor its owner',
      ],
      ['gateway/test/strangers.test.ts', 'who guesses codes does not stop the right one'],
    ],
  },
  {
    id: '6.5.1',
    asks: 'Codes work once',
    met: 'The first right press takes the row away, in one transaction',
    by: [['gateway/test/accounts.test.ts', 'takes a link once']],
  },
  {
    id: '6.5.2',
    asks: 'Short codes are kept as slow hashes',
    met: 'Codes have 128 bits, so SHA-256 is enough',
    by: [['gateway/src/accounts/codes.ts', 'hashOfSecret(code)']],
  },
  {
    id: '6.5.3',
    asks: 'Codes come from a secure source of chance',
    met: 'Node’s `randomBytes`',
    by: [
      ['gateway/src/secret-token.ts', "randomBytes(bits / 8).toString('base64url')"],
      ['tools/asvs/never-used.test.ts', 'never holds: %s'],
    ],
  },
  {
    id: '6.5.4',
    asks: 'Codes have at least 20 bits',
    met: '128',
    by: [['gateway/src/accounts/codes.ts', 'secretToken(128)']],
  },
  {
    id: '6.5.5',
    asks: 'Codes live 10 minutes at most',
    partly:
      '60 minutes for a reset, 24 hours for a sign-up: they ride in mail, which may come late, and have 128 bits, which nobody guesses. A shorter life in `codes.ts` would meet this, and fail people whose mail is slow',
    by: [['gateway/test/accounts.test.ts', 'lets an %s code expire']],
  },
  {
    id: '6.6.2',
    asks: 'A code serves the request it was made for alone',
    met: 'It is bound to its address, its purpose and, of a sign-up, to that one with its own password',
    by: [
      [
        'gateway/test/strangers.test.ts',
        'who signs up %s the owner changes nothing about what the owner activates',
      ],
    ],
  },
  {
    id: '6.6.3',
    asks: 'Guessing of codes is limited, or hopeless',
    met: '128 bits, and a limit of failures for each address',
    by: [
      ['gateway/src/accounts/codes.ts', 'secretToken(128)'],
      ['adapter/test/strangers.test.ts', 'cannot use up the tries of a mailed link by wrong codes: %s'],
    ],
  },
];
