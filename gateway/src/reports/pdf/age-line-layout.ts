import type { AgeKind } from './age-mark.ts';

/** A mark on the age line: what it is, its age in years, and how wide its label is in points. */
export interface AgeMark {
  readonly kind: AgeKind;
  readonly years: number;
  readonly width: number;
}

export interface PlacedMark extends AgeMark {
  readonly x: number;
  /** 0 stands closest to the line; labels that would touch stand one level up. */
  readonly level: number;
}

export interface AgeLineLayout {
  readonly marks: readonly PlacedMark[];
  readonly ticks: readonly { readonly years: number; readonly x: number }[];
  readonly levels: number;
  readonly xOf: (years: number) => number;
}

/** Space between two labels, in points. */
const between = 8;

function tickStep(span: number): number {
  return [2, 5, 10].find(step => span / step <= 8) ?? 20;
}

/** Places marks and ticks on a line from `left` to `right`, in points. `also` are ages that must fit on it too. */
export function layOutAgeLine(
  given: readonly AgeMark[],
  { also = [], left, right }: { left: number; right: number; also?: readonly number[] },
): AgeLineLayout {
  const all = [...given.map(mark => mark.years), ...also];
  const low = Math.min(...all) - 4;
  const high = Math.max(...all) + 4;
  const xOf = (years: number) => left + ((years - low) / (high - low)) * (right - left);

  const marks: PlacedMark[] = [];
  for (const mark of [...given].sort((a, b) => a.years - b.years)) {
    const x = xOf(mark.years);
    const touching = marks.filter(other => Math.abs(other.x - x) < (other.width + mark.width) / 2 + between);
    const taken = touching.map(other => other.level);
    const level = [0, 1, 2].find(free => !taken.includes(free)) ?? 0;
    marks.push({ ...mark, x, level });
  }
  const step = tickStep(high - low);
  const ticks: { years: number; x: number }[] = [];
  for (let years = Math.ceil(low / step) * step; years <= high; years += step)
    ticks.push({ years, x: xOf(years) });
  return { marks, ticks, levels: 1 + Math.max(0, ...marks.map(mark => mark.level)), xOf };
}
