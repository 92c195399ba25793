import { Verifier } from '@pact-foundation/pact';
import type { StateAnswer, VerifierMessage, VerifierTask } from './verifier-messages.ts';

/**
 * Pact's official verifier in a process of its own, started by `run-verifier.ts`: the native library prints its report
 * past every setting, and takes proxies and filters from the environment.
 */
const task: VerifierTask = JSON.parse(process.argv[2] ?? '{}');
const waiting = new Map<number, (answer: StateAnswer) => void>();
let asked = 0;

process.on('message', (answer: StateAnswer) => {
  waiting.get(answer.id)?.(answer);
  waiting.delete(answer.id);
});

// The verifier's proxy throws past everybody when nobody answers behind it; the native library would then wait on.
process.on('uncaughtException', error => tell({ kind: 'broken', reason: error.message }));

async function enter(state: string, parameters: object) {
  const values = await ask({ kind: 'state', id: ++asked, state, parameters });
  if (values === null) throw new Error(`the state '${state}' could not be reached`);
  return { ...values };
}

async function leave(state: string) {
  const values = await ask({ kind: 'leave', id: ++asked });
  if (values === null) throw new Error(`the state '${state}' could not be left`);
}

async function ask(question: Extract<VerifierMessage, { id: number }>): Promise<StateAnswer['values']> {
  const { values } = await new Promise<StateAnswer>(resolve => {
    waiting.set(question.id, resolve);
    tell(question);
  });
  return values;
}

function tell(message: VerifierMessage): void {
  process.send?.(message);
}

const verifier = new Verifier({
  logLevel: 'error',
  provider: task.provider,
  providerBaseUrl: task.providerUrl,
  pactUrls: [task.pactFile],
  stateHandlers: Object.fromEntries(
    task.states.map(state => [
      state,
      {
        setup: (parameters: unknown) =>
          enter(state, typeof parameters === 'object' && parameters !== null ? parameters : {}),
        teardown: () => leave(state),
      },
    ]),
  ),
});
const results: unknown = await verifier.verifyProvider().catch((error: Error) => error.message);
// A long report takes its time: closed at once, the channel would lose it.
const end: VerifierMessage = { kind: 'end', results: String(results) };
process.send?.(end, undefined, undefined, () => process.disconnect());
