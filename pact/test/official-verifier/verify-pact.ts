import { fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { stateHandlersOf } from '@choose-life/gateway/testing/pact-states';
import type { RunningGateway } from '@choose-life/gateway/testing/start-gateway';
import { parseGatewayUrl } from '@choose-life/gateway-client/send/gateway-address';
import { trackingDisabled } from '../../src/consumer/record-pact.ts';
import { type PactInteraction, parsePactFile, providerName } from '../../src/pact-file.ts';
import type { StageChoice } from '../../src/verify/preflight.ts';
import { createRedactor } from '../../src/verify/redactor.ts';
import { inProcessStates } from '../../src/verify/states/handler-states.ts';
import { type VerificationResult, verifyGateway } from '../../src/verify/verify-gateway.ts';
import type { VerifierTask } from './verifier-process.ts';

/** A gateway under verification. */
interface Provider {
  /** Base up to and including `/api`. */
  readonly url: string;
  readonly statesUrl: string;
}

interface Verification {
  /** Everything against the gateway; of an interaction that did not run, that. None: verified. */
  readonly problems: readonly string[];
  /** The names of the interactions that were kept, in the order of the file. */
  readonly verified: readonly string[];
  /** What Pact printed, for people. */
  readonly output: string;
}

/**
 * Verifies a gateway against a pact file with Pact's official verifier. That an interaction did not run, which Pact
 * itself lets pass, is a problem here.
 */
export async function verifyPact(file: string, provider: Provider): Promise<Verification> {
  const pact = parsePactFile(await readFile(file, 'utf8'));
  const { output, results } = await runVerifier({
    pactUrls: [file],
    provider: providerName,
    providerBaseUrl: provider.url.replace(/\/api$/, ''),
    providerStatesSetupUrl: provider.statesUrl,
  });
  const outcomes = readResults(results);
  const problemsOf = ({ description }: PactInteraction) =>
    outcomes.get(description) ?? [`${description}: did not run`];
  return {
    problems: [...(outcomes.size === 0 ? [results] : []), ...pact.interactions.flatMap(problemsOf)],
    verified: pact.interactions
      .filter(each => problemsOf(each).length === 0)
      .map(({ description }) => description),
    output,
  };
}

/** Runs Pact's official verifier apart, without proxies, filters or usage figures from the environment. */
async function runVerifier(task: VerifierTask): Promise<{ results: string; output: string }> {
  const script = fileURLToPath(new URL('./verifier-process.ts', import.meta.url));
  const child = fork(script, [JSON.stringify(task)], { silent: true, env: trackingDisabled, execArgv: [] });
  let results = 'the verifier ended without a report';
  child.on('message', message => {
    results = String(message);
  });
  const ended = new Promise<void>(resolve => child.once('close', () => resolve()));
  const [out, err] = await Promise.all([textOf(child.stdout), textOf(child.stderr), ended]);
  return { results, output: `${out}${err}` };
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
function readResults(results: string): ReadonlyMap<string, readonly string[]> {
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

/** What verify finds, by the table of interactions, at an address of a gateway whose calls stand under these stages. */
export async function verifyByTable(
  url: string,
  stages: StageChoice,
  gateway: RunningGateway,
): Promise<VerificationResult['verified']> {
  const parsed = parseGatewayUrl(url, { allowHttp: false, allowPrivate: false });
  if (!parsed.ok) throw new Error(parsed.problem);
  const { verified } = await verifyGateway({
    address: parsed.address,
    stages,
    allowWrites: true,
    selects: () => true,
    redactor: createRedactor(),
    stateManagerFor: () => inProcessStates(stateHandlersOf(gateway), gateway.behaveAsUsual),
  });
  return verified;
}
