import { createServer } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import { examples } from '@choose-life/contracts/gateway/examples';
import { fillPath } from '@choose-life/contracts/gateway/operation';
import { operations } from '@choose-life/contracts/gateway/operations';
import { answerKinds, benchCalls, refusedAnswers, tokenOf, verificationPrefix } from './calls/calls.ts';

/**
 * The gateway of the measurements. It responds immediately with prepared bytes, because the embedded gateway would spend most of its time on
 * hashing passwords. Argument: the port to listen on.
 */
const [, , port] = process.argv;

/** The answer to one call. */
interface PreparedAnswer {
  /** Copies of one answer, which are sent in rotation. */
  readonly texts: readonly Buffer[];
  /** The number of answers that have been sent. */
  sentCount: number;
  /** The payload that a verification call must send. */
  readonly payload: object;
}

const answers = new Map<string, PreparedAnswer>();
for (const benchCall of benchCalls) {
  for (const kind of answerKinds) {
    for (const call of benchCall.gatewayCalls) {
      const answer = call[kind];
      if (answer === null) continue;
      const key = `${tokenOf(benchCall, kind)} /api/prod${fillPath(operations[call.id].path, call.payload)}`;
      const text = JSON.stringify(answer.upstream);
      // A server could cache its result for the bytes that it read last, so consecutive copies differ in their trailing blanks. There are more than
      // two copies, because a server may read answers in a different order from the one in which they were sent.
      const texts = Array.from({ length: 8 }, (_, blanks) => Buffer.from(text + ' '.repeat(blanks)));
      answers.set(key, { texts, sentCount: 0, payload: call.payload });
    }
  }
}
/** The response to user-details: the adapter requests it once for each token, for its audit lines. */
const userDetails = Buffer.from(JSON.stringify(examples['authentication.userDetails'].response));
const userDetailsUrl = `/api/prod${operations['authentication.userDetails'].path}`;
const tokens = new Set(benchCalls.flatMap(call => answerKinds.map(kind => tokenOf(call, kind))));

const refusals = new Map(
  Object.entries(refusedAnswers).map(([token, answer]) => [token, Buffer.from(JSON.stringify(answer))]),
);

createServer((request, response) => {
  const { authorization = '', 'content-type': mediaType } = request.headers;
  const isVerification = authorization.startsWith(verificationPrefix);
  const token = isVerification ? authorization.slice(verificationPrefix.length) : authorization;
  const prepared = answers.get(`${token} ${request.url}`);
  const isUserDetails = request.url === userDetailsUrl && tokens.has(token);
  const fallbackBytes = refusals.get(token) ?? (isUserDetails ? userDetails : undefined);
  // Undefined for an unknown token or path.
  const bytes = prepared ? prepared.texts[prepared.sentCount++ % prepared.texts.length] : fallbackBytes;
  const chunks: Buffer[] = [];
  if (isVerification) request.on('data', (chunk: Buffer) => chunks.push(chunk));
  else request.resume();
  request.on('end', () => {
    const hasWrongPayload =
      isVerification && request.method === 'POST' && !isExpectedPayload(chunks, prepared?.payload, mediaType);
    let status = hasWrongPayload ? 400 : 200;
    if (bytes === undefined) status = 404;
    response.writeHead(status, {
      'content-type': 'application/json',
      'content-length': bytes?.length ?? 0,
    });
    response.end(bytes);
  });
}).listen(Number(port), '127.0.0.1');

/** Whether the body of a request is JSON and equals the expected payload. */
function isExpectedPayload(
  chunks: Buffer[],
  expected: object | undefined,
  mediaType: string | undefined,
): boolean {
  if (!mediaType?.startsWith('application/json')) return false;
  return isDeepStrictEqual(JSON.parse(Buffer.concat(chunks).toString()), expected);
}
