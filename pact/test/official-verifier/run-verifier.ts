import { type ChildProcess, fork } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { trackingDisabled } from '../../src/consumer/record-pact.ts';
import type { StateAnswer, VerifierMessage, VerifierTask } from './verifier-messages.ts';

/** The way into the states of the provider, and out of them. */
export interface StateCallbacks {
  /** Brings the provider into a state. @returns the values to be put into the request. */
  enter(state: string, parameters: object): Promise<Readonly<Record<string, string>>>;
  /** Puts the provider back to its usual behaviour: each state of an interaction is left once. */
  leave(): Promise<void>;
}

export interface VerifierRun {
  /** What the native library reports, or why there is no report. */
  readonly outcome:
    | { readonly kind: 'end'; readonly results: string }
    | { readonly kind: 'broken'; readonly reason: string };
  /** Everything it printed. */
  readonly output: string;
}

/** Runs Pact's official verifier apart, without proxies, filters or usage figures from the environment. */
export async function runVerifier(task: VerifierTask, states: StateCallbacks): Promise<VerifierRun> {
  const script = fileURLToPath(new URL('./verifier-process.ts', import.meta.url));
  const child = fork(script, [JSON.stringify(task)], { silent: true, env: trackingDisabled, execArgv: [] });
  let outcome: VerifierRun['outcome'] = { kind: 'broken', reason: 'the verifier ended without a report' };
  child.on('message', (message: VerifierMessage) => {
    if ('id' in message) answer(child, message, states);
    else outcome = message;
    if (message.kind === 'broken') child.kill('SIGKILL');
  });
  const ended = new Promise<void>(resolve => child.once('close', () => resolve()));
  const [out, err] = await Promise.all([textOf(child.stdout), textOf(child.stderr), ended]);
  return { outcome, output: `${out}${err}` };
}

async function answer(
  child: ChildProcess,
  question: Extract<VerifierMessage, { id: number }>,
  states: StateCallbacks,
): Promise<void> {
  const values = await valuesOf(question, states).catch(() => null);
  if (child.connected) child.send({ id: question.id, values } satisfies StateAnswer);
}

async function valuesOf(question: Extract<VerifierMessage, { id: number }>, states: StateCallbacks) {
  if (question.kind === 'state') return states.enter(question.state, question.parameters);
  await states.leave();
  return {};
}

async function textOf(stream: NodeJS.ReadableStream | null): Promise<string> {
  return stream === null ? '' : text(stream);
}
