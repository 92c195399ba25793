import { forward } from '../trpc/forward.ts';
import { router } from '../trpc/init.ts';

/** The profile form (s.3), and what a person may do with all that is kept of them. */
export const user = router({
  update: forward('user.update'),
  exportData: forward('user.exportData'),
  deleteAccount: forward('user.deleteAccount'),
});
