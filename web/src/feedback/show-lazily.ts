import { readToken } from '../session/token.ts';
import { requestOverlays } from './overlay-requests.ts';
import type { ScreenMeta } from './show-fault.ts';

/** Makes a call on a page without overlays. Its fault is shown, once their code is loaded, and thrown. */
export async function shownLazily<Answer>(call: () => Promise<Answer>, meta?: ScreenMeta): Promise<Answer> {
  const callToken = readToken();
  try {
    return await call();
  } catch (error) {
    void showFaultLazily(error, meta, callToken);
    throw error;
  }
}

async function showFaultLazily(
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
