import type { Row } from '../row.ts';

export const dataProtection: readonly Row[] = [
  {
    id: '14.1.1',
    asks: 'Sensitive data are listed by level',
    met: 'Every table of the database has a level, which a test holds to',
    by: [
      [
        'tools/asvs/inventory.test.ts',
        'docs/security-inventory.md names every table of the database, so that all data have a level',
      ],
    ],
  },
  {
    id: '14.1.2',
    asks: 'What each level needs is documented',
    met: 'On the way, at rest, in logs, in the browser, and until when',
    by: [['docs/security-inventory.md', '| Level | On the way | At rest | In logs | In the browser |']],
  },
  {
    id: '14.2.1',
    asks: 'Nothing sensitive in addresses',
    partly:
      'Calls go by POST, with the token in a header. Three addresses hold more: one path of the gateway the e-mail (s.7); a mailed link its code, which its page takes out of the address at once; `/mailbox`, on one’s own machine, its key',
    by: [
      ['web/src/features/auth/mailed-link.test.ts', 'is read from the history entry after a reload'],
      [
        'web/e2e/accounts/mailed-links.test.ts',
        'that was refused leaves its address neither in the address bar nor in storage',
      ],
    ],
  },
  {
    id: '14.2.2',
    asks: 'Servers keep no sensitive data in caches',
    met: 'The adapter remembers public answers alone; everything else is `no-store`',
    by: [
      [
        'adapter/test/with-gateway.test.ts',
        'compresses the library for who takes that, and no answer that holds something of somebody',
      ],
      ['adapter/test/pages.test.ts', '%s is never stored and runs nothing'],
    ],
  },
  {
    id: '14.2.3',
    asks: 'Nothing sensitive goes to third parties',
    met: 'No trackers; the policy lets pages connect to this origin alone; reports of the policy are counted without addresses',
    by: [
      ['adapter/test/pages.test.ts', 'documents run scripts of their own origin only'],
      ['adapter/test/pages.test.ts', 'counts what the policy kept from running, without addresses'],
    ],
  },
  {
    id: '14.2.4',
    asks: 'What is documented for data is done',
    met: 'Hashes, deletion to the last byte, what has run out purged, logs without values, files closed to others',
    by: [
      [
        'gateway/test/deleted-bytes.test.ts',
        'leaves no byte behind: not in the database, its log, the mailbox, the data folder or what was printed',
      ],
      ['gateway/test/purge.test.ts', 'goes, and what still works stays'],
      ['adapter/test/procedures.test.ts', 'keeps tokens, passwords, e-mails and answers out of the log'],
      [
        'gateway/test/processes.test.ts',
        'keeps its database from others on the machine, and is not held by a half-sent request',
      ],
    ],
  },
  {
    id: '14.3.1',
    asks: 'The browser forgets when a session ends',
    partly:
      'Log-out and deletion remove all of it, also without a network. When a session runs out the token alone goes: the specification keeps the rest (s.6), and unsaved answers wait for their owner in the tab',
    by: [
      ['web/e2e/specification/storage.test.ts', 'are none after Log out, and no draft is left'],
      ['web/src/session/log-out.test.ts', 'leaves nothing of the person behind'],
    ],
  },
  {
    id: '14.3.2',
    asks: 'Browsers do not cache sensitive answers',
    met: '`no-store` on all data',
    by: [
      ['adapter/test/pages.test.ts', '%s is never stored and runs nothing'],
      ['gateway/test/wire.test.ts', 'forbids storing its answers'],
    ],
  },
  {
    id: '14.3.3',
    asks: 'Browser storage holds session tokens alone',
    notMet:
      'The specification keeps e-mail, names and risk age in local storage (s.3); drafts of answers stand in session storage, so that nothing typed is lost. They go at log-out. To meet this the specification would have to change',
    by: [
      ['web/e2e/specification/storage.test.ts', 'are token, e-mail and the user details after a login, raw'],
    ],
  },
];
