import { createChooseLifeHooks } from '@choose-life/client/react';

/** Typed hooks for every call: `trpc.hra.getQuestionnaire.useQuery()`, `trpc.authentication.login.useMutation()`. */
export const trpc = createChooseLifeHooks();
