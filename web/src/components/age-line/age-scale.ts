/** The three ages of a report, as the chart names them. */
export const ageKinds = ['target', 'real', 'risk'] as const;
export type AgeKind = (typeof ageKinds)[number];

/** Ages in years; null where a report gives none. */
export interface Ages {
  readonly targetAge: number | null;
  readonly currentAge: number | null;
  readonly riskAge: number | null;
}

/** One of the three ages, in whole years as it is shown. */
export function shownAgeOf(kind: AgeKind, { targetAge, currentAge, riskAge }: Ages): number | null {
  const age = { target: targetAge, real: currentAge, risk: riskAge }[kind];
  return age === null ? null : Math.round(age);
}

/** What stands after an age beyond the end of a scale: 'or over', 'or under'. */
export type AgeEnds = Partial<Record<AgeKind, string>>;

/** The ages between which an estimated age lies, in whole years. */
export interface AgeRange {
  readonly low: number;
  readonly high: number;
}

/** One age on the scale, in px of the drawing. */
export interface AgeMark {
  readonly kind: AgeKind;
  /** Whole years, as shown. */
  readonly age: number;
  /** 'or over', where the age lies beyond the end of the scale. */
  readonly end: string | null;
  readonly x: number;
  /** Where the label stands: at the mark, kept inside the drawing. */
  readonly labelX: number;
  /** Row of the label above the line, 0 the lowest: labels that would touch are stacked. */
  readonly labelLevel: number;
  /** Whether a thin line may lead from a raised label down to its mark without crossing another label. */
  readonly leader: boolean;
  /** How many marks lie under this one: equal ages are piled up, never hidden behind each other. */
  readonly pile: number;
}

/** Everything the drawing needs, in px. */
export interface AgeScale {
  readonly track: { readonly from: number; readonly to: number };
  readonly ticks: readonly { readonly age: number; readonly x: number }[];
  readonly marks: readonly AgeMark[];
  /** Where the range of an estimate begins and ends. */
  readonly range: { readonly from: number; readonly to: number } | null;
  /** From target to risk: what healthier living can win back. */
  readonly bar: { readonly from: number; readonly to: number } | null;
  /** Risk at or below real: nothing to win back, and that is good. */
  readonly younger: boolean;
  readonly labelLevels: number;
  readonly piles: number;
}

const trackInset = 12;
const labelHalf = 30;
/** Half of '80 or over'. */
const endedHalf = 46;
/** Half widths have air on both sides: two neighbours need less of it. */
const sharedAir = 2;
const markGap = 14;
/** A leader may come nearer to a label than another label may. */
const leaderAir = 4;
const tickGap = 44;
const leastSpan = 18;

/**
 * Lays one horizontal age scale into a width: nothing is drawn smaller to fit, so text keeps its size on a phone.
 * Null when fewer than two things are known, ages or a range, since one alone compares with nothing.
 */
export function ageScaleOf(
  ages: Ages,
  width: number,
  { ends = {}, range = null }: { readonly ends?: AgeEnds; readonly range?: AgeRange | null } = {},
): AgeScale | null {
  const known = ageKinds.flatMap(kind => {
    const age = shownAgeOf(kind, ages);
    return age === null ? [] : [{ kind, age, end: ends[kind] ?? null }];
  });
  if (known.length + (range === null ? 0 : 1) < 2) return null;
  const track = { from: trackInset, to: Math.max(width, 2 * labelHalf + trackInset) - trackInset };
  const rangeEnds = range === null ? [] : [range.low, range.high];
  const { low, high } = spanOf([...known.map(({ age }) => age), ...rangeEnds]);
  const xOf = (age: number) => track.from + ((age - low) / (high - low)) * (track.to - track.from);
  const marks = placed(known.map(mark => ({ ...mark, x: xOf(mark.age) })).sort(leftToRight), width);
  const { target, risk, real } = Object.fromEntries(known.map(({ kind, age }) => [kind, age]));
  return {
    track,
    ticks: ticksOf(low, high, track.to - track.from).map(age => ({ age, x: xOf(age) })),
    marks,
    range: range === null ? null : { from: xOf(range.low), to: xOf(range.high) },
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

/** The years shown: the ages with room on both sides, never so few that a year looks like a decade. */
function spanOf(ages: readonly number[]): { low: number; high: number } {
  const [least, most] = [Math.min(...ages), Math.max(...ages)];
  const span = Math.max((most - least) * 1.5, leastSpan);
  const middle = (least + most) / 2;
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
