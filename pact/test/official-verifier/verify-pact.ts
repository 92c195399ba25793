import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { RunningGateway } from '@choose-life/gateway/testing/start-gateway';
import { parseGatewayUrl } from '@choose-life/gateway-client/send/gateway-address';
import { pathValueName } from '../../src/consumer/pact-notation.ts';
import { trackingDisabled } from '../../src/consumer/record-pact.ts';
import { interactions } from '../../src/interactions/interactions.ts';
import {
  type Layout,
  layouts,
  type PactFile,
  type PactInteraction,
  parsePactFile,
  providerNameOf,
} from '../../src/pact-file.ts';
import { createRedactor } from '../../src/verify/redactor.ts';
import { inProcessStates } from '../../src/verify/states/handler-states.ts';
import type { StateHandlers } from '../../src/verify/states/state-handlers.ts';
import { stateHandlersOf } from '../../src/verify/states/state-handlers.ts';
import { type VerificationResult, verifyGateway } from '../../src/verify/verify-gateway.ts';
import type { StateAnswer, VerifierMessage, VerifierTask } from './verifier-messages.ts';

/** A gateway under verification. */
interface Provider {
  /** Base up to and including `/api`. */
  readonly url: string;
  readonly states: Partial<StateHandlers>;
  /** Puts it back to its usual behaviour after each interaction. */
  readonly leave: () => void;
}

interface Verification {
  /** Everything against the gateway, and everything that would make the verdict an empty one. None: verified. */
  readonly problems: readonly string[];
  /** The names of the interactions that were kept, in the order of the file. */
  readonly verified: readonly string[];
  /** What Pact printed, for people. */
  readonly output: string;
}

/**
 * Verifies a gateway against the pact file of one layout with Pact's official verifier. What Pact itself lets pass is a
 * problem here: a file without interactions or without one of the table's, a state without a handler, an interaction that
 * did not run.
 */
export async function verifyPact(file: string, layout: Layout, provider: Provider): Promise<Verification> {
  const pact = parsePactFile(await readFile(file, 'utf8'));
  const { outcome, output } = await runVerifier(
    {
      pactFile: file,
      provider: providerNameOf(layout),
      providerUrl: provider.url.replace(/\/api$/, ''),
      states: Object.keys(provider.states),
    },
    {
      enter: (state, parameters) => enterState(provider.states, state, parameters),
      leave: async () => provider.leave(),
    },
  );
  const outcomes = readResults(outcome.kind === 'end' ? outcome.results : '');
  const problemsOf = ({ description }: PactInteraction) =>
    outcomes.get(description) ?? [`${description}: did not run`];
  return {
    problems: [
      ...gapsOf(pact, provider.states),
      ...(outcome.kind === 'broken' ? [`the verifier broke down: ${outcome.reason}`] : []),
      ...pact.interactions.flatMap(problemsOf),
    ],
    verified: pact.interactions
      .filter(each => problemsOf(each).length === 0)
      .map(({ description }) => description),
    output,
  };
}

/** What the file and the handlers leave open before anything is asked. */
function gapsOf(pact: PactFile, states: Partial<StateHandlers>): string[] {
  const there = new Set(pact.interactions.map(({ description }) => description));
  const missing = interactions.filter(each => !there.has(each.name));
  const named = new Set(
    pact.interactions.flatMap(each => each.providerStates?.map(({ name }) => name) ?? []),
  );
  return [
    ...(pact.interactions.length === 0 ? ['the pact has no interactions'] : []),
    ...missing.map(({ name }) => `${name}: not in the pact`),
    ...[...named].filter(name => !(name in states)).map(name => `no handler for the state '${name}'`),
  ];
}

async function enterState(states: Partial<StateHandlers>, state: string, parameters: object) {
  // The parameters come back from a file that was written from the handlers' own table.
  const handlers = states as Record<string, (parameters: object) => Promise<Record<string, string>>>;
  const values = await handlers[state]?.(parameters);
  const inPaths = Object.entries(values ?? {}).map(([name, value]) => [
    pathValueName(name),
    encodeURIComponent(value),
  ]);
  return { ...values, ...Object.fromEntries(inPaths) };
}

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

/** As much of the verifier's report as is read here. */
interface Report {
  readonly interactionResults?: readonly InteractionResult[];
}

interface InteractionResult {
  readonly description: string;
  readonly result: string;
  readonly mismatch?: { readonly mismatches?: readonly Mismatch[]; readonly message?: string };
}

interface Mismatch {
  readonly mismatch?: string;
  readonly path?: string;
  readonly key?: string;
}

/** Of each interaction that ran, by its description: what went against it, nothing when it was kept. */
export function readResults(results: string): ReadonlyMap<string, readonly string[]> {
  const { interactionResults = [] } = reportOf(results);
  return new Map(interactionResults.map(each => [each.description, problemsOf(each)]));
}

function problemsOf({ description, mismatch, result }: InteractionResult): string[] {
  if (result === 'OK') return [];
  const found = (mismatch?.mismatches ?? []).map(each =>
    [description, each.path ?? each.key, each.mismatch].filter(part => part !== undefined).join(': '),
  );
  return found.length > 0 ? [...new Set(found)] : [`${description}: ${mismatch?.message ?? 'failed'}`];
}

/** A verifier that broke down reports a sentence, not JSON: then nothing ran. */
function reportOf(results: string): Report {
  try {
    const report: unknown = JSON.parse(results);
    return typeof report === 'object' && report !== null ? report : {};
  } catch {
    return {};
  }
}

/** What verify finds, by the table of interactions, at an address of a gateway whose calls stand as the layout says. */
export async function verifyByTable(
  url: string,
  layout: Layout,
  gateway: RunningGateway,
): Promise<VerificationResult['verified']> {
  const parsed = parseGatewayUrl(url, { allowHttp: false, allowPrivate: false });
  if (!parsed.ok) throw new Error(parsed.problem);
  const { verified } = await verifyGateway({
    address: parsed.address,
    stages: layouts[layout],
    allowWrites: true,
    selects: () => true,
    redactor: createRedactor(),
    stateManagerFor: () => inProcessStates(stateHandlersOf(gateway), gateway.behaveAsUsual),
  });
  return verified;
}
