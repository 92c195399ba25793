import { type CallId, calls } from '@choose-life/contracts/gateway/extensions';

/** More pieces than the number of values that any answer may have. */
const maxPieces = 1_000_000;

/** A text with as many pieces as the maximum size of the call's answer permits, but at most `maxPieces`. A comma after the last piece is removed. */
function fillUp(id: CallId, start: string, piece: (n: number) => string, end: string): string {
  const pieces: string[] = [start];
  let length = start.length + end.length;
  for (let n = 0; n < maxPieces; n++) {
    const next = piece(n);
    length += next.length;
    if (length > calls[id].answerLimits.maxBytes) break;
    pieces.push(next);
  }
  return pieces.join('').replace(/,$/, '') + end;
}

type HostileAnswer = readonly [description: string, createText: (id: CallId) => string];

/** Answers, mostly of the maximum size of their call, that take long to read. All of them have more values than their call permits. */
export const hostileAnswers: readonly HostileAnswer[] = [
  ['many different keys', id => fillUp(id, '{"responseCode":"00",', n => `"k${n.toString(36)}":1,`, '}')],
  ['escaped keys', id => fillUp(id, '{"responseCode":"00",', n => `"\\u0041${n.toString(36)}":1,`, '}')],
  ['empty objects', id => fillUp(id, '{"responseCode":"00","data":[', () => '{},', ']}')],
  ['objects with different keys', id => fillUp(id, '{"responseCode":"00","x":[', n => `{"k${n}":1},`, ']}')],
  ['numbers', id => fillUp(id, '{"responseCode":"00","x":[', () => '1,', ']}')],
  [
    'a refusal with many different keys',
    id => fillUp(id, '{"responseCode":"99",', n => `"k${n.toString(36)}":1,`, '}'),
  ],
  ['a list that is never closed', id => fillUp(id, '[', () => '"a",', '')],
];
