import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { trackingDisabled } from '../../src/consumer/record-pact.ts';
import { providerName } from '../../src/pact-file.ts';
import type { VerifierTask } from './verifier-process.ts';

interface Provider {
  /** Base URL up to and including `/api`. */
  readonly url: string;
  readonly statesUrl: string;
}

interface Verification {
  /** The findings of the verifier, and the interactions that did not run; empty if all interactions were kept. */
  readonly problems: readonly string[];
  /** The names of the interactions that were kept, in the order of the file. */
  readonly kept: readonly string[];
}

/**
 * Verifies a gateway against a pact file with Pact's official verifier. An interaction that did not run is a problem here, although Pact does not
 * report it.
 */
export async function verifyPact(file: string, provider: Provider): Promise<Verification> {
  const { interactions } = JSON.parse(await readFile(file, 'utf8'));
  const names: string[] = interactions.map((each: { description: string }) => each.description);
  const results = await runVerifier({
    pactUrls: [file],
    provider: providerName,
    providerBaseUrl: provider.url.replace(/\/api$/, ''),
    providerStatesSetupUrl: provider.statesUrl,
  });
  const problemsByName = readResults(results);
  const problemsWith = (name: string) => problemsByName.get(name) ?? [`${name}: did not run`];
  // If no interaction ran, the results are the error message of the verifier.
  const verifierError = problemsByName.size === 0 ? [results] : [];
  return {
    problems: [...verifierError, ...names.flatMap(problemsWith)],
    kept: names.filter(name => problemsWith(name).length === 0),
  };
}

/** Runs Pact's official verifier in its own process, without proxies and filters of the environment, and without usage statistics. */
async function runVerifier(task: VerifierTask): Promise<string> {
  const script = fileURLToPath(new URL('./verifier-process.ts', import.meta.url));
  const child = fork(script, [JSON.stringify(task)], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: trackingDisabled,
    // Without the Node options of the test runner.
    execArgv: [],
  });
  let results = 'the verifier ended without a report';
  child.on('message', message => {
    results = String(message);
  });
  await once(child, 'close');
  return results;
}

/** The part of the verifier's report that is used here. */
interface InteractionResult {
  readonly description: string;
  readonly result: string;
  readonly mismatch?: {
    readonly message?: string;
    readonly mismatches?: readonly {
      readonly mismatch?: string;
      readonly path?: string;
      readonly key?: string;
    }[];
  };
}

/** The problems of each interaction that ran, by its description. A kept interaction has an empty list. */
function readResults(results: string): ReadonlyMap<string, readonly string[]> {
  // After an internal error, the verifier process sends a sentence instead of JSON, and no interaction ran.
  if (!results.startsWith('{')) return new Map();
  const { interactionResults = [] } = JSON.parse(results) as { interactionResults?: InteractionResult[] };
  return new Map(interactionResults.map(each => [each.description, problemsOf(each)]));
}

function problemsOf({ description, mismatch, result }: InteractionResult): string[] {
  if (result === 'OK') return [];
  const problems = (mismatch?.mismatches ?? []).map(each =>
    [description, each.path ?? each.key, each.mismatch].filter(part => part !== undefined).join(': '),
  );
  return problems.length > 0 ? [...new Set(problems)] : [`${description}: ${mismatch?.message ?? 'failed'}`];
}
