import { type CreateTRPCReact, createTRPCReact } from '@trpc/react-query';
import type { AppRouter } from './app-router.ts';

/** Typed hooks for every call, and the provider that gives them client and cache. */
export type ChooseLifeHooks = CreateTRPCReact<AppRouter, unknown>;

/**
 * React hooks for every call: `hooks.hra.getQuestionnaire.useQuery()`, `hooks.authentication.login.useMutation()`. Make
 * them once, outside of components, and put `<hooks.Provider client={…} queryClient={…}>` around those that use them.
 */
export function createChooseLifeHooks(): ChooseLifeHooks {
  return createTRPCReact<AppRouter>();
}
