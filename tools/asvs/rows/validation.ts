import type { Row } from '../row.ts';

export const validation: readonly Row[] = [
  {
    id: '2.1.1',
    asks: 'Rules for each input are documented',
    met: 'The forms in the specification, every member of every call in the generated OpenAPI document and at `/docs/reference`',
    by: [
      ['docs/specification.md', '## 5. Validation'],
      ['openapi/src/document.test.ts', 'stands in the repository as it is generated (else: npm run openapi)'],
    ],
  },
  {
    id: '2.1.2',
    asks: 'Rules for data that belong together are documented',
    met: 'What is asked about when numbers contradict each other stands in the page of the report',
    by: [
      [
        'gateway/test/appraisal/no-contradiction.test.ts',
        'are described in docs/report.md, which stands as it is generated (else: npm run report-doc)',
      ],
    ],
  },
  {
    id: '2.1.3',
    asks: 'Business limits are documented',
    met: 'A table of the limits, for each account, token and address',
    by: [['SECURITY.md', '### Limits']],
  },
  {
    id: '2.2.1',
    asks: 'All input is checked against what is expected',
    met: 'Each call has a strict schema; unknown fields are refused',
    by: [
      ['adapter/test/http-edge.test.ts', '%s gets a typed error and goes nowhere'],
      [
        'gateway/test/wire.test.ts',
        'refuses what the schema does not allow in band, naming the field and not the value',
      ],
      [
        'contracts/src/domain/hra/read-groups.test.ts',
        'are refused everywhere at once, and no value is told',
      ],
    ],
  },
  {
    id: '2.2.2',
    asks: 'Checks stand on the server',
    met: 'Adapter and gateway both check; pages only help',
    by: [
      ['adapter/test/http-edge.test.ts', '%s gets a typed error and goes nowhere'],
      [
        'gateway/test/wire.test.ts',
        'refuses what the schema does not allow in band, naming the field and not the value',
      ],
    ],
  },
  {
    id: '2.2.3',
    asks: 'Data that belong together are checked together',
    met: 'Pressures, sizes and weights that cannot go together are asked about, and nothing is made of them',
    by: [
      ['contracts/src/domain/hra/answer-check.test.ts', 'names the pair once, though neither number is used'],
      [
        'gateway/src/appraisal/answers-to-check.test.ts',
        '$name: is asked about, with what was most likely meant',
      ],
    ],
  },
  {
    id: '2.3.1',
    asks: 'Steps of a flow cannot be skipped',
    met: 'No log-in before the mailed link, no report before a submission',
    by: [
      ['gateway/test/accounts.test.ts', 'leads from sign-up by the mailed link to log-in and the details'],
      ['gateway/test/assessments.test.ts', 'updates what was saved before, and shows one uncompleted line'],
    ],
  },
  {
    id: '2.3.2',
    asks: 'Business limits are enforced',
    met: 'Log-ins, letters, saves, appraisals, PDFs and the wait-list are limited; one submission gives one report',
    by: [
      [
        'adapter/test/limits.test.ts',
        'one mail a minute on resending, three an hour on forgetting, six appraisals a minute',
      ],
      ['gateway/test/assessments.test.ts', 'gives one report for one submission, however often it arrives'],
      ['adapter/test/counted-calls.test.ts', 'count PDFs, however they are asked for'],
    ],
  },
  {
    id: '2.3.3',
    asks: 'What is done is done whole, or not at all',
    met: 'Sign-up, reset, submission and deletion are transactions',
    by: [
      [
        'gateway/test/many-passwords.test.ts',
        'what a full queue refuses is not half done, counts as no try, and can be done afterwards',
      ],
      [
        'gateway/test/user-data.test.ts',
        'is gone from every table after the deletion, that of others is not',
      ],
      ['gateway/test/processes.test.ts', 'lose no acknowledged save to kill -9'],
    ],
  },
  {
    id: '2.4.1',
    asks: 'Machines that call too often are held back',
    met: 'A limit of calls for each address, tight ones for each account, bounded queues behind',
    by: [
      [
        'adapter/test/limits.test.ts',
        'a flood from one address gets a typed error and headers that say when to come back',
      ],
      [
        'gateway/test/reports/report-printer.test.ts',
        'refuses what would wait too long, and prints again once there is room',
      ],
      ['adapter/test/load.test.ts', 'holds a bounded queue and fails fast beyond it'],
      ['adapter/test/counted-calls.test.ts', 'counts each call of a batch'],
      ['adapter/test/strangers.test.ts', 'cannot join the wait-list without end'],
      [
        'adapter/src/limits/memory-limits.test.ts',
        'keep who waits while strangers fill the map, of this limit or another',
      ],
    ],
  },
];
