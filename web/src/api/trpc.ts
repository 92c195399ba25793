import { createChooseLifeClient } from '@choose-life/client';
import { createChooseLifeHooks } from '@choose-life/client/react';
import { createTRPCQueryUtils } from '@trpc/react-query';
import { showFault } from '../feedback/show-fault.ts';
import { whenLoggingOut } from '../session/log-out.ts';
import { readToken } from '../session/token.ts';
import { createQueryClient } from './query-client.ts';

/** Typed hooks for every call: `trpc.hra.getQuestionnaire.useQuery()`, `trpc.authentication.login.useMutation()`. */
export const trpc = createChooseLifeHooks();

/** One cache for the whole visit. */
export const queryClient = createQueryClient({ onFault: showFault, token: readToken });
whenLoggingOut(() => queryClient.clear());

/** The calls without the cache: whoever makes one shows its fault, or does not. */
export const client = createChooseLifeClient({ url: '/trpc', token: readToken });

/** The cached calls outside of components. */
export const queries = createTRPCQueryUtils({ queryClient, client });
