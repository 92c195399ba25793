import type { Row } from '../row.ts';

export const http: readonly Row[] = [
  {
    id: '4.1.1',
    asks: 'Every answer names its type and characters',
    met: 'Each kind of answer, errors too',
    by: [
      ['adapter/test/every-answer.test.ts', 'of %s (%s %j) names its type, and the characters of a text'],
      ['gateway/test/wire.test.ts', 'forbids storing its answers'],
    ],
  },
  {
    id: '4.1.2',
    asks: 'Only pages redirect from HTTP to HTTPS',
    operator:
      'The product redirects nothing. The proxy with TLS in front may redirect pages; it should refuse plain `/trpc` and `/reports`',
  },
  {
    id: '4.1.3',
    asks: 'Callers cannot set headers of a proxy',
    met: '`X-Forwarded-For` is believed from the networks of `TRUST_PROXY` alone, none by default',
    by: [
      ['adapter/test/forwarded.test.ts', 'is that of the connection, whatever the caller says'],
      [
        'adapter/test/forwarded.test.ts',
        'is what a balancer in TRUST_PROXY says, not what stood there before it',
      ],
    ],
  },
  {
    id: '4.2.1',
    asks: 'Ends of messages are found in one way (smuggling)',
    met: 'What has two lengths, or a length and chunks, is refused, and the connection closed; answers with extra bytes too',
    by: [
      ['adapter/test/smuggling.test.ts', 'is refused, and what follows it is not read: %s'],
      ['adapter/test/faults/lines/http.ts', "title: 'two lengths, or length and chunks'"],
      ['adapter/test/faults/lines/http.ts', "title: 'bytes after the answer'"],
      ['adapter/test/faults/faults.test.ts', '$name: kind, outcome and tries are exact'],
    ],
  },
];
