import { byteMutations, type Mutant, pdfMutations, type WireAnswer } from './mutate-bytes.ts';
import { type ValueMutation, valueMutations } from './mutate-value.ts';
import { createRandom, type Random } from './random.ts';
import { writeJson } from './replacements.ts';
import { type ValidAnswer, validAnswers } from './valid-answers.ts';

/** A body that earlier mutations made longer than this is not mutated again. */
const maxBytes = 2_000_000;

/**
 * Applies each mutation alone to each place of each valid answer: the same mutants, in the same order, whatever the seed.
 */
export function* mutantsInTurn(): Generator<Mutant> {
  let index = 0;
  for (const { call, body } of validAnswers) {
    const byValue = valueMutations(body);
    for (const { label, apply } of byValue) yield { index: index++, call, label, ...sent(apply(body)) };
    for (const [label, apply] of byteMutationsOf(call)) {
      yield { index, call, label, ...apply(sent(body), createRandom(index++)) };
    }
  }
}

/**
 * Applies several random mutations. A mutant depends on the seed and its own index alone, so that one can be made again without
 * those before it.
 */
export function* mutantsByChance(seed: number, first: number, count: number): Generator<Mutant> {
  const prepared = validAnswers.map(valid => ({ valid, mutations: valueMutations(valid.body) }));
  for (let index = first; index < first + count; index++) {
    const random = createRandom(seed ^ Math.imul(index, 0x9e3779b1));
    const { valid, mutations } = random.pick(prepared);
    yield { index, call: valid.call, ...byChance(valid, mutations, random) };
  }
}

function byChance(
  { call, body }: ValidAnswer,
  mutations: readonly ValueMutation[],
  random: Random,
): WireAnswer & { label: string } {
  const labels: string[] = [];
  let value = body;
  for (let left = random.below(4); left > 0; left--) {
    const { label, apply } = random.pick(mutations);
    labels.push(label);
    value = apply(value);
  }
  let answer = sent(value);
  for (let left = labels.length === 0 ? 1 + random.below(2) : random.below(2); left > 0; left--) {
    const [label, apply] = random.pick(byteMutationsOf(call));
    labels.push(label);
    answer = apply(answer, random);
  }
  if (answer.body.length > maxBytes) answer = { ...answer, body: answer.body.subarray(0, maxBytes) };
  return { ...answer, label: labels.join('; then ') };
}

function byteMutationsOf(call: ValidAnswer['call']) {
  return call === 'hra.getReportPdf' ? [...byteMutations, ...pdfMutations] : byteMutations;
}

function sent(value: unknown): WireAnswer {
  return {
    status: 200,
    headers: { 'content-type': 'application/json' },
    body: Buffer.from(value === undefined ? '' : writeJson(value)),
  };
}
