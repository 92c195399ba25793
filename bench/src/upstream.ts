import { createServer } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import { examples } from '@choose-life/contracts/gateway/examples';
import { filledPath } from '@choose-life/contracts/gateway/operation';
import { operations } from '@choose-life/contracts/gateway/operations';
import { benchCalls, checkedMark, kinds, refusedAnswers, tokenOf } from './calls/calls.ts';

/**
 * The gateway of the measurements. It responds immediately with prepared bytes, because the embedded gateway would spend most of its time on
 * hashing passwords. Argument: the port to listen on.
 */
const [, , port] = process.argv;

interface Prepared {
  /** Copies of one answer, which are sent in rotation. */
  readonly texts: readonly Buffer[];
  /** The number of answers that have been sent. */
  sent: number;
  readonly payload: object;
}

const answers = new Map<string, Prepared>();
for (const bench of benchCalls) {
  for (const kind of kinds) {
    for (const call of bench.calls) {
      const answer = call[kind];
      if (answer === null) continue;
      const key = `${tokenOf(bench, kind)} /api/prod${filledPath(operations[call.id].path, call.payload)}`;
      const text = JSON.stringify(answer.upstream);
      // A server could cache its result for the bytes that it read last, so consecutive copies differ in their trailing blanks. There are more than
      // two copies, because a server may read answers in a different order from the one in which they were sent.
      const texts = Array.from({ length: 8 }, (_, blanks) => Buffer.from(text + ' '.repeat(blanks)));
      answers.set(key, { texts, sent: 0, payload: call.payload });
    }
  }
}
/** The response to user-details: the adapter requests it once for each token, for its audit lines. */
const details = Buffer.from(JSON.stringify(examples['authentication.userDetails'].response));
const detailsUrl = `/api/prod${operations['authentication.userDetails'].path}`;
const tokens = new Set(benchCalls.flatMap(bench => kinds.map(kind => tokenOf(bench, kind))));

const refused = new Map(
  Object.entries(refusedAnswers).map(([token, answer]) => [token, Buffer.from(JSON.stringify(answer))]),
);

createServer((request, response) => {
  const { authorization = '', 'content-type': mediaType } = request.headers;
  const checked = authorization.startsWith(checkedMark);
  const token = checked ? authorization.slice(checkedMark.length) : authorization;
  const found = answers.get(`${token} ${request.url}`);
  const isDetails = request.url === detailsUrl && tokens.has(token);
  const other = refused.get(token) ?? (isDetails ? details : undefined);
  // The response to an unknown token or path has no bytes.
  const bytes = found ? found.texts[found.sent++ % found.texts.length] : other;
  const chunks: Buffer[] = [];
  if (checked) request.on('data', (chunk: Buffer) => chunks.push(chunk));
  else request.resume();
  request.on('end', () => {
    const isWrong = checked && request.method === 'POST' && !isPayload(chunks, found?.payload, mediaType);
    const status = isWrong ? 400 : 200;
    response.writeHead(bytes === undefined ? 404 : status, {
      'content-type': 'application/json',
      'content-length': bytes?.length ?? 0,
    });
    response.end(bytes);
  });
}).listen(Number(port), '127.0.0.1');

/** Whether the body of a request is JSON and equals the expected payload. */
function isPayload(chunks: Buffer[], payload: object | undefined, mediaType: string | undefined): boolean {
  if (!mediaType?.startsWith('application/json')) return false;
  return isDeepStrictEqual(JSON.parse(Buffer.concat(chunks).toString()), payload);
}
