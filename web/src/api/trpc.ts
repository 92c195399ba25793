import type { AppRouter } from '@choose-life/client';
import { createTRPCReact } from '@trpc/react-query';

/** Typed hooks for every call: `trpc.hra.getQuestionnaire.useQuery()`, `trpc.authentication.login.useMutation()`. */
export const trpc = createTRPCReact<AppRouter>();
