import { describe, expect, it } from 'vitest';
import { OperatorError } from '../operator-error.ts';
import { type Coefficients, framinghamOffice, type RiskModel, type Sex } from './model.ts';
import { checkModel } from './self-check.ts';

// `Object.keys` loses the type of the keys.
const coefficientNames = Object.keys(framinghamOffice.coefficients.male) as (keyof Coefficients)[];
const constants = (['male', 'female'] as const).flatMap(sex =>
  coefficientNames.map(name => [sex, name] as const),
);

function withConstant(sex: Sex, name: keyof Coefficients, value: number): RiskModel {
  const { coefficients } = framinghamOffice;
  return {
    ...framinghamOffice,
    coefficients: { ...coefficients, [sex]: { ...coefficients[sex], [name]: value } },
  };
}

describe('the self-check of the health model', () => {
  it('reproduces every reference value', () => {
    expect(checkModel()).toEqual({
      reproducedValues: 24,
      kinds: { publication: 14, program: 2, definition: 8 },
    });
  });

  it.each(constants)('names the constant if the fifth decimal of %s %s has changed', (sex, name) => {
    const value = framinghamOffice.coefficients[sex][name];
    const changed = withConstant(sex, name, value + 0.00001);
    expect(() => checkModel(changed)).toThrow(OperatorError);
    expect(() => checkModel(changed)).toThrow(
      `Health model: coefficients.${sex}.${name} is ${value + 0.00001}, but the value that was compared with its source is ${value}.`,
    );
  });

  it.each<[path: string, change: Partial<RiskModel>]>([
    ['targets.bmiMax', { targets: { ...framinghamOffice.targets, bmiMax: 24 } }],
    ['guards.heartAge.max', { guards: { ...framinghamOffice.guards, heartAge: { min: 30, max: 85 } } }],
    ['diabetesGlucose', { diabetesGlucose: 140 }],
    ['version', { version: '1' }],
  ])('names %s if it has changed', (path, change) => {
    expect(() => checkModel({ ...framinghamOffice, ...change })).toThrow(`Health model: ${path} is `);
  });

  it('refuses a constant that is missing in proven-model.json', () => {
    const modelWithExtra = { ...framinghamOffice, extra: 1 };
    expect(() => checkModel(modelWithExtra)).toThrow(
      'extra is 1, but the value that was compared with its source is undefined',
    );
  });

  it.each(constants)(
    'names a reference case if %s %s has another sign and size in the model and in proven-model.json alike',
    (sex, name) => {
      // Large enough that a result leaves the tolerance of its reference case. The hash finds smaller changes (next test).
      const changed = withConstant(sex, name, -framinghamOffice.coefficients[sex][name] / 3);
      expect(() => checkModel(changed, changed)).toThrow(/case .+ expects .+, the model computes /);
    },
  );

  it.each(constants)(
    'refuses another fifth decimal of %s %s in the model and in proven-model.json alike',
    (sex, name) => {
      const changed = withConstant(sex, name, framinghamOffice.coefficients[sex][name] + 0.00001);
      expect(() => checkModel(changed, changed)).toThrow(
        /the model computes|the constants have changed \(SHA-256 /,
      );
    },
  );
});
