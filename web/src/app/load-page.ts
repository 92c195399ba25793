import { routes } from '../paths.ts';
import { loadOverlays } from './overlay-host.tsx';
import type { PageName } from './page.ts';
import { notFoundScreen, screenOf } from './screens.ts';
import { loadShell } from './shells.tsx';

/** Loads what a prerendered page needs at the start: its shell, and its own code unless that is deferred. */
export async function loadPage(page: PageName): Promise<void> {
  if (page === 'notFound') return void (await notFoundScreen.load());
  const { load, deferred } = screenOf(page);
  await Promise.all([loadShell(routes[page].group), deferred || load()]);
  await loadOverlays(page);
}
