import { type ChildProcess, fork } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { noUsageFigures } from '../send-no-usage-figures.ts';
import type { StateAnswer, VerifierMessage, VerifierTask } from './verifier-messages.ts';

/** Brings the provider into a state. @returns the values to be put into the request. */
export type EnterState = (state: string, parameters: object) => Promise<Readonly<Record<string, string>>>;

export interface VerifierRun {
  /** What the native library reports, or why there is no report. */
  readonly outcome:
    | { readonly kind: 'end'; readonly results: string }
    | { readonly kind: 'broken'; readonly reason: string };
  /** Everything it printed. */
  readonly output: string;
}

/** Runs Pact's official verifier apart, without proxies, filters or usage figures from the environment. */
export async function runVerifier(task: VerifierTask, enterState: EnterState): Promise<VerifierRun> {
  const script = fileURLToPath(new URL('./verifier-process.ts', import.meta.url));
  const child = fork(script, [JSON.stringify(task)], { silent: true, env: noUsageFigures, execArgv: [] });
  let outcome: VerifierRun['outcome'] = { kind: 'broken', reason: 'the verifier ended without a report' };
  child.on('message', (message: VerifierMessage) => {
    if (message.kind === 'state') answerState(child, message, enterState);
    else outcome = message;
    if (message.kind === 'broken') child.kill('SIGKILL');
  });
  const ended = new Promise<void>(resolve => child.once('close', () => resolve()));
  const [out, err] = await Promise.all([textOf(child.stdout), textOf(child.stderr), ended]);
  return { outcome, output: `${out}${err}` };
}

async function answerState(
  child: ChildProcess,
  { id, parameters, state }: Extract<VerifierMessage, { kind: 'state' }>,
  enterState: EnterState,
): Promise<void> {
  const values = await enterState(state, parameters).catch(() => null);
  if (child.connected) child.send({ id, values } satisfies StateAnswer);
}

async function textOf(stream: NodeJS.ReadableStream | null): Promise<string> {
  return stream === null ? '' : text(stream);
}
