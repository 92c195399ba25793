import type { AgeCell, AnalysisView } from '@choose-life/contracts/domain/report/analysis-view';

export const ageKinds = ['target', 'real', 'risk'] as const;
export type AgeKind = (typeof ageKinds)[number];

export type Ages = Readonly<Record<AgeKind, Pick<AgeCell, 'years' | 'text'>>>;

/** 'or over' in '80 or over'; null for others. */
export function endOf({ text, years }: Ages[AgeKind]): string | null {
  return (years !== null && text.slice(String(years).length).trim()) || null;
}

export interface AgeMark {
  readonly kind: AgeKind;
  readonly age: number;
  readonly end: string | null;
  readonly x: number;
  readonly labelX: number;
  /** Row of the label above the line, from 0: overlapping labels are stacked. */
  readonly labelLevel: number;
  /** Whether a line can connect a raised label to its mark without crossing another label. */
  readonly leader: boolean;
  readonly pile: number;
}

const trackInset = 12;
const labelHalf = 30;
/** Half the width of '80 or over'. */
const endedHalf = 46;
/** Half widths include padding on both sides; neighbours can share some of it. */
const sharedAir = 2;
const markGap = 14;
/** A leader may be closer to a label than another label may. */
const leaderAir = 4;
const tickGap = 44;
const minSpan = 18;

/** Lengths are in drawing units. Text keeps its size, so it is readable on a phone. Null for fewer than two values. */
export function ageScaleOf(ages: Ages, width: number, range: AnalysisView['range'] = null) {
  const known = ageKinds.flatMap(kind => {
    const { years } = ages[kind];
    return years === null ? [] : [{ kind, age: years, end: endOf(ages[kind]) }];
  });
  if (known.length + (range === null ? 0 : 1) < 2) return null;
  const track = { from: trackInset, to: Math.max(width, 2 * labelHalf + trackInset) - trackInset };
  const rangeEnds = range === null ? [] : [range.low.years, range.high.years];
  const { low, high } = spanOf([...known.map(({ age }) => age), ...rangeEnds]);
  const xOf = (age: number) => track.from + ((age - low) / (high - low)) * (track.to - track.from);
  const marks = placed(known.map(mark => ({ ...mark, x: xOf(mark.age) })).sort(leftToRight), width);
  const { target, risk, real } = Object.fromEntries(known.map(({ kind, age }) => [kind, age]));
  return {
    track,
    ticks: ticksOf(low, high, track.to - track.from).map(age => ({ age, x: xOf(age) })),
    marks,
    range: range === null ? null : { from: xOf(range.low.years), to: xOf(range.high.years) },
    /** From target to risk age: the years that healthier living can win back. */
    bar: target === undefined || risk === undefined ? null : { from: xOf(target), to: xOf(risk) },
    younger: risk !== undefined && real !== undefined && risk <= real,
    labelLevels: 1 + Math.max(...marks.map(mark => mark.labelLevel)),
    piles: Math.max(...marks.map(mark => mark.pile)),
  };
}

type Known = Pick<AgeMark, 'kind' | 'age' | 'end' | 'x'>;

const halfOf = ({ end }: Pick<AgeMark, 'end'>) => (end === null ? labelHalf : endedHalf);

const leftToRight = (one: Known, other: Known) =>
  one.x - other.x || ageKinds.indexOf(one.kind) - ageKinds.indexOf(other.kind);

function spanOf(ages: readonly number[]): { low: number; high: number } {
  const [min, max] = [Math.min(...ages), Math.max(...ages)];
  const span = Math.max((max - min) * 1.5, minSpan);
  const middle = (min + max) / 2;
  return { low: middle - span / 2, high: middle + span / 2 };
}

function ticksOf(low: number, high: number, length: number): number[] {
  const step = [5, 10, 20, 50].find(years => (years / (high - low)) * length >= tickGap) ?? 100;
  const first = Math.ceil(low / step) * step;
  const count = Math.max(0, Math.floor((high - first) / step) + 1);
  return Array.from({ length: count }, (_, index) => first + index * step);
}

function placed(sorted: readonly Known[], width: number): AgeMark[] {
  const marks: AgeMark[] = [];
  for (const known of sorted) {
    const half = halfOf(known);
    const labelX = Math.min(Math.max(known.x, half), width - half);
    const taken = (level: number) =>
      marks.some(mark => mark.labelLevel === level && labelX - mark.labelX < half + halfOf(mark) - sharedAir);
    const labelLevel = [0, 1, 2].find(level => !taken(level)) ?? 2;
    const pile = marks.filter(mark => known.x - mark.x < markGap).length;
    const clear = marks.every(mark => mark.pile === 0 && known.x - mark.labelX >= halfOf(mark) - leaderAir);
    marks.push({ ...known, labelX, labelLevel, pile, leader: labelLevel > 0 && pile === 0 && clear });
  }
  return marks;
}
