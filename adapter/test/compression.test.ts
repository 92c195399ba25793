import { gunzipSync } from 'node:zlib';
import { examples } from '@choose-life/contracts/gateway/examples';
import { operations } from '@choose-life/contracts/gateway/operations';
import { request } from 'undici';
import { expect, it } from 'vitest';
import { exampleInputOf } from '../docs/example-answers.ts';
import { startAdapterInFrontOf } from './gateway-and-adapter.ts';
import { jsonAnswer } from './misbehaving-gateway.ts';

const library = 'content.readContentLibrary';
const details = 'authentication.userDetails';
const questions = 'hra.getQuestionnaire';
const libraryInput = exampleInputOf(library);

/** Starts an adapter in front of a gateway whose answers are long. @returns a function that makes a call */
async function start() {
  // Long enough to be compressed (`minCompressedBytes`).
  const answers = ([library, details, questions] as const).map(id => {
    const body = { ...examples[id].response, responseMessage: 'long '.repeat(1_000) };
    return { path: operations[id].path, answer: jsonAnswer(200, body) };
  });
  const { adapter } = await startAdapterInFrontOf((socket, sent) =>
    socket.write(answers.find(({ path }) => sent.includes(path))?.answer ?? ''),
  );
  return async (path: string, input: object, encoding?: string) => {
    const { statusCode, headers, body } = await request(`${adapter.url}/trpc/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(encoding && { 'accept-encoding': encoding }) },
      body: JSON.stringify(input),
    });
    expect(statusCode).toBe(200);
    const bytes = Buffer.from(await body.arrayBuffer());
    const isGzip = headers['content-encoding'] === 'gzip';
    return { isGzip, length: bytes.length, text: String(isGzip ? gunzipSync(bytes) : bytes) };
  };
}

it.each([
  ['a single call', library, libraryInput],
  ['a batch', `${library}?batch=1`, { 0: libraryInput }],
])('the content library is compressed for clients that accept gzip, in %s', async (_form, path, input) => {
  const answerTo = await start();
  const plain = await answerTo(path, input, 'identity');
  expect(plain.isGzip).toBe(false);
  for (const encoding of ['gzip, br', 'gzip']) {
    const compressed = await answerTo(path, input, encoding);
    expect(compressed).toMatchObject({ isGzip: true, text: plain.text });
    expect(compressed.length).toBeLessThan(plain.length / 2);
  }
});

// The length of a compressed answer can reveal a secret in it (BREACH).
it('an answer with personal data is not compressed', async () => {
  const answerTo = await start();
  expect(await answerTo(`${library},${details}?batch=1`, { 0: libraryInput, 1: {} }, 'gzip')).toMatchObject({
    isGzip: false,
  });
  // The response with the questionnaire contains ids of the caller.
  expect(await answerTo(questions, {}, 'gzip')).toMatchObject({ isGzip: false });
});

it.each([
  ['br, gzip;q=0.5', true],
  ['gzip;q=0', false],
  ['gzip; q=0.000, br', false],
  ['br', false],
  [undefined, false],
])('a request with Accept-Encoding: %s gets a compressed content library: %s', async (encoding, isGzip) => {
  const answerTo = await start();
  expect(await answerTo(library, libraryInput, encoding)).toMatchObject({ isGzip });
});
