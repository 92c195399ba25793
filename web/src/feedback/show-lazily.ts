import { readToken } from '@/session/token';
import { loadOverlays, overlaysMounted } from './load-overlays.ts';
import type { ScreenMeta } from './show-fault.ts';

/* For marketing pages, which load the code of dialogs and toasts only when there is something to show. */

/** Resolves when toasts are mounted. A toast's time starts when it is created, so it is created only after that. */
const overlaysReady = () => Promise.all([import('./overlays.tsx'), overlaysMounted]);

/** `callShowingFault`, without its code in the page: the code is loaded after a call has failed. */
export async function callShowingFaultLazily<Answer>(
  call: () => Promise<Answer>,
  meta?: ScreenMeta,
): Promise<Answer> {
  const callToken = readToken();
  try {
    return await call();
  } catch (error) {
    loadOverlays();
    // The code cannot be loaded while the browser is offline. Then only the page shows its own message.
    Promise.all([import('./show-fault.ts'), overlaysReady()])
      .then(([{ showFault }]) => showFault(error, meta, callToken))
      .catch(() => {});
    throw error;
  }
}

/** Shows a success toast once its code is loaded. */
export function showSuccessLazily(text: string): void {
  loadOverlays();
  // The code cannot be loaded while the browser is offline. The page also shows the success itself.
  Promise.all([import('react-hot-toast/headless'), overlaysReady()])
    .then(([{ toast }]) => toast.success(text))
    .catch(() => {});
}
