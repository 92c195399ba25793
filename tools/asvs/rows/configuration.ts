import type { Row } from '../row.ts';

const proxy = 'TLS is that of the proxy in front';

/** Secure communication (V12) and configuration (V13). */
export const configuration: readonly Row[] = [
  {
    id: '12.1.1',
    asks: 'TLS 1.2 and 1.3 alone',
    operator: `${proxy}. Towards gateway, database and mail server Node offers nothing older`,
    by: [['SECURITY.md', '**TLS is not ours.**']],
  },
  {
    id: '12.1.2',
    asks: 'Recommended cipher suites alone',
    operator: `${proxy}. Towards others Node’s own list holds`,
    by: [['SECURITY.md', '**TLS is not ours.**']],
  },
  {
    id: '12.2.1',
    asks: 'TLS for all that browsers reach, without a way around',
    operator: `${proxy}. With an https \`PUBLIC_URL\` browsers are told to stay with it`,
    by: [
      ['SECURITY.md', '**TLS is not ours.**'],
      [
        'adapter/test/every-answer.test.ts',
        'of %s (%s %j) keeps browsers to TLS, out of frames and from guessing',
      ],
    ],
  },
  {
    id: '12.2.2',
    asks: 'Publicly trusted certificates',
    operator: `${proxy}`,
    by: [['SECURITY.md', '**TLS is not ours.**']],
  },
  {
    id: '12.3.1',
    asks: 'All connections are encrypted',
    met: 'Gateway, mail server and database off this machine need TLS, unless a variable says otherwise by name',
    by: [
      ['adapter/gateway-client/src/send/gateway-url.test.ts', '%s is refused'],
      ['gateway/src/config.test.ts', 'of %j asks for a proof by TLS where something leaves the machine'],
      ['gateway/test/smtp-tls.test.ts', 'does not go by %s to %s server: %s'],
      ['gateway/test/postgres-tls.test.ts', 'is told nothing where it has no TLS'],
    ],
  },
  {
    id: '12.3.2',
    asks: 'Certificates of others are checked',
    met: 'A certificate that does not hold is a fault before anything is sent; nothing switches the check off unasked',
    by: [
      [
        'adapter/gateway-client/src/send/transport-trouble.test.ts',
        '%s is a wrong set-up, never tried again',
      ],
      ['tools/asvs/never-used.test.ts', 'never holds: %s'],
      [
        'adapter/test/faults/lines/connecting.ts',
        "title: 'a certificate that is not trusted, of another name, or expired'",
      ],
      ['adapter/test/faults/faults.test.ts', '$name: kind, outcome and tries are exact'],
      ['gateway/test/smtp-tls.test.ts', 'does not go by %s to a server with a certificate for another name'],
      ['gateway/test/postgres-tls.test.ts', 'is told nothing where its certificate is for another name'],
    ],
  },
  {
    id: '12.3.3',
    asks: 'TLS between the product’s own services',
    partly:
      'Adapter and embedded gateway speak plain HTTP over the loopback address of one machine, where nobody listens in who is not its administrator. A gateway elsewhere must have https',
    by: [
      ['adapter/gateway-client/src/send/gateway-url.test.ts', '%s is refused'],
      ['adapter/gateway-client/src/send/gateway-url.test.ts', '%s is taken'],
    ],
  },
  {
    id: '12.3.4',
    asks: 'Own services trust certain certificates alone',
    operator:
      'Public authorities are trusted, and those of `NODE_EXTRA_CA_CERTS`. Whoever has a private one names it there',
    by: [
      [
        'gateway/test/smtp-tls.test.ts',
        'goes by %s to a server whose authority is trusted, and no word of it in clear',
      ],
    ],
  },
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
    met: '`DOCS=off` closes the docs, `METRICS_PORT` gives the figures a port of their own; the mailbox needs its key',
    by: [
      ['adapter/test/docs.test.ts', '%s is answered like an address that nobody has'],
      [
        'adapter/test/mailbox.test.ts',
        'is not shown with %s, also where a proxy on this machine hides whom it serves',
      ],
    ],
    waitsFor: 'strangers 9',
  },
];
