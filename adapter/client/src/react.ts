import { type CreateTRPCReact, createTRPCReact } from '@trpc/react-query';
import type { AppRouter } from './app-router.ts';

/**
 * Typed hooks for all calls, and the `Provider` component for the client and the query cache. `unknown` is the type of a context for rendering on
 * a server, which the client does not use.
 */
export type ChooseLifeHooks = CreateTRPCReact<AppRouter, unknown>;

/**
 * Creates React hooks for all calls: `hooks.hra.getQuestionnaire.useQuery()`, `hooks.authentication.login.useMutation()`. Call it once,
 * outside of components, and wrap the components that use the hooks in `<hooks.Provider client={…} queryClient={…}>`.
 */
export function createChooseLifeHooks(): ChooseLifeHooks {
  return createTRPCReact<AppRouter>();
}
