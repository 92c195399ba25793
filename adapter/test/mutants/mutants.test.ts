import { randomInt } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, inject, it } from 'vitest';
import { type AdapterUnderTest, type Got, startAdapterUnderTest } from './ask-adapter.ts';
import { callRules } from './call-rules.ts';
import { mutantsByChance, mutantsInTurn } from './mutants.ts';
import type { Mutant } from './mutate-bytes.ts';
import { judge, type Verdict } from './oracle.ts';

/**
 * How the adapter was wrong about a mutant: it broke down, it passed on what is broken, it refused what is valid, or it
 * refused for the wrong reason.
 */
type Wrong = 'crash' | 'silent acceptance' | 'false refusal' | 'wrong refusal';

interface Finding {
  readonly wrong: Wrong;
  readonly mutant: Mutant;
  readonly verdict: Verdict;
  readonly got: Got;
}

interface MutantRun {
  readonly calls: number;
  /** How many calls ended as 'OK' and as each kind of error. */
  readonly kinds: Readonly<Record<string, number>>;
  readonly findings: readonly Finding[];
}

const atOnce = 24;

/** Makes the calls of all mutants, several at a time, and judges the answers. */
async function runMutants(all: Iterable<Mutant>, adapter: AdapterUnderTest): Promise<MutantRun> {
  const findings: Finding[] = [];
  const kinds: Record<string, number> = {};
  const queue = all[Symbol.iterator]();
  let calls = 0;
  const worker = async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) {
      const mutant = next.value;
      const got = await adapter.ask(mutant);
      calls++;
      kinds[got.kind] = (kinds[got.kind] ?? 0) + 1;
      const verdict = judge(mutant.call, mutant);
      const wrong = wrongOf(mutant, verdict, got);
      if (wrong !== null) findings.push({ wrong, mutant, verdict, got });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return { calls, kinds, findings: findings.sort((a, b) => a.mutant.index - b.mutant.index) };
}

function wrongOf({ call }: Mutant, { allowed, shown }: Verdict, got: Got): Wrong | null {
  if (got.kind === 'CRASH') return 'crash';
  if (!allowed.includes(got.kind)) {
    if (got.kind === 'OK') return 'silent acceptance';
    return allowed.includes('OK') ? 'false refusal' : 'wrong refusal';
  }
  if (!('output' in got)) return null;
  const seen = asJson(callRules[call].seen(got.output));
  return shown.some(each => isDeepStrictEqual(asJson(each), seen)) ? null : 'silent acceptance';
}

/** What goes over the wire as JSON: no -0, and lone surrogates as they come back. */
function asJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value ?? null));
}

/** A finding as text, with what is needed to reproduce it. */
function describeFinding({ wrong, mutant, verdict, got }: Finding, seed: number): string {
  const { index, call, label, status, headers, body } = mutant;
  const bytes = JSON.stringify(body.subarray(0, 400).toString('latin1'));
  const shown = verdict.shown.map(each => JSON.stringify(asJson(each)).slice(0, 300)).join(' or ');
  return [
    `${wrong}: mutant ${index} of ${call}: ${label}`,
    `  sent      HTTP ${status} ${JSON.stringify(headers)} ${bytes}${body.length > 400 ? `… (${body.length} bytes)` : ''}`,
    `  expected  ${verdict.allowed.join(' or ')}${shown === '' ? '' : `, showing ${shown}`}`,
    `  got       ${JSON.stringify(got).slice(0, 400)}`,
    `  replay    MUTANTS_SEED=${seed} MUTANTS_ONLY=${index} npx vitest run --project adapter adapter/test/mutants`,
  ].join('\n');
}

/** The short run makes what is valid, and each so-manieth of the mutants in turn, other ones each time. */
const [oneOf, byChance, minCalls] = inject('long') ? [1, 6_000, 20_000] : [20, 300, 900];
const maxFindings = 10;
const seed = Number(process.env.MUTANTS_SEED || randomInt(2 ** 31));
const alone = process.env.MUTANTS_ONLY || undefined;

/** All mutants of the seed, or the one that is asked for. */
function* wanted(): Generator<Mutant> {
  let inTurn = 0;
  for (const mutant of mutantsInTurn()) {
    inTurn++;
    const isWanted =
      alone === undefined
        ? mutant.label === 'as it is' || (mutant.index + seed) % oneOf === 0
        : mutant.index === Number(alone);
    if (isWanted) yield mutant;
  }
  if (alone === undefined) yield* mutantsByChance(seed, inTurn, byChance);
  else if (Number(alone) >= inTurn) yield* mutantsByChance(seed, Number(alone), 1);
}

describe('mutated answers through the adapter', () => {
  it(`are read as the oracle reads them: no crash, no silent acceptance, no false refusal (MUTANTS_SEED=${seed})`, async () => {
    const adapter = await startAdapterUnderTest();
    const run = await runMutants(wanted(), adapter).finally(adapter.stop);
    process.stdout.write(`${run.calls} mutants, seed ${seed}, came out as ${JSON.stringify(run.kinds)}\n`);
    const findings = run.findings.slice(0, maxFindings).map(finding => describeFinding(finding, seed));
    expect(run.findings.length, findings.join('\n')).toBe(0);
    if (alone === undefined) expect(run.calls).toBeGreaterThanOrEqual(minCalls);
    else expect(run.calls).toBe(1);
  }, 180_000);
});
