import type { Row } from '../row.ts';

export const codingAndArchitecture: readonly Row[] = [
  {
    id: '15.1.1',
    asks: 'Until when faults of dependencies are mended is documented',
    met: 'SECURITY.md: 7 days for a fault that can be reached here, 30 for any other. A floor of versions without known faults is a gate of the tests',
    by: [['tools/supply-chain/advisory-faults.test.ts', 'are not in the lockfile']],
  },
  {
    id: '15.1.2',
    asks: 'A list of all libraries (SBOM), from known sources',
    met: '`npm run sbom` prints it; the lockfile holds the hash of each package, and so does set-up of the Node that it adds',
    by: [
      [
        'tools/supply-chain/sbom.test.ts',
        'lists what production is made of, each with its hash, and nothing of the tests',
      ],
      [
        'tools/setup/unpack-node.test.ts',
        'a Node with other bytes is refused, and nothing of it is put anywhere',
      ],
    ],
  },
  {
    id: '15.1.3',
    asks: 'Costly work, and how it is bounded, is documented',
    met: 'A table of the work and its bounds; the times of a call in docs/faults.md',
    by: [
      ['docs/security-inventory.md', '## What is costly'],
      ['docs/faults.md', '| connecting, TLS included | 5 s |'],
    ],
  },
  {
    id: '15.2.1',
    asks: 'No component is older than those times allow',
    met: 'No version with a known fault is in the lockfile. The Node that set-up adds has one that is out of reach here, and no fixed version as a package: SECURITY.md names it',
    by: [['tools/supply-chain/advisory-faults.test.ts', 'are not in the lockfile']],
  },
  {
    id: '15.2.2',
    asks: 'Costly work cannot take the product down',
    met: 'Few at a time, bounded queues, limits, deadlines and a cap of sizes',
    by: [
      [
        'gateway/test/many-passwords.test.ts',
        'a storm of log-ins is answered or told to come again, with and without an account, and whoever does is let in',
      ],
      [
        'gateway/test/reports/report-printer.test.ts',
        'a gateway with too many reports to print says so like an overloaded hosted one',
      ],
      ['adapter/test/faults/lines/http.ts', "title: 'a body without end or too large'"],
      [
        'adapter/gateway-client/src/send/answer-memory.test.ts',
        'is never given twice, and none of it is lost',
      ],
      ['adapter/test/slow-callers.test.ts', 'an answer that is not read'],
      [
        'adapter/gateway-client/src/read/large-answers.test.ts',
        '%s: is refused before any value is made of it',
      ],
    ],
  },
  {
    id: '15.2.3',
    asks: 'Production holds what it needs, no tests or samples',
    partly:
      'Test code is not loaded, `DOCS=off` takes the docs away. The demo account and `/mailbox` stand on one’s own machine alone. Tests lie beside the sources in the repository: a build that leaves them out would meet this',
    by: [
      ['adapter/test/docs.test.ts', '%s is answered like an address that nobody has'],
      ['adapter/test/mailbox.test.ts', 'does not stand where the configuration names %s'],
      ['gateway/test/demo-account.test.ts', 'is made where it is wanted, and not where it is not'],
    ],
  },
  {
    id: '15.3.1',
    asks: 'Answers hold the fields that are needed, no more',
    met: 'Handlers name each field; what nobody reads is left out where it does not fit',
    by: [
      ['gateway/test/user-data.test.ts', 'is exported without what would open the account'],
      ['gateway/src/assessments/questionnaire.test.ts', 'sends no working notes'],
      [
        'gateway/src/content/articles/articles.test.ts',
        'has the shape of the contract, and no member of our own',
      ],
    ],
  },
  {
    id: '15.3.2',
    asks: 'Calls to others follow no redirect',
    met: 'A redirect is a fault; nothing goes to its target',
    by: [
      ['adapter/test/faults/lines/statuses.ts', "title: 'a redirect'"],
      ['adapter/test/faults/faults.test.ts', '$name: kind, outcome and tries are exact'],
    ],
  },
  {
    id: '15.3.3',
    asks: 'Fields that are not meant cannot be written',
    met: 'Strict schemas refuse unknown fields; e-mail and company are never taken from a form',
    by: [
      ['adapter/test/http-edge.test.ts', '%s gets a typed error and goes nowhere'],
      ['gateway/test/profile.test.ts', 'keeps the profile, and lets nobody change another'],
    ],
  },
  {
    id: '15.3.4',
    asks: 'The caller’s true address is used',
    met: 'That of the connection, or what a balancer in `TRUST_PROXY` says',
    by: [
      ['adapter/test/forwarded.test.ts', 'is that of the connection, whatever the caller says'],
      [
        'adapter/test/forwarded.test.ts',
        'is what a balancer in TRUST_PROXY says, not what stood there before it',
      ],
      [
        'adapter/test/counted-calls.test.ts',
        'believes nobody about their address but the balancers that are named',
      ],
    ],
  },
  {
    id: '15.3.5',
    asks: 'Types are checked, comparisons are strict',
    met: 'TypeScript without `any`, schemas at every edge, strict comparison by lint',
    by: [
      ['biome.json', '"noExplicitAny": "error"'],
      ['tsconfig.base.json', '"strict": true'],
      ['contracts/src/gateway/outcome.test.ts', 'is out of contract for the code %j where a text is due'],
    ],
  },
  {
    id: '15.3.6',
    asks: 'No prototype can be changed by input',
    met: 'JSON with prototype keys is refused at both servers; names are looked up in maps',
    by: [
      ['adapter/test/http-edge.test.ts', '%s gets a typed error and goes nowhere'],
      ['gateway/test/wire.test.ts', 'refuses %s'],
      ['adapter/test/faults/lines/bodies.ts', "title: 'prototype keys, nesting or members without end'"],
    ],
  },
  {
    id: '15.3.7',
    asks: 'Parameters that stand twice confuse nobody',
    met: 'One value is taken, at the adapter and behind it; each call knows whether it reads body or address',
    by: [
      [
        'adapter/test/every-answer.test.ts',
        'is made of one value where a parameter stands twice, at the adapter and behind it',
      ],
    ],
  },
];
