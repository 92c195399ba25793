import { queryOptions, useQuery } from '@tanstack/react-query';
import { fetchConfig, type WebConfig } from './config.ts';

/** The query of the server's configuration. It never fails. */
export const configQuery = queryOptions({
  queryKey: ['config'],
  queryFn: fetchConfig,
  staleTime: Number.POSITIVE_INFINITY,
});

/** The server's configuration; undefined until it is loaded. */
export function useConfig(): WebConfig | undefined {
  return useQuery(configQuery).data;
}
