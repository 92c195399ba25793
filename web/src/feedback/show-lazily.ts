import { readToken } from '@/session/token';
import { overlaysMounted, wantOverlays } from './overlays-wanted.ts';
import type { ScreenMeta } from './show-fault.ts';

/* For marketing pages, which load the code of dialogs and toasts only when there is something to show. */

/** Resolves when toasts are mounted. A toast's time starts with the call that creates it, so it is created after that. */
const loadOverlays = () => Promise.all([import('./overlays.tsx'), overlaysMounted]);

/** `callShowingFault`, without its code in the page: the code is loaded after a call has failed. */
export async function callShowingFaultLazily<Answer>(
  call: () => Promise<Answer>,
  meta?: ScreenMeta,
): Promise<Answer> {
  const callToken = readToken();
  try {
    return await call();
  } catch (error) {
    wantOverlays();
    // Offline the code cannot be loaded. The page then shows only its own message.
    Promise.all([import('./show-fault.ts'), loadOverlays()])
      .then(([{ showFault }]) => showFault(error, meta, callToken))
      .catch(() => {});
    throw error;
  }
}

/** Shows a success toast once its code is loaded. */
export function showSuccessLazily(text: string): void {
  wantOverlays();
  // Offline the code cannot be loaded. The page also shows the success itself.
  Promise.all([import('react-hot-toast/headless'), loadOverlays()])
    .then(([{ toast }]) => toast.success(text))
    .catch(() => {});
}
