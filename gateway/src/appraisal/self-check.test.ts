import { describe, expect, it } from 'vitest';
import { type Coefficients, framinghamOffice, hashOfModel, type RiskModel, type Sex } from './model.ts';
import { proveModel } from './self-check.ts';

const names = Object.keys(framinghamOffice.coefficients.male) as (keyof Coefficients)[];
const constants = (['male', 'female'] as const).flatMap(sex => names.map(name => [sex, name] as const));

function withConstant(sex: Sex, name: keyof Coefficients, value: number): RiskModel {
  const { coefficients } = framinghamOffice;
  return {
    ...framinghamOffice,
    coefficients: { ...coefficients, [sex]: { ...coefficients[sex], [name]: value } },
  };
}

describe('self-check of the health model', () => {
  it('reproduces every reference value', () => {
    const proof = proveModel();
    expect(proof.reproduced).toBe(24);
    expect(proof.kinds).toEqual({ publication: 14, program: 2, definition: 8 });
    expect(proof.hash).toBe(hashOfModel(framinghamOffice));
  });

  it('knows 16 constants', () => {
    expect(constants).toHaveLength(16);
  });

  it.each(constants)('refuses a last digit changed in %s %s', (sex, name) => {
    const changed = withConstant(sex, name, framinghamOffice.coefficients[sex][name] + 0.00001);
    expect(() => proveModel(changed)).toThrow(/Health model/);
  });

  it.each(constants)('refuses another sign or size in %s %s', (sex, name) => {
    const changed = withConstant(sex, name, -framinghamOffice.coefficients[sex][name] / 3);
    expect(() => proveModel(changed)).toThrow(/Health model/);
  });

  it('refuses another target', () => {
    const targets = { ...framinghamOffice.targets, bmiMax: 24 };
    expect(() => proveModel({ ...framinghamOffice, targets })).toThrow(/constants have changed/);
  });
});
