import { queryOptions, useQuery } from '@tanstack/react-query';
import { fetchConfig, type WebConfig } from './config.ts';

/** The query of the configuration. Its result never becomes stale, so that the pages of a tab share it. */
export const configQuery = queryOptions({
  queryKey: ['config'],
  queryFn: fetchConfig,
  staleTime: Number.POSITIVE_INFINITY,
});

/** The configuration; undefined until it is loaded. */
export function useConfig(): WebConfig | undefined {
  return useQuery(configQuery).data;
}
