import type { AgeCell, AnalysisView } from '@choose-life/contracts/domain/report/analysis-view';

/** The kinds of ages. Equal ages are drawn one above the other, in this order from the line upwards. */
export const ageKinds = ['target', 'real', 'risk'] as const;
/** One of the three ages of a report. */
export type AgeKind = (typeof ageKinds)[number];

/** The three ages of a report; `years` is null for an unknown age. */
export type Ages = Readonly<Record<AgeKind, Pick<AgeCell, 'years' | 'text'>>>;

/** The words after the number in the text of an age: 'or over' in '80 or over'. Null for an age without such words. */
export function suffixOf({ text, years }: Ages[AgeKind]): string | null {
  if (years === null) return null;
  const suffix = text.slice(String(years).length).trim();
  return suffix === '' ? null : suffix;
}

/** An age on the scale: its mark and its label. Lengths are in drawing units. */
export interface AgeMark {
  readonly kind: AgeKind;
  readonly age: number;
  /** The words after the number, such as 'or over'; null for none. */
  readonly suffix: string | null;
  /** The position of the mark. */
  readonly x: number;
  /** The position of the middle of the label, which stays inside the drawing. */
  readonly labelX: number;
  /** The row of the label above the line, counted from 0: labels that would overlap are in different rows. */
  readonly labelLevel: number;
  /**
   * Whether a line connects the label to its mark. A label in a higher row has such a line, unless the line would cross another label or the
   * drawing has a pile.
   */
  readonly hasLeader: boolean;
  /** The level of the mark, counted from 0, which is on the line: marks that would overlap are in different levels and form a pile. */
  readonly pileLevel: number;
}

/* Distances of the design, in drawing units. */

/** From the edge of the drawing to the end of the line. */
const trackInset = 12;
/** Half the width of a label with its padding. */
const halfLabel = 30;
/** Half the width of a label with a suffix, such as '80 or over'. */
const halfLongLabel = 46;
/** Two labels in a row may overlap by this much, because both include padding. */
const labelOverlap = 2;
/** The smallest distance between two marks that are drawn side by side. */
const markGap = 14;
/** The line from a label to its mark may overlap the padding of another label by this much. */
const leaderOverlap = 4;
/** The smallest distance between two ticks. */
const tickGap = 44;
/** The smallest length of the scale, in years, so that ages which differ by a year or two do not look far apart. */
const minSpan = 18;

/** A part of the line, from one x position to another. */
interface Interval {
  readonly from: number;
  readonly to: number;
}

/** Where the parts of an age line are drawn, from left to right. Lengths are in drawing units. */
export interface AgeScale {
  readonly track: Interval;
  readonly ticks: readonly { readonly age: number; readonly x: number }[];
  readonly marks: readonly AgeMark[];
  /** The range of the risk age; null without one. */
  readonly riskAgeRange: Interval | null;
  /**
   * The bar on the line from the target age to the risk age: the years that healthier living can win back. Null if one of the two ages is
   * unknown.
   */
  readonly targetToRisk: Interval | null;
  /** Whether the risk age is at most the real age. False if one of them is unknown. */
  readonly isRiskAtMostReal: boolean;
  /** The number of rows of labels. */
  readonly labelLevels: number;
  /** The largest `pileLevel` of a mark; 0 if no marks overlap. */
  readonly maxPileLevel: number;
}

/**
 * Places the ages on a line. The positions are computed for one width, because the texts of a drawing that is scaled down to a phone would be
 * too small.
 * @param width the width of the drawing
 * @param range the range of the risk age; null without one
 * @returns null for fewer than two values. A range counts as one value
 */
