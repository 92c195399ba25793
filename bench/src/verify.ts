import { propertiesOf } from '@choose-life/contracts/domain/properties-of';
import { request } from 'undici';
import {
  type AnswerKind,
  type BenchCall,
  benchCalls,
  refusedAnswers,
  tokenOf,
  unknownMember,
  verificationTokenOf,
} from './calls/calls.ts';
import type { HttpRequest, Server } from './servers.ts';

/**
 * Makes a call once before it is measured, so that a wrong server is not measured.
 * @throws Error if the server sends the upstream an unexpected request, or returns an unexpected answer
 */
export async function verifyAnswers(
  server: Server,
  port: number,
  call: BenchCall,
  kind: AnswerKind,
): Promise<void> {
  const bodies: unknown[] = [];
  for (const httpRequest of server.requestsOf(call)) {
    const { status, text } = await send(port, httpRequest, verificationTokenOf(call, kind));
    if (status !== 200)
      throw new Error(`${server.name}, ${call.name}, ${kind}: HTTP ${status}: ${text.slice(0, 300)}`);
    bodies.push(JSON.parse(text));
  }
  const expected = call.gatewayCalls.map(each => each[kind]?.[server.expectedAnswer]);
  if (!containsExpected(server.answersIn(bodies), expected)) {
    throw new Error(`${server.name}, ${call.name}, ${kind}: not the expected answer`);
  }
}

/** Whether a value equals the expected value, except that its objects may have further members. */
function containsExpected(value: unknown, expected: unknown): boolean {
  if (typeof expected !== 'object' || expected === null || typeof value !== 'object' || value === null)
    return value === expected;
  if (Array.isArray(expected) && !(Array.isArray(value) && value.length === expected.length)) return false;
  // A server may remove the unknown member, or pass it on.
  return Object.entries(expected).every(
    ([name, member]) => name === unknownMember || containsExpected(propertiesOf(value)[name], member),
  );
}

/**
 * Verifies that a server responds with an error to an expired session, a refusal, and an answer or an input that breaks the contract.
 * @throws Error if it accepts one of them
 */
export async function verifyRefusals(server: Server, port: number): Promise<void> {
  const call = benchCalls.find(({ name }) => name === 'details');
  const [validRequest] = call ? server.requestsOf(call) : [];
  if (!call || !validRequest) throw new Error('there is no call "details", with which refusals are verified');
  const cases = [
    ...Object.keys(refusedAnswers).map(token => ({ token, body: validRequest.body })),
    // The upstream would accept this call, so only the server can refuse its input.
    { token: tokenOf(call, 'exact'), body: { benchMisfit: true } },
  ];
  for (const { token, body } of cases) {
    const { status } = await send(port, { ...validRequest, body }, token);
    if (status < 400) throw new Error(`${server.name} accepted what it must refuse: ${token}`);
  }
}

async function send(port: number, { method, path, body }: HttpRequest, authorization: string) {
  const response = await request(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization },
    body: body === null ? null : JSON.stringify(body),
  });
  return { status: response.statusCode, text: await response.body.text() };
}
