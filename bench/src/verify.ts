import { propertiesOf } from '@choose-life/contracts/domain/properties-of';
import { request } from 'undici';
import {
  type BenchCall,
  benchCalls,
  checkedTokenOf,
  type Kind,
  refusedAnswers,
  unknownMember,
} from './calls/calls.ts';
import type { HttpRequest, Server } from './servers.ts';

/** Makes a call once, so that errors are never measured. @throws Error unless the server's request and its answer are correct */
export async function verify(server: Server, port: number, call: BenchCall, kind: Kind): Promise<void> {
  const bodies: unknown[] = [];
  for (const sent of server.requestsOf(call)) {
    const { status, text } = await send(port, sent, checkedTokenOf(call, kind));
    if (status !== 200)
      throw new Error(`${server.name}, ${call.name}, ${kind}: HTTP ${status}: ${text.slice(0, 300)}`);
    bodies.push(JSON.parse(text));
  }
  const expected = call.calls.map(each => each[kind]?.[server.form]);
  if (!matches(server.valuesOf(bodies), expected)) {
    throw new Error(`${server.name}, ${call.name}, ${kind}: not the expected answer`);
  }
}

/** Whether a value has all members of another one. Objects in it may have more members. */
function holds(value: unknown, wanted: unknown): boolean {
  if (typeof wanted !== 'object' || wanted === null || typeof value !== 'object' || value === null)
    return value === wanted;
  if (Array.isArray(wanted) && !(Array.isArray(value) && value.length === wanted.length)) return false;
  return Object.entries(wanted).every(
    ([name, member]) => name === unknownMember || holds(Reflect.get(value, name), member),
  );
}

/** Verifies that a server responds with an error to an expired session, a refusal, and an answer or an input that breaks the contract. */
export async function verifyRefusals(server: Server, port: number): Promise<void> {
  const call = benchCalls.find(({ name }) => name === 'details');
  const [valid] = call ? server.requestsOf(call) : [];
  if (!valid) return;
  const cases = [
    ...Object.keys(refusedAnswers).map(token => ({ token, body: valid.body })),
    { token: 'details.exact', body: { benchMisfit: true } },
  ];
  for (const { token, body } of cases) {
    const { status } = await send(port, { ...valid, body }, token);
    if (status < 400) throw new Error(`${server.name} accepted what it must refuse: ${token}`);
  }
}

async function send(port: number, { method, path, body }: HttpRequest, authorization: string) {
  const answer = await request(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization },
    body: body === null ? null : JSON.stringify(body),
  });
  return { status: answer.statusCode, text: await answer.body.text() };
}
