import type { Row } from '../row.ts';

export const authorization: readonly Row[] = [
  {
    id: '8.1.1',
    asks: 'Who may do and see what is documented',
    met: 'By call and by object',
    by: [['docs/security-inventory.md', '## Who may do what']],
  },
  {
    id: '8.1.2',
    asks: 'Which fields who may read and write is documented',
    met: 'Read-only fields and secrets, and the members of every call in the OpenAPI document',
    by: [['docs/security-inventory.md', 'Fields: e-mail, company and ids cannot be written by anybody']],
  },
  {
    id: '8.2.1',
    asks: 'Functions are open to those who may use them',
    partly:
      'A session for each call that needs one. The wait-list can be read and deleted by anybody: the specification has it so (s.6). `WAITLIST_ADMIN` in another setting than `open` meets this',
    by: [
      ['gateway/test/wire.test.ts', '%s asks for a session'],
      ['adapter/test/limits.test.ts', '%s with list %j and token %j gives %j'],
    ],
  },
  {
    id: '8.2.2',
    asks: 'Objects are open to those whose they are',
    met: 'Looked up by id and owner; another’s is answered like a missing one',
    by: [
      [
        'gateway/test/assessments.test.ts',
        'shows nobody the answers and reports of another, and says no word of them',
      ],
      ['gateway/test/assessments.test.ts', 'stores no answers that were typed under another account'],
    ],
  },
  {
    id: '8.2.3',
    asks: 'Fields are open to those who may use them',
    met: 'E-mail and company cannot be written; secrets are in no answer',
    by: [
      ['gateway/test/profile.test.ts', 'keeps the profile, and lets nobody change another'],
      ['gateway/test/user-data.test.ts', 'is exported without what would open the account'],
    ],
  },
  {
    id: '8.3.1',
    asks: 'The server decides, not the page',
    met: 'The gateway, and the adapter for the wait-list',
    by: [
      ['gateway/test/wire.test.ts', '%s asks for a session'],
      ['adapter/test/limits.test.ts', 'a token that is not accepted opens nothing'],
    ],
  },
  {
    id: '8.4.1',
    asks: 'Companies are kept apart',
    met: 'A person reads their own company alone, and no company reads a person',
    by: [['gateway/test/lists.test.ts', 'tells a person their own company and no other']],
  },
];
