import { randomInt } from 'node:crypto';
import { operationIds } from '@choose-life/contracts/gateway/operations';
import { describe, expect, inject, it } from 'vitest';
import { startAdapterUnderTest } from './ask-adapter.ts';
import type { Mutant } from './mutant.ts';
import { mutantsByChance, mutantsInTurn } from './mutants.ts';
import { describeFinding, runMutants } from './run-mutants.ts';
import { validAnswers } from './valid-answers.ts';

/** The short run makes each so-manieth of the mutants in turn, other ones each time. */
const [oneOf, byChance, minCalls] = inject('long') ? [1, 6_000, 20_000] : [12, 500, 1_500];
const maxFindings = 10;
const seed = Number(process.env.MUTANTS_SEED || randomInt(2 ** 31));
const alone = process.env.MUTANTS_ONLY || undefined;

/** All mutants of the seed, or the one that is asked for. */
function* wanted(): Generator<Mutant> {
  let inTurn = 0;
  for (const mutant of mutantsInTurn()) {
    inTurn++;
    const isWanted =
      alone === undefined ? (mutant.index + seed) % oneOf === 0 : mutant.index === Number(alone);
    if (isWanted) yield mutant;
  }
  if (alone === undefined) yield* mutantsByChance(seed, inTurn, byChance);
  else if (Number(alone) >= inTurn) yield* mutantsByChance(seed, Number(alone), 1);
}

describe('mutated answers through the adapter', () => {
  it('are made of valid answers of every call', () => {
    expect(new Set(validAnswers.map(({ call }) => call))).toEqual(new Set(operationIds));
  });

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
