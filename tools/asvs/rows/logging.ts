import type { Row } from '../row.ts';

const collector =
  'The programs write to standard output: where lines go and who reads them is the operator’s choice';

export const logging: readonly Row[] = [
  {
    id: '16.1.1',
    asks: 'What is logged, where and how long is documented',
    met: 'A table by layer',
    by: [['docs/security-inventory.md', '## Logs']],
  },
  {
    id: '16.2.1',
    asks: 'Lines say when, where, who and what',
    met: 'Time, request, call, kind, status, duration, and keyed hashes of account and address',
    by: [
      ['adapter/test/log-lines.test.ts', 'tells %s, of whom and under which request'],
      ['adapter/test/counted-calls.test.ts', 'tells addresses apart without naming them'],
    ],
  },
  {
    id: '16.2.2',
    asks: 'Times are in UTC, clocks are in step',
    met: 'ISO 8601 in UTC; the clock is the machine’s',
    by: [
      [
        'adapter/test/log-lines.test.ts',
        'has one line of JSON for each event, in UTC, whatever a field holds',
      ],
    ],
  },
  {
    id: '16.2.3',
    asks: 'Logs go where the documentation says, and nowhere else',
    met: 'To standard output alone',
    by: [['docs/security-inventory.md', 'The programs write no files of logs']],
  },
  {
    id: '16.2.4',
    asks: 'Logs can be read by machines',
    met: 'One JSON line for each event; one id leads from the request to its calls',
    by: [
      [
        'adapter/test/log-lines.test.ts',
        'has one line of JSON for each event, in UTC, whatever a field holds',
      ],
      ['adapter/test/odd-requests.test.ts', 'that is too long is refused under an id that stands in the log'],
    ],
  },
  {
    id: '16.2.5',
    asks: 'Sensitive data are not logged, or hashed',
    met: 'A fixed list of fields; no bodies, headers, addresses or words of others',
    by: [
      ['adapter/test/procedures.test.ts', 'keeps tokens, passwords, e-mails and answers out of the log'],
      [
        'gateway/test/unexpected-error.test.ts',
        'an unexpected error is told without detail, and logged without anything a person sent',
      ],
    ],
  },
  {
    id: '16.3.1',
    asks: 'Log-ins are logged, good and bad',
    met: 'With kind, account hash and request, at the adapter',
    by: [['adapter/test/log-lines.test.ts', 'tells %s, of whom and under which request']],
  },
  {
    id: '16.3.2',
    asks: 'Refused access is logged',
    met: 'Each refusal with its status; ended sessions by kind',
    by: [
      ['adapter/test/log-lines.test.ts', 'tells that %s was refused'],
      ['adapter/test/log-lines.test.ts', 'tells %s, of whom and under which request'],
    ],
  },
  {
    id: '16.3.3',
    asks: 'Attempts to get around checks are logged',
    met: 'Input that does not fit, foreign websites, floods',
    by: [
      ['adapter/test/log-lines.test.ts', 'tells that %s was refused'],
      ['adapter/test/log-lines.test.ts', 'tells a flood that was refused'],
      [
        'adapter/test/limits.test.ts',
        '%s: answer and log say what to set, and the browser keeps the page out',
      ],
    ],
  },
  {
    id: '16.3.4',
    asks: 'Unexpected errors and broken trust are logged',
    met: 'As errors: a gateway out of contract or without good TLS, letters given up, faults of our own',
    by: [
      ['adapter/test/log-lines.test.ts', 'tells a gateway that cannot be trusted as an error'],
      ['adapter/test/log-lines.test.ts', 'tells a gateway whose TLS does not hold as an error'],
      ['gateway/test/outbox.test.ts', 'gives a letter up %s, and says so without a word of it'],
    ],
  },
  {
    id: '16.4.1',
    asks: 'Nobody can write lines of their own into logs',
    met: 'Lines are JSON, so a line break is text',
    by: [
      [
        'adapter/test/log-lines.test.ts',
        'has one line of JSON for each event, in UTC, whatever a field holds',
      ],
      ['adapter/test/limits.test.ts', '%s is refused and not repeated'],
    ],
  },
  { id: '16.4.2', asks: 'Logs cannot be read or changed by others', operator: collector },
  { id: '16.4.3', asks: 'Logs are sent to a separate system', operator: collector },
  {
    id: '16.5.1',
    asks: 'Errors tell nothing of the inside',
    met: 'Fixed words by kind, and the gateway’s own words of a well-formed refusal',
    by: [
      ['adapter/test/http-edge.test.ts', '%s gets a typed error and goes nowhere'],
      [
        'gateway/test/unexpected-error.test.ts',
        'an unexpected error is told without detail, and logged without anything a person sent',
      ],
    ],
  },
  {
    id: '16.5.2',
    asks: 'A failing service behind does not open or stop the product',
    met: 'Deadlines, a breaker, and an outcome that says what became of a write',
    by: [
      ['adapter/gateway-client/src/send/breaker.test.ts', 'opens at half of enough calls and not before'],
      [
        'adapter/test/worst-moments.test.ts',
        'a gateway that closes at the worst moments: no write is applied twice, no outcome lies',
      ],
    ],
  },
  {
    id: '16.5.3',
    asks: 'What fails stays closed',
    met: 'Success must be exact; a token that cannot be judged opens nothing; wrong settings stop the start',
    by: [
      ['adapter/test/limits.test.ts', 'a token that is not accepted opens nothing'],
      ['contracts/src/gateway/outcome.test.ts', 'is a refusal for the text code %j'],
      [
        'gateway/test/processes.test.ts',
        'names every fault of its configuration, without the values, and exits with 78',
      ],
    ],
  },
];