export function ageScaleOf(ages: Ages, width: number, range: AnalysisView['range'] = null): AgeScale | null {
  const knownAges = ageKinds.flatMap(kind => {
    const { years } = ages[kind];
    return years === null ? [] : [{ kind, age: years, suffix: suffixOf(ages[kind]) }];
  });
  if (knownAges.length + (range === null ? 0 : 1) < 2) return null;
  // The minimum is the width of a label. It is for a very narrow box, in which the line would otherwise run backwards.
  const track = { from: trackInset, to: Math.max(width - trackInset, 2 * halfLabel) };
  const rangeEnds = range === null ? [] : [range.low.years, range.high.years];
  const { low, high } = spanOf([...knownAges.map(({ age }) => age), ...rangeEnds]);
  const xOf = (age: number) => track.from + ((age - low) / (high - low)) * (track.to - track.from);
  const marks = placeMarks(knownAges.map(mark => ({ ...mark, x: xOf(mark.age) })).sort(leftToRight), width);
  const target = ages.target.years;
  const real = ages.real.years;
  const risk = ages.risk.years;
  return {
    track,
    ticks: ticksOf(low, high, track.to - track.from).map(age => ({ age, x: xOf(age) })),
    marks,
    riskAgeRange: range === null ? null : { from: xOf(range.low.years), to: xOf(range.high.years) },
    targetToRisk: target === null || risk === null ? null : { from: xOf(target), to: xOf(risk) },
    isRiskAtMostReal: risk !== null && real !== null && risk <= real,
    labelLevels: 1 + Math.max(...marks.map(mark => mark.labelLevel)),
    maxPileLevel: Math.max(...marks.map(mark => mark.pileLevel)),
  };
}

type KnownAge = Pick<AgeMark, 'kind' | 'age' | 'suffix' | 'x'>;

const halfLabelWidth = ({ suffix }: Pick<AgeMark, 'suffix'>) => (suffix === null ? halfLabel : halfLongLabel);

/** Compares ages by their position. Equal ages are in the order of `ageKinds`. */
const leftToRight = (one: KnownAge, other: KnownAge) =>
  one.x - other.x || ageKinds.indexOf(one.kind) - ageKinds.indexOf(other.kind);

/**
 * The first and the last age of the scale. It is 1.5 times as long as the range of the ages, so that there is space on both sides, and at
 * least `minSpan` long.
 */
function spanOf(ages: readonly number[]): { low: number; high: number } {
  const min = Math.min(...ages);
  const max = Math.max(...ages);
  const span = Math.max((max - min) * 1.5, minSpan);
  const middle = (min + max) / 2;
  return { low: middle - span / 2, high: middle + span / 2 };
}

/** The ages that get a tick: multiples of the smallest step whose ticks are far enough apart. */
function ticksOf(low: number, high: number, length: number): number[] {
  // The step of 100 is only for a drawing that is narrower than any phone.
  const step = [5, 10, 20, 50].find(years => (years / (high - low)) * length >= tickGap) ?? 100;
  const first = Math.ceil(low / step) * step;
  // 0 if the first multiple is already beyond the end of a short scale.
  const count = Math.max(0, Math.floor((high - first) / step) + 1);
  return Array.from({ length: count }, (_, index) => first + index * step);
}

/** Places marks and labels from left to right, each in the lowest free row. */
function placeMarks(sortedAges: readonly KnownAge[], width: number): AgeMark[] {
  const marks: PlacedMark[] = [];
  for (const knownAge of sortedAges) {
    const halfWidth = halfLabelWidth(knownAge);
    const labelX = Math.min(Math.max(knownAge.x, halfWidth), width - halfWidth);
    const isLabelLevelTaken = (level: number) =>
      marks.some(
        mark =>
          mark.labelLevel === level && labelX - mark.labelX < halfWidth + halfLabelWidth(mark) - labelOverlap,
      );
    // Three ages need at most three rows and levels, so `find` always finds one.
    const labelLevel = [0, 1, 2].find(level => !isLabelLevelTaken(level)) ?? 2;
    const isPileLevelTaken = (level: number) =>
      marks.some(mark => mark.pileLevel === level && knownAge.x - mark.x < markGap);
    const pileLevel = [0, 1, 2].find(level => !isPileLevelTaken(level)) ?? 2;
    marks.push({ ...knownAge, labelX, labelLevel, pileLevel });
  }
  // In a drawing with a pile, a line could cross the pile. `AgeLine` then repeats the shape of each mark at its label.
  const hasPile = marks.some(mark => mark.pileLevel > 0);
  return marks.map(mark => ({
    ...mark,
    hasLeader: mark.labelLevel > 0 && !hasPile && isLeaderFree(mark, marks),
  }));
}

type PlacedMark = Omit<AgeMark, 'hasLeader'>;

/** Whether a line from the label of a mark to the mark crosses no label of a lower row, to the left or to the right. */
function isLeaderFree({ labelLevel, x }: PlacedMark, marks: readonly PlacedMark[]): boolean {
  const lowerLabels = marks.filter(other => other.labelLevel < labelLevel);
  return lowerLabels.every(other => Math.abs(x - other.labelX) >= halfLabelWidth(other) - leaderOverlap);
}
