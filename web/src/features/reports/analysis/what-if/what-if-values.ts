import type { WhatIfRange } from '@choose-life/contracts/domain/report/report-details';

/** Values of the what-if form; null for unchanged numbers. */
export interface WhatIfValues {
  readonly notSmoking: boolean;
  readonly weight: number | null;
  readonly systolic: number | null;
}

export const noChanges: WhatIfValues = { notSmoking: false, weight: null, systolic: null };

export function hasChanges({ notSmoking, systolic, weight }: WhatIfValues): boolean {
  return notSmoking || weight !== null || systolic !== null;
}

/** A range of whole numbers for a slider. */
export interface WholeRange {
  readonly now: number;
  readonly min: number;
  readonly max: number;
}

/** The whole numbers in a range; null for fewer than two. */
export function wholeRangeOf({ max, min, now }: Pick<WhatIfRange, 'now' | 'min' | 'max'>): WholeRange | null {
  const whole = {
    now: Math.round(now),
    min: Math.ceil(min),
    max: Math.max(Math.floor(max), Math.round(now)),
  };
  return whole.min < whole.max && whole.min <= whole.now ? whole : null;
}
