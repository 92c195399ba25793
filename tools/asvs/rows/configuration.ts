import type { Row } from '../row.ts';

export const configuration: readonly Row[] = [
  {
    id: '13.1.1',
    asks: 'All connections to others are documented',
    met: 'A table from where to where, and that nobody who uses the product can name another',
    by: [['docs/security-inventory.md', '## Connections']],
  },
  {
    id: '13.2.1',
    asks: 'Services know each other by short-lived credentials',
    operator:
      'The adapter passes the person’s own token on and has none itself. Database and mail server know the gateway by `DATABASE_URL` and `SMTP_URL`: whoever runs it changes them',
  },
  {
    id: '13.2.2',
    asks: 'Services run with the fewest rights',
    operator:
      'Files of the database are closed to other users of the machine. The accounts of the programs and of the database are the operator’s to make',
    by: [
      [
        'gateway/test/processes.test.ts',
        'keeps its database from others on the machine, and is not held by a half-sent request',
      ],
    ],
  },
  {
    id: '13.2.3',
    asks: 'No default credentials between services',
    met: 'There is no default for `DATABASE_URL` and `SMTP_URL`',
    by: [['gateway/src/config.test.ts', 'needs no variable at all']],
  },
  {
    id: '13.2.4',
    asks: 'A list of what the product may connect to',
    met: 'The gateway, database and mail server of the configuration, nothing else',
    by: [
      ['adapter/gateway-client/src/send/gateway-url.test.ts', '%s is refused'],
      ['adapter/gateway-client/src/send/gateway-url.test.ts', '%s is out of reach of a public name'],
    ],
  },
  {
    id: '13.2.5',
    asks: 'A list of what the server may load from',
    met: 'The files of the build, listed once, and the gateway of the configuration',
    by: [
      [
        'adapter/test/every-answer.test.ts',
        'to %s lists no folder and shows no file that is not of the build',
      ],
      ['adapter/gateway-client/src/send/gateway-url.test.ts', '%s is refused'],
    ],
  },
  {
    id: '13.3.1',
    asks: 'Secrets stand in a vault, none in the sources',
    operator:
      'None is in the sources, the demo account’s public password aside. `DATABASE_URL`, `SMTP_URL` and the two keys come from the environment, which a vault may fill. What is wrong with them is told without their value',
    by: [
      [
        'gateway/test/processes.test.ts',
        'names every fault of its configuration, without the values, and exits with 78',
      ],
    ],
  },
  {
    id: '13.3.2',
    asks: 'Few may read the secrets',
    operator: 'Those who may read the environment of the gateway’s process',
  },
  {
    id: '13.4.1',
    asks: 'No source control data can be reached',
    met: 'Only listed files of the build are served, and none that begins with a dot',
    by: [
      [
        'adapter/test/every-answer.test.ts',
        'to %s lists no folder and shows no file that is not of the build',
      ],
    ],
  },
  {
    id: '13.4.2',
    asks: 'Nothing of debugging in production',
    met: 'There is no debug mode; errors carry neither stacks nor words of libraries',
    by: [
      ['adapter/test/http-edge.test.ts', '%s gets a typed error and goes nowhere'],
      [
        'gateway/test/unexpected-error.test.ts',
        'an unexpected error is told without detail, and logged without anything a person sent',
      ],
    ],
  },
  {
    id: '13.4.3',
    asks: 'Folders are not listed',
    met: 'A folder is an unknown address',
    by: [
      [
        'adapter/test/every-answer.test.ts',
        'to %s lists no folder and shows no file that is not of the build',
      ],
    ],
  },
  {
    id: '13.4.4',
    asks: 'TRACE is not answered',
    met: '405, and nothing is repeated',
    by: [['adapter/test/every-answer.test.ts', 'to TRACE of %s is a refusal that repeats nothing']],
  },
  {
    id: '13.4.5',
    asks: 'Documentation and monitoring are reached by intent alone',
    partly:
      'By default docs and figures are open to all who reach the adapter, for they hold nothing secret; `DOCS=off` and `METRICS_PORT` close them, which meets this. The mailbox needs its key',
    by: [
      ['adapter/test/docs.test.ts', '%s is answered like an address that nobody has'],
      [
        'adapter/test/mailbox.test.ts',
        'is not shown with %s, also where a proxy on this machine hides whom it serves',
      ],
      ['adapter/test/metrics.test.ts', 'takes the figures away from the port of the product'],
    ],
  },
];
