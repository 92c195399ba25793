import type { Row } from '../row.ts';

const proxy = 'TLS is that of the proxy in front';

export const secureCommunication: readonly Row[] = [
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
    met: 'Gateway, mail server, database and store of limits off this machine need TLS, unless a variable says otherwise by name',
    by: [
      ['adapter/gateway-client/src/send/gateway-url.test.ts', '%s is refused'],
      ['gateway/src/config.test.ts', 'of %j asks for a proof by TLS where something leaves the machine'],
      ['adapter/src/config/config.test.ts', 'refuses %s as the store of limits'],
      ['gateway/test/smtp-tls.test.ts', 'does not go by %s to %s server: %s'],
      ['gateway/test/postgres-tls.test.ts', 'is told nothing where it has no TLS'],
    ],
  },
  {
    id: '12.3.2',
    asks: 'Certificates of others are checked',
    met: 'A certificate that does not hold is a fault before anything is sent; nothing switches the check off unasked',
    by: [
      ['adapter/gateway-client/src/send/transport-fault.test.ts', '%s is a wrong set-up, never tried again'],
      ['tools/asvs/never-used.test.ts', 'never holds: %s'],
      [
        'adapter/test/faults/lines/connecting.ts',
        "title: 'a certificate that is not trusted, of another name, or expired'",
      ],
      ['adapter/test/faults/faults.test.ts', '$name: kind, outcome and tries are exact'],
      [
        'adapter/test/limits-of-copies.test.ts',
        'go by TLS to a store whose certificate holds, and to no other',
      ],
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
];
