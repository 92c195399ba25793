import { reportIdOf } from '@choose-life/client';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { trpc } from '../../../../api/trpc.ts';
import { isAnythingTried, type Tried } from './tried.ts';

const settlesIn = 250;

/** The result for changed values, by the gateway. The last result stays until the next arrives. */
export function useWhatIf(reportId: string, tried: Tried) {
  const { notSmoking, systolic, weight } = useSettled(tried, settlesIn);
  const asked = isAnythingTried({ notSmoking, systolic, weight });
  const { data, isError, isFetching, refetch } = trpc.hra.whatIf.useQuery(
    {
      whatIfReportId: reportIdOf(reportId),
      ...(notSmoking && { notSmoking }),
      ...(weight !== null && { weight }),
      ...(systolic !== null && { systolic }),
    },
    { enabled: asked, placeholderData: keepPreviousData, meta: { onFault: 'screen' } },
  );
  return {
    answer: isAnythingTried(tried) && asked && data !== undefined ? data : null,
    failed: asked && isError,
    waiting: isFetching,
    retry: () => void refetch(),
  };
}

/** A value after it has not changed for some milliseconds. */
function useSettled<Value>(value: Value, milliseconds: number): Value {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
