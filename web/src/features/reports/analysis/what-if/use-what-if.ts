import { reportIdOf } from '@choose-life/client';
import type { WhatIfRange } from '@choose-life/contracts/domain/report/report-details';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { trpc } from '../../../../api/trpc.ts';

const debounceMs = 250;

/** The result for changed values, by the gateway. The last result stays until the next arrives. */
export function useWhatIf(reportId: string, values: WhatIfValues) {
  const { notSmoking, systolic, weight } = useDebounced(values, debounceMs);
  const enabled = hasChanges({ notSmoking, systolic, weight });
  const { data, isError, isFetching, refetch } = trpc.hra.whatIf.useQuery(
    {
      whatIfReportId: reportIdOf(reportId),
      ...(notSmoking && { notSmoking }),
      ...(weight !== null && { weight }),
      ...(systolic !== null && { systolic }),
    },
    { enabled, placeholderData: keepPreviousData, meta: { onFault: 'screen' } },
  );
  return {
    answer: hasChanges(values) && enabled && data !== undefined ? data : null,
    failed: enabled && isError,
    loading: isFetching,
    retry: () => void refetch(),
  };
}

/** A value after it has not changed for some milliseconds. */
function useDebounced<Value>(value: Value, milliseconds: number): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return debounced;
}

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
