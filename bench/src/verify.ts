import { Client } from 'undici';
import { ask } from './ask.ts';
import {
  type BenchCall,
  benchCalls,
  checkedTokenOf,
  type Kind,
  refusedAnswers,
  unknownMember,
} from './calls/calls.ts';
import type { Server } from './servers.ts';

/** Makes a call once and throws unless the server sent what it must and answered what it must: errors are never measured. */
export async function verify(server: Server, port: number, call: BenchCall, kind: Kind): Promise<void> {
  const client = new Client(`http://127.0.0.1:${port}`);
  const bodies: unknown[] = [];
  for (const request of server.requestsOf(call)) {
    const { status, text } = await ask(client, request, checkedTokenOf(call, kind));
    if (status !== 200)
      throw new Error(`${server.name}, ${call.name}, ${kind}: HTTP ${status}: ${text.slice(0, 300)}`);
    bodies.push(JSON.parse(text));
  }
  await client.close();
  const wanted = call.calls.map(each => each[kind]?.[server.form]);
  if (!holds(server.valuesOf(bodies), wanted)) {
    throw new Error(`${server.name}, ${call.name}, ${kind}: not the answer that was expected`);
  }
}

/** Whether a value is what is wanted. What more its objects hold may pass or be left out: both are right. */
function holds(value: unknown, wanted: unknown): boolean {
  if (typeof wanted !== 'object' || wanted === null || typeof value !== 'object' || value === null)
    return value === wanted;
  if (Array.isArray(wanted) && !(Array.isArray(value) && value.length === wanted.length)) return false;
  return Object.entries(wanted).every(
    ([name, member]) => name === unknownMember || holds(Reflect.get(value, name), member),
  );
}

/** Makes sure that a server refuses what it must: an expired session, a refusal, an answer or an input out of contract. */
export async function verifyRefusals(server: Server, port: number): Promise<void> {
  const call = benchCalls.find(({ name }) => name === 'details');
  const [request] = call ? server.requestsOf(call) : [];
  if (!request) return;
  const client = new Client(`http://127.0.0.1:${port}`);
  const cases = [
    ...Object.keys(refusedAnswers).map(token => ({ token, body: request.body })),
    { token: 'details.exact', body: { benchMisfit: true } },
  ];
  for (const { token, body } of cases) {
    const { status } = await ask(client, { ...request, body }, token);
    if (status < 400) throw new Error(`${server.name} took what it must refuse: ${token}`);
  }
  await client.close();
}
