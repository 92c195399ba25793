import { OperatorError } from '../operator-error.ts';
import {
  type Coefficients,
  framinghamOffice,
  hashOfModel,
  type Profile,
  type RiskModel,
  type Sex,
} from './model.ts';
import provenModel from './proven-model.json' with { type: 'json' };
import referenceCases from './reference-cases.json' with { type: 'json' };
import { heartAge, risk10 } from './risk-model.ts';

/** The model as it was compared with its sources. A deliberate change changes this line, and proven-model.json. */
const provenHash = '584febdd5fe904f0c34558215d982bdae6d502f7988996ad074e2a89a114bff6';

function modelError(what: string): OperatorError {
  return new OperatorError(`Health model: ${what}.`);
}

type ProofKind = 'publication' | 'program' | 'definition';

type Holds = 'treated' | 'lowDiastolic' | 'smoker' | 'diabetes';

interface ReferenceCase {
  readonly id: string;
  readonly kind: ProofKind;
  /** Members that do not hold are left out. */
  readonly inputs:
    | (Omit<Profile, Holds> & Partial<Pick<Profile, Holds>>)
    | { readonly sex: Sex; readonly hazardRatios: true };
  readonly expect: {
    readonly heartAge?: number;
    readonly riskPercent?: number;
    readonly hazardRatios?: Partial<Record<keyof Coefficients, number>>;
  };
  readonly tolerance: number;
}

// The JSON file's inferred type is a union of literals per case; this is the shape all of them share.
const cases = referenceCases.cases as readonly ReferenceCase[];

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
  const profile = { treated: false, lowDiastolic: false, smoker: false, diabetes: false, ...inputs };
  const pairs: [number, number][] = [];
  if (expect.heartAge !== undefined) pairs.push([expect.heartAge, heartAge(profile, model)]);
  if (expect.riskPercent !== undefined) pairs.push([expect.riskPercent, 100 * risk10(profile, model)]);
  return pairs;
}

/** Every number and text of a model by its path: 'coefficients.male.lnAge'. */
function valuesOf(part: unknown, path: readonly string[] = []): [path: string, value: unknown][] {
  if (typeof part !== 'object' || part === null) return [[path.join('.'), part]];
  return Object.entries(part).flatMap(([name, value]) => valuesOf(value, [...path, name]));
}

function compareValues(model: RiskModel, proven: unknown): void {
  const values = new Map(valuesOf(model));
  const expected = new Map(valuesOf(proven));
  for (const path of new Set([...expected.keys(), ...values.keys()])) {
    if (!Object.is(values.get(path), expected.get(path))) {
      throw modelError(
        `${path} is ${values.get(path)}, and ${expected.get(path)} was compared with its source`,
      );
    }
  }
}

/**
 * Compares every constant and the hash with those that were compared with the sources, and replays every reference case. Copies and hash
 * are separate on purpose: no single mistake changes all of them. Called before the gateway listens. @throws OperatorError
 */
export function proveModel(model: RiskModel = framinghamOffice, proven: unknown = provenModel) {
  compareValues(model, proven);
  const kinds: Record<ProofKind, number> = { publication: 0, program: 0, definition: 0 };
  for (const one of cases) {
    const pairs = comparisons(one, model);
    if (pairs.length === 0) throw modelError(`reference case ${one.id} expects nothing`);
    for (const [expected, computed] of pairs) {
      if (!(Math.abs(expected - computed) <= one.tolerance)) {
        throw modelError(`case ${one.id} expects ${expected}, the model says ${computed}`);
      }
      kinds[one.kind] += 1;
    }
  }
  const hash = hashOfModel(model);
  if (hash !== provenHash) throw modelError(`the constants have changed (SHA-256 ${hash})`);
  return { reproduced: kinds.publication + kinds.program + kinds.definition, kinds };
}
