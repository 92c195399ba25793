import type { WhatIfRange } from '@choose-life/contracts/domain/report/report-details';

/** What somebody tries out; null where a number is left as it is. */
export interface Tried {
  readonly notSmoking: boolean;
  readonly weight: number | null;
  readonly systolic: number | null;
}

export const nothingTried: Tried = { notSmoking: false, weight: null, systolic: null };

export function isAnythingTried({ notSmoking, systolic, weight }: Tried): boolean {
  return notSmoking || weight !== null || systolic !== null;
}

/** A range in the whole numbers that a slider stands at. */
export interface WholeRange {
  readonly now: number;
  readonly min: number;
  readonly max: number;
}

/** Whole numbers inside a range, never below its least; null where there is no second one to try. */
export function wholeRangeOf({ max, min, now }: Pick<WhatIfRange, 'now' | 'min' | 'max'>): WholeRange | null {
  const whole = {
    now: Math.round(now),
    min: Math.ceil(min),
    max: Math.max(Math.floor(max), Math.round(now)),
  };
  return whole.min < whole.max && whole.min <= whole.now ? whole : null;
}
