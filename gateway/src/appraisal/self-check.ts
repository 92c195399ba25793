import { type Coefficients, framinghamOffice, hashOfModel, type RiskModel, type Sex } from './model.ts';
import type { Profile } from './profile.ts';
import referenceCases from './reference-cases.json' with { type: 'json' };
import { heartAge, risk10 } from './risk-model.ts';

/** The constants as they were compared with their sources. A deliberate change of the model changes this line. */
const provenHash = 'e9ccc6f605cd15dd93530de55dbac9d8a79cf7770904df77b976866739fe6cc9';

export type ProofKind = 'publication' | 'program' | 'definition';

/** How many published or independently computed values the model reproduced, by the kind of their source. */
export interface ModelProof {
  readonly reproduced: number;
  readonly kinds: Readonly<Record<ProofKind, number>>;
  readonly hash: string;
}

interface ReferenceCase {
  readonly id: string;
  readonly kind: ProofKind;
  readonly inputs: Profile | { readonly sex: Sex; readonly hazardRatios: true };
  readonly expect: {
    readonly heartAge?: number;
    readonly riskPercent?: number;
    readonly hazardRatios?: Partial<Record<keyof Coefficients, number>>;
  };
  readonly tolerance: number;
}

// The JSON file's inferred type is a union of literals per case; this is the shape all of them share.
const cases = referenceCases.cases as readonly ReferenceCase[];

/** What the model says for each value a case expects: pairs of expected and computed. */
function comparisons(
  { inputs, expect }: ReferenceCase,
  model: RiskModel,
): [expected: number, computed: number][] {
  if ('hazardRatios' in inputs) {
    const betas = model.coefficients[inputs.sex];
    return Object.entries(expect.hazardRatios ?? {}).map(([name, ratio]) => [
      ratio,
      // Object.entries widens the keys of a record to string.
      Math.exp(betas[name as keyof Coefficients]),
    ]);
  }
  const pairs: [number, number][] = [];
  if (expect.heartAge !== undefined) pairs.push([expect.heartAge, heartAge(inputs, model)]);
  if (expect.riskPercent !== undefined) pairs.push([expect.riskPercent, 100 * risk10(inputs, model)]);
  return pairs;
}

/**
 * Replays every reference case and compares the constants' hash. The gateway calls it before it listens: a model that
 * is off by one digit must not give anybody a number.
 */
export function proveModel(model: RiskModel = framinghamOffice): ModelProof {
  const kinds: Record<ProofKind, number> = { publication: 0, program: 0, definition: 0 };
  for (const one of cases) {
    const pairs = comparisons(one, model);
    if (pairs.length === 0) throw new Error(`Health model: reference case ${one.id} expects nothing.`);
    for (const [expected, computed] of pairs) {
      if (!(Math.abs(expected - computed) <= one.tolerance)) {
        throw new Error(`Health model: case ${one.id} expects ${expected}, the model says ${computed}.`);
      }
      kinds[one.kind] += 1;
    }
  }
  const hash = hashOfModel(model);
  if (hash !== provenHash) throw new Error(`Health model: the constants have changed (SHA-256 ${hash}).`);
  return { reproduced: kinds.publication + kinds.program + kinds.definition, kinds, hash };
}
