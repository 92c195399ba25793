import { readFile } from 'node:fs/promises';
import { pathValueName } from '../../src/consumer/pact-notation.ts';
import { interactions } from '../../src/interactions/interactions.ts';
import {
  type Layout,
  type PactFile,
  type PactInteraction,
  parsePactFile,
  providerNameOf,
} from '../../src/pact-file.ts';
import type { StateHandlers } from '../../src/verify/states/state-handlers.ts';
import { readResults } from './read-results.ts';
import { runVerifier } from './run-verifier.ts';

/** A gateway under verification. */
export interface Provider {
  /** Base up to and including `/api`. */
  readonly url: string;
  readonly states: Partial<StateHandlers>;
  /** Puts it back to its usual behaviour after each interaction. */
  readonly leave: () => void;
}

export interface Verification {
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
