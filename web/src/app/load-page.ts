import { routes } from '../paths.ts';
import { loadOverlays } from './overlays-where-called.tsx';
import type { PageName } from './page-name.ts';
import { notFoundScreen, screens } from './screens.ts';
import { loadShell } from './shells.tsx';

/** Fetches what a prerendered page needs from the start: its shell, and its own code unless the page is still. */
export async function loadPage(page: PageName): Promise<void> {
  if (page === 'notFound') return void (await notFoundScreen.load());
  const { load, still } = screens[page];
  await Promise.all([loadShell(routes[page].group), still || load()]);
  await loadOverlays(page);
}
