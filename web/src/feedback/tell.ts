import type { ScreenMeta } from './screen-meta.ts';
import { summonOverlays } from './summon-overlays.ts';

/** Shows what the policy says of a failed call, from a page that has fetched nothing for it so far. */
export async function tellFault(
  error: unknown,
  meta: ScreenMeta | undefined,
  madeUnder: string | null,
): Promise<void> {
  try {
    const [{ showFault }] = await Promise.all([import('./show-fault.ts'), summonOverlays()]);
    showFault(error, meta, madeUnder);
  } catch {
    // Offline nothing more can be fetched; the page says by itself what is missing.
  }
}

/** The same of a toast that says that something worked. */
export async function tellSuccess(words: string): Promise<void> {
  try {
    const [{ showSuccess }] = await Promise.all([import('./show-success.ts'), summonOverlays()]);
    showSuccess(words);
  } catch {
    // The page shows by itself that it worked.
  }
}
