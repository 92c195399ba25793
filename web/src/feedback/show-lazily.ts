import { readToken } from '@/session/token';
import { overlaysMounted, wantOverlays } from './overlays-wanted.ts';
import type { ScreenMeta } from './show-fault.ts';

/* For pages that load the code of dialogs and toasts only once there is something to show. */

/** A toast's time runs from its call on: what shows it is there first. */
const overlays = () => Promise.all([import('./overlays.tsx'), overlaysMounted]);

export async function callShowingFaultLazily<Answer>(
  call: () => Promise<Answer>,
  meta?: ScreenMeta,
): Promise<Answer> {
  const callToken = readToken();
  try {
    return await call();
  } catch (error) {
    wantOverlays();
    // Offline the code cannot be loaded. The page itself says what is missing.
    Promise.all([import('./show-fault.ts'), overlays()])
      .then(([{ showFault }]) => showFault(error, meta, callToken))
      .catch(() => {});
    throw error;
  }
}

export function showSuccessLazily(text: string): void {
  wantOverlays();
  // Offline. The page itself shows the success.
  Promise.all([import('react-hot-toast/headless'), overlays()])
    .then(([{ toast }]) => toast.success(text))
    .catch(() => {});
}
