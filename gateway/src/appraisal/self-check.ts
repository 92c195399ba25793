import { OperatorError } from '../operator-error.ts';
import {
  type Coefficients,
  framinghamOffice,
  hashOfModel,
  type RiskModel,
  type RiskProfile,
  type Sex,
} from './model.ts';
import provenModel from './proven-model.json' with { type: 'json' };
import referenceCases from './reference-cases.json' with { type: 'json' };
import { heartAge, tenYearRisk } from './risk-model.ts';

/** The hash of the model that was compared with its sources. A deliberate change of the model changes this line and proven-model.json. */
const provenHash = '584febdd5fe904f0c34558215d982bdae6d502f7988996ad074e2a89a114bff6';

function modelError(what: string): OperatorError {
  return new OperatorError(`Health model: ${what}.`);
}

/** The source of an expected value: a publication, the output of another program, or the definition of the heart age. */
type ProofKind = 'publication' | 'program' | 'definition';

type BooleanInput = 'treated' | 'lowDiastolic' | 'smoker' | 'diabetes';

interface ReferenceCase {
  readonly id: string;
  readonly kind: ProofKind;
  /** A person, for `heartAge` and `riskPercent` (missing booleans are false), or only a sex, for `hazardRatios`. */
  readonly inputs:
    | (Omit<RiskProfile, BooleanInput> & Partial<Pick<RiskProfile, BooleanInput>>)
    | { readonly sex: Sex; readonly hazardRatios: true };
  readonly expect: {
    readonly heartAge?: number;
    readonly riskPercent?: number;
    readonly hazardRatios?: Partial<Record<keyof Coefficients, number>>;
  };
  readonly tolerance: number;
}

// TypeScript infers another type for each case of the JSON file. All of them have this shape.
const cases = referenceCases.cases as readonly ReferenceCase[];

function expectedAndComputed(
  { inputs, expect }: ReferenceCase,
  model: RiskModel,
): [expected: number, computed: number][] {
  if ('hazardRatios' in inputs) {
    const coefficients = model.coefficients[inputs.sex];
    return Object.entries(expect.hazardRatios ?? {}).map(([name, ratio]) => [
      ratio,
      // `Object.entries` loses the type of the keys.
      Math.exp(coefficients[name as keyof Coefficients]),
    ]);
  }
  const profile = { treated: false, lowDiastolic: false, smoker: false, diabetes: false, ...inputs };
  const pairs: [number, number][] = [];
  if (expect.heartAge !== undefined) pairs.push([expect.heartAge, heartAge(profile, model)]);
  if (expect.riskPercent !== undefined) pairs.push([expect.riskPercent, 100 * tenYearRisk(profile, model)]);
  return pairs;
}

/** Every number and text of a model with its path, such as 'coefficients.male.lnAge'. */
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
        `${path} is ${values.get(path)}, but the value that was compared with its source is ${expected.get(path)}`,
      );
    }
  }
}

/** The result of `checkModel`. */
interface ModelCheck {
  /** How many expected values of the reference cases the model has reproduced. */
  readonly reproducedValues: number;
  /** The number of reproduced values by the kind of their source. */
  readonly kinds: Readonly<Record<ProofKind, number>>;
}

/**
 * Checks the health model, before the gateway listens: compares every constant with proven-model.json, computes every reference case, and
 * compares the hash. The constants, their copy and the hash are in three places, so that no single mistake changes all of them.
 * @throws OperatorError that names the constant, the case or the hash
 */
export function checkModel(model: RiskModel = framinghamOffice, proven: unknown = provenModel): ModelCheck {
  compareValues(model, proven);
  const kinds: Record<ProofKind, number> = { publication: 0, program: 0, definition: 0 };
  for (const reference of cases) {
    const { id, kind, tolerance } = reference;
    const pairs = expectedAndComputed(reference, model);
    if (pairs.length === 0) throw modelError(`reference case ${id} has no expected value`);
    for (const [expected, computed] of pairs) {
      // Not `>`: a NaN must fail too.
      if (!(Math.abs(expected - computed) <= tolerance)) {
        throw modelError(`reference case ${id} expects ${expected}, the model computes ${computed}`);
      }
      kinds[kind] += 1;
    }
  }
  const hash = hashOfModel(model);
  if (hash !== provenHash) {
    throw modelError(
      `the constants have changed (SHA-256 ${hash}): set provenHash in self-check.ts after a review`,
    );
  }
  return { reproducedValues: kinds.publication + kinds.program + kinds.definition, kinds };
}
