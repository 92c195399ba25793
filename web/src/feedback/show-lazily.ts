import { requestOverlays } from './overlay-requests.ts';
import type { ScreenMeta } from './show-fault.ts';

/** Shows the fault of a failed call on a page without overlays: their code is loaded first. */
export async function showFaultLazily(
  error: unknown,
  meta: ScreenMeta | undefined,
  callToken: string | null,
): Promise<void> {
  try {
    const [{ showFault }] = await Promise.all([import('./show-fault.ts'), requestOverlays()]);
    showFault(error, meta, callToken);
  } catch {
    // Offline the code cannot be loaded. The page itself says what is missing.
  }
}

/** Shows a success toast on a page without overlays. */
export async function showSuccessLazily(text: string): Promise<void> {
  try {
    const [{ toast }] = await Promise.all([import('react-hot-toast/headless'), requestOverlays()]);
    toast.success(text);
  } catch {
    // Offline. The page itself shows the success.
  }
}
