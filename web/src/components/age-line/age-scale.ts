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

/** One age on the scale, in px of the drawing. */
export interface AgeMark {
  readonly kind: AgeKind;
  /** Whole years, as shown. */
  readonly age: number;
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
  /** From target to risk: what healthier living can win back. */
  readonly bar: { readonly from: number; readonly to: number } | null;
  /** Risk at or below real: nothing to win back, and that is good. */
  readonly younger: boolean;
  readonly labelLevels: number;
  readonly piles: number;
}

const trackInset = 12;
const labelHalf = 30;
const labelGap = 58;
const markGap = 14;
const leaderGap = 26;
const tickGap = 44;
const leastSpan = 18;

/**
 * Lays one horizontal age scale into a width: nothing is drawn smaller to fit, so text keeps its size on a phone.
 * Null when fewer than two ages are known, since one alone compares with nothing.
 */
export function ageScaleOf(ages: Ages, width: number): AgeScale | null {
  const known = ageKinds.flatMap(kind => {
    const age = shownAgeOf(kind, ages);
    return age === null ? [] : [{ kind, age }];
  });
  if (known.length < 2) return null;
  const track = { from: trackInset, to: Math.max(width, 2 * labelHalf + trackInset) - trackInset };
  const { low, high } = spanOf(known.map(({ age }) => age));
  const xOf = (age: number) => track.from + ((age - low) / (high - low)) * (track.to - track.from);
  const marks = placed(known.map(mark => ({ ...mark, x: xOf(mark.age) })).sort(leftToRight), width);
  const { target, risk, real } = Object.fromEntries(known.map(({ kind, age }) => [kind, age]));
  return {
    track,
    ticks: ticksOf(low, high, track.to - track.from).map(age => ({ age, x: xOf(age) })),
    marks,
    bar: target === undefined || risk === undefined ? null : { from: xOf(target), to: xOf(risk) },
    younger: risk !== undefined && real !== undefined && risk <= real,
    labelLevels: 1 + Math.max(...marks.map(mark => mark.labelLevel)),
    piles: Math.max(...marks.map(mark => mark.pile)),
  };
}

type Known = Pick<AgeMark, 'kind' | 'age' | 'x'>;

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
    const labelX = Math.min(Math.max(known.x, labelHalf), width - labelHalf);
    const taken = (level: number) =>
      marks.some(mark => mark.labelLevel === level && labelX - mark.labelX < labelGap);
    const labelLevel = [0, 1, 2].find(level => !taken(level)) ?? 2;
    const pile = marks.filter(mark => known.x - mark.x < markGap).length;
    const clear = marks.every(mark => mark.pile === 0 && known.x - mark.labelX >= leaderGap);
    marks.push({ ...known, labelX, labelLevel, pile, leader: labelLevel > 0 && pile === 0 && clear });
  }
  return marks;
}
