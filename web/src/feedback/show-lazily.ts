import { readToken } from '@/session/token';
import { loadOverlays, overlaysMounted } from './load-overlays.ts';
import type { ScreenMeta } from './show-fault.ts';

/* Functions for marketing pages, which load the code of dialogs and toasts only when there is something to show. */

/**
 * Resolves when toasts are mounted. A toast must be created after that, because its time starts when it is created.
 * `overlaysMounted` never settles if the code cannot be loaded. Importing the module here as well makes the promise reject in this case.
 */
const waitForOverlays = () => Promise.all([import('./overlays.tsx'), overlaysMounted]);

/** Like `callWithFaultHandling`, but the code that shows or logs an error is loaded only after a call has failed. */
export async function callWithLazyFaultHandling<Answer>(
  call: () => Promise<Answer>,
  meta?: ScreenMeta,
): Promise<Answer> {
  // Read before the call, because another session may have begun when the call fails.
  const callToken = readToken();
  try {
    return await call();
  } catch (error) {
    loadOverlays();
    // An error is ignored: the code cannot be loaded while the browser is offline, and the page also shows the failure in its content.
    Promise.all([import('./show-fault.ts'), waitForOverlays()])
      .then(([{ showFault }]) => showFault(error, callToken, meta))
      .catch(() => {});
    throw error;
  }
}

/** Shows a success toast once its code is loaded. */
export function showSuccessLazily(text: string): void {
  loadOverlays();
  // An error is ignored: the code cannot be loaded while the browser is offline, and the page also shows the success in its content.
  Promise.all([import('react-hot-toast/headless'), waitForOverlays()])
    .then(([{ toast }]) => toast.success(text))
    .catch(() => {});
}
