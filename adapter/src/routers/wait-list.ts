import { forward } from '../trpc/forward.ts';
import { router } from '../trpc/init.ts';
import { mayAdministerWaitList } from '../trpc/wait-list-check.ts';

/** The pre-launch wait-list (s.2.1). Listing and deleting are open to anyone unless switched (s.6). */
export const waitList = router({
  create: forward('waitList.create'),
  read: forward('waitList.read', mayAdministerWaitList),
  delete: forward('waitList.delete', mayAdministerWaitList),
});
