import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AgeKind, type AgeMark, type Ages, ageScaleOf } from './age-scale.ts';

const knownAge = fc
  .tuple(fc.integer({ min: 18, max: 100 }), fc.constantFrom('', ' or over', ' or under'))
  .map(([years, suffix]) => ({ years, text: `${years}${suffix}` }));
const age = fc.option(knownAge, { nil: { years: null, text: '-' } });
const ages = fc.record({ target: age, real: age, risk: age });
// From the drawing on a small phone with a font twice as large, to wider than the content of a page.
const width = fc.integer({ min: 120, max: 1200 });
/** A width, and the marks of any ages in a drawing of this width. */
const anyMarks = fc
  .tuple(ages, width)
  .map(([anyAges, px]) => ({ px, marks: ageScaleOf(anyAges, px)?.marks ?? [] }));

/** The ages of a report; null for an unknown one. */
function agesOf(target: number | null, real: number | null, risk: number | null): Ages {
  const cellOf = (years: number | null) => ({ years, text: String(years ?? '-') });
  return { target: cellOf(target), real: cellOf(real), risk: cellOf(risk) };
}

/** Half the width of a label with its padding, in drawing units. The label of '80 or over' is longer than that of '80'. */
const halfWidthOf = ({ suffix }: AgeMark) => (suffix === null ? 30 : 46);

describe('ageScaleOf', () => {
  it('returns null for fewer than two ages', () => {
    expect(ageScaleOf(agesOf(null, 42, null), 320)).toBeNull();
    expect(ageScaleOf(agesOf(null, null, null), 320)).toBeNull();
  });

  it('puts well separated labels in one row', () => {
    const scale = ageScaleOf(agesOf(38, 42, 47), 640);
    expect(scale?.marks.map(mark => mark.labelLevel)).toEqual([0, 0, 0]);
  });

  it('has ticks at multiples of five years', () => {
    const scale = ageScaleOf(agesOf(38, 42, 47), 640);
    expect(scale?.ticks.map(tick => tick.age)).toEqual([35, 40, 45, 50]);
  });

  it.each([
    [42, 47, false],
    [42, 42, true],
    [42, 38, true],
  ])(
    'for the real age %i and the risk age %i returns isRiskAtMostReal: %s',
    (real, risk, isRiskAtMostReal) => {
      expect(ageScaleOf(agesOf(null, real, risk), 640)?.isRiskAtMostReal).toBe(isRiskAtMostReal);
    },
  );

  it('puts the labels and the marks of equal ages one above the other', () => {
    const scale = ageScaleOf(agesOf(31, 31, 31), 320);
    expect(scale?.marks.map(mark => mark.labelLevel)).toEqual([0, 1, 2]);
    expect(scale?.marks.map(mark => mark.pileLevel)).toEqual([0, 1, 2]);
  });

  it('piles only marks that would overlap: of three close ages, the second', () => {
    const scale = ageScaleOf(agesOf(40, 41, 42), 260);
    expect(scale?.marks.map(mark => mark.pileLevel)).toEqual([0, 1, 0]);
  });

  it('has a bar from the target age to the risk age', () => {
    const scale = ageScaleOf(agesOf(38, 42, 47), 640);
    const xOf = (kind: AgeKind) => scale?.marks.find(mark => mark.kind === kind)?.x;
    expect(scale?.targetToRisk).toEqual({ from: xOf('target'), to: xOf('risk') });
  });

  it('has no bar when the target age is unknown', () => {
    expect(ageScaleOf(agesOf(null, 42, 47), 640)?.targetToRisk).toBeNull();
  });

  it('keeps marks and labels inside the drawing', () => {
    fc.assert(
      fc.property(anyMarks, ({ px, marks }) => {
        for (const mark of marks) {
          expect(mark.x).toBeGreaterThanOrEqual(0);
          expect(mark.x).toBeLessThanOrEqual(px);
          expect(mark.labelX).toBeGreaterThanOrEqual(halfWidthOf(mark));
          expect(mark.labelX).toBeLessThanOrEqual(px - halfWidthOf(mark));
        }
      }),
    );
  });

  it('lets two labels in a row overlap by at most 2 drawing units, because both include padding', () => {
    fc.assert(
      fc.property(anyMarks, ({ marks }) => {
        for (const mark of marks)
          for (const other of marks) {
            if (other === mark || other.labelLevel !== mark.labelLevel) continue;
            const distance = Math.abs(other.labelX - mark.labelX);
            expect(distance).toBeGreaterThanOrEqual(halfWidthOf(mark) + halfWidthOf(other) - 2);
          }
      }),
    );
  });

  it('draws no line from a label to its mark across a label of a lower row', () => {
    fc.assert(
      fc.property(anyMarks, ({ marks }) => {
        for (const mark of marks.filter(({ hasLeader }) => hasLeader))
          for (const other of marks) {
            if (other.labelLevel >= mark.labelLevel) continue;
            const distance = Math.abs(other.labelX - mark.x);
            // The line may overlap the padding of the label by 4 drawing units.
            expect(distance).toBeGreaterThanOrEqual(halfWidthOf(other) - 4);
          }
      }),
      { numRuns: 1000 },
    );
  });

  it('draws no line from a label to its mark across a mark of a pile', () => {
    fc.assert(
      fc.property(anyMarks, ({ marks }) => {
        for (const mark of marks.filter(({ hasLeader }) => hasLeader))
          for (const other of marks) {
            if (other.pileLevel === 0) continue;
            expect(Math.abs(other.x - mark.x)).toBeGreaterThanOrEqual(14);
          }
      }),
      { numRuns: 1000 },
    );
  });

  it('has the marks in the order of their ages', () => {
    fc.assert(
      fc.property(anyMarks, ({ marks }) => {
        const markedAges = marks.map(mark => mark.age);
        expect(markedAges).toEqual([...markedAges].sort((one, other) => one - other));
      }),
    );
  });
});
