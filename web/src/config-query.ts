import { queryOptions, useQuery } from '@tanstack/react-query';
import { fetchConfig, type WebConfig } from './config.ts';

export const configQuery = queryOptions({
  queryKey: ['config'],
  queryFn: fetchConfig,
  staleTime: Number.POSITIVE_INFINITY,
});

export function useConfig(): WebConfig | undefined {
  return useQuery(configQuery).data;
}
