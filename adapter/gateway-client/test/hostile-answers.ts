import { type CallId, calls } from '@choose-life/contracts/gateway/extensions';

/** As many pieces as fit the size of the row, and a million at most. */
function filled(id: CallId, start: string, piece: (n: number) => string, end: string): string {
  const pieces: string[] = [start];
  let length = start.length + end.length;
  for (let n = 0; n < 1_000_000; n++) {
    const next = piece(n);
    length += next.length;
    if (length > calls[id].answer.maxBytes) break;
    pieces.push(next);
  }
  return pieces.join('').replace(/,$/, '') + end;
}

type HostileAnswer = readonly [what: string, make: (id: CallId) => string];

/** Answers that are made to take long, as long as the call's row lets them be. None of them is lawful. */
export const hostileAnswers: readonly HostileAnswer[] = [
  [
    'keys without end',
    id => filled(id, '{"responseCode":"00","data":7,', n => `"k${n.toString(36)}":1,`, '}'),
  ],
  [
    'keys in escapes',
    id => filled(id, '{"responseCode":"00","data":[],', n => `"\\u0041${n.toString(36)}":1,`, '}'),
  ],
  ['empty objects', id => filled(id, '{"responseCode":"00","data":[', () => '{},', ']}')],
  ['objects of all shapes', id => filled(id, '{"responseCode":"00","x":[', n => `{"k${n}":1},`, ']}')],
  ['numbers', id => filled(id, '{"responseCode":"00","data":7,"x":[', () => '1,', ']}')],
  [
    'a refusal beside a million keys',
    id => filled(id, '{"responseCode":"99",', n => `"k${n.toString(36)}":1,`, '}'),
  ],
  ['lists that are never closed', id => filled(id, '[', () => '"a",', '')],
];
