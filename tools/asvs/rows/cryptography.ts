import type { Row } from '../row.ts';

export const cryptography: readonly Row[] = [
  {
    id: '11.1.1',
    asks: 'Life of keys is documented',
    met: 'Which keys there are, for how long, who has them, and how to change them',
    by: [['docs/security-inventory.md', '## Keys, hashes and chance']],
  },
  {
    id: '11.1.2',
    asks: 'A list of all cryptography in use',
    met: 'A table with what, how and how long; other hashes and ciphers are refused by a test',
    by: [
      ['docs/security-inventory.md', '## Keys, hashes and chance'],
      ['tools/asvs/never-used.test.ts', 'never holds: %s'],
    ],
  },
  {
    id: '11.2.1',
    asks: 'Proven implementations are used',
    met: 'Node’s own (OpenSSL); no arithmetic of ours',
    by: [['docs/security-inventory.md', 'own `crypto`']],
  },
  {
    id: '11.2.2',
    asks: 'Algorithms and keys can be replaced',
    met: 'In one file each, and sessions and codes soon expire. A stored password names its algorithm and figures, is checked with them, and is hashed anew at the next log-in',
    by: [
      [
        'gateway/test/older-hashes.test.ts',
        'is hashed anew by the next good log-in alone, also by several at once',
      ],
      [
        'gateway/src/accounts/password.test.ts',
        'is kept as argon2id with 19 MiB and two passes, never twice the same',
      ],
      ['docs/security-inventory.md', 'Change them in'],
    ],
  },
  {
    id: '11.2.3',
    asks: 'At least 128 bits of security',
    met: 'SHA-256, HMAC-SHA-256 with 256 bits, argon2id, tokens of 256 and codes of 128 bits',
    by: [
      ['gateway/src/accounts/sessions.ts', 'secretToken(256)'],
      ['adapter/src/logging/keyed-hash.ts', 'randomBytes(32)'],
      ['tools/asvs/never-used.test.ts', 'never holds: %s'],
    ],
  },
  {
    id: '11.4.1',
    asks: 'Approved hashes alone, no MD5',
    met: 'The SHA-2 family; MD5 and SHA-1 are refused by a test',
    by: [['tools/asvs/never-used.test.ts', 'never holds: %s']],
  },
  {
    id: '11.4.2',
    asks: 'Passwords are kept as slow hashes',
    met: 'argon2id with the figures of OWASP',
    by: [
      [
        'gateway/src/accounts/password.test.ts',
        'is kept as argon2id with 19 MiB and two passes, never twice the same',
      ],
    ],
  },
  {
    id: '11.4.3',
    asks: 'Hashes for integrity are long enough',
    met: 'SHA-384 for scripts and styles, SHA-256 for tokens and the health model',
    by: [
      ['web/tools/integrity.test.ts', 'puts a hash of its own on each script, preload and style'],
      ['gateway/test/refusal-to-start.test.ts', 'does not start, and prints the value that is off'],
    ],
  },
  {
    id: '11.5.1',
    asks: 'What must not be guessed has 128 random bits',
    met: 'Tokens and codes; ids are UUIDs, which open nothing by themselves',
    by: [
      ['gateway/src/secret-token.ts', "randomBytes(bits / 8).toString('base64url')"],
      ['tools/asvs/never-used.test.ts', 'never holds: %s'],
      [
        'gateway/test/assessments.test.ts',
        'shows nobody the answers and reports of another, and says no word of them',
      ],
    ],
  },
];
