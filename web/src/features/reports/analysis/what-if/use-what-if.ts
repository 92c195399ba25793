import { reportIdOf } from '@choose-life/client';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { trpc } from '../../../../api/trpc.ts';
import { hasChanges, type WhatIfValues } from './what-if-values.ts';

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
