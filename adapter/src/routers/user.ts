import { forward } from '../trpc/forward.ts';
import { router } from '../trpc/init.ts';

/** The profile form (s.3). */
export const user = router({ update: forward('user.update') });
