import type { Row } from '../row.ts';

export const passwords: readonly Row[] = [
  {
    id: '6.1.1',
    asks: 'Limits on guessing, and against lock-out, are documented',
    met: 'A table of the limits, how to set them, and why none of them locks an owner out',
    by: [
      ['SECURITY.md', '### Limits'],
      ['.env.example', '#RATE_LIMIT_PER_MINUTE='],
    ],
  },
  {
    id: '6.1.2',
    asks: 'Words that passwords must not be made of are documented',
    met: 'A short list beside the rule for passwords',
    by: [
      ['SECURITY.md', 'words of the product (choose life, wellness, risk age and the like'],
      ['gateway/src/accounts/password-rules.ts', 'const productWords'],
    ],
  },
  {
    id: '6.1.3',
    asks: 'All ways to log in are documented',
    met: 'There is one, e-mail and password; mailed links open no session',
    by: [['docs/security-inventory.md', 'One way in: e-mail and password']],
  },
  {
    id: '6.2.1',
    asks: 'Passwords have at least 8 characters',
    met: 'At sign-up, reset and change',
    by: [
      ['gateway/src/accounts/password-rules.test.ts', '%j is refused: %s'],
      [
        'gateway/test/accounts.test.ts',
        'refuses %s as a password at sign-up, reset and change, in words for people, and keeps link and password',
      ],
    ],
  },
  {
    id: '6.2.2',
    asks: 'People can change their password',
    met: 'In the settings, and by a mailed link',
    by: [
      [
        'gateway/test/accounts.test.ts',
        'changes a password for its owner alone, ends the other sessions, and tells the owner by mail',
      ],
      [
        'web/e2e/library-and-settings.test.ts',
        'changes the password, says so in a toast and clears the fields',
      ],
    ],
  },
  {
    id: '6.2.3',
    asks: 'A change asks for the old password',
    met: 'A wrong one is refused',
    by: [
      [
        'gateway/test/accounts.test.ts',
        'changes a password for its owner alone, ends the other sessions, and tells the owner by mail',
      ],
    ],
  },
  {
    id: '6.2.4',
    asks: 'Passwords are none of the 3,000 commonest',
    met: 'At sign-up, reset and change',
    by: [
      ['gateway/src/accounts/password-rules.test.ts', '%j is refused: %s'],
      [
        'gateway/test/accounts.test.ts',
        'refuses %s as a password at sign-up, reset and change, in words for people, and keeps link and password',
      ],
    ],
  },
  {
    id: '6.2.5',
    asks: 'No rules on which characters a password holds',
    met: 'Digits alone, spaces, signs, other scripts and pictures are taken',
    by: [['gateway/test/password-forms.test.ts', '%s is taken, and read exactly as it was chosen']],
  },
  {
    id: '6.2.6',
    asks: 'Password fields hide what is typed',
    met: 'Until the person asks to see it',
    by: [
      ['web/e2e/specification/auth/forms.test.ts', "at %s is shown and hidden by 'Show Password'"],
      ['web/e2e/accounts/password-change.test.ts', 'shows all three passwords or none'],
    ],
  },
  {
    id: '6.2.7',
    asks: 'Pasting and password managers work',
    met: 'Fields name themselves to password managers (`current-password`, `new-password`), and nothing stops pasting',
    by: [
      ['tools/asvs/never-used.test.ts', 'never holds: %s'],
      ['web/src/features/auth/password-field.tsx', "autoComplete: 'current-password' | 'new-password'"],
    ],
  },
  {
    id: '6.2.8',
    asks: 'Passwords are compared exactly as they were typed',
    met: 'Neither cut nor trimmed nor put in one case. Equal characters of Unicode count as equal (NFKC), as NIST advises, since keyboards compose accents in several ways',
    by: [
      ['gateway/test/password-forms.test.ts', '%s is taken, and read exactly as it was chosen'],
      ['gateway/src/accounts/password.test.ts', '%j against %j is %j'],
    ],
  },
  {
    id: '6.2.9',
    asks: 'Passwords of 64 characters are taken',
    met: 'Of 64 and of 100',
    by: [['gateway/test/password-forms.test.ts', '%s is taken, and read exactly as it was chosen']],
  },
  {
    id: '6.2.10',
    asks: 'Passwords need not be changed regularly',
    met: 'Nothing asks for it: a password has no date',
    by: [['gateway/src/db/schema.ts', 'password_hash: string;']],
  },
  {
    id: '6.2.11',
    asks: 'Words of the product are refused in passwords',
    met: 'Also with up to eight digits behind',
    by: [['gateway/src/accounts/password-rules.test.ts', '%j is refused: %s']],
  },
  {
    id: '6.2.12',
    asks: 'Passwords are compared with breached ones',
    partly:
      'With the commonest of them alone. A larger list beside the gateway, or a service that takes the beginning of a hash, would meet this; nothing is sent to others today',
    by: [
      ['gateway/src/accounts/password-rules.test.ts', '%j is refused: %s'],
      [
        'gateway/test/accounts.test.ts',
        'refuses %s as a password at sign-up, reset and change, in words for people, and keeps link and password',
      ],
    ],
  },
];
