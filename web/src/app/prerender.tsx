import { type ReactNode, StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StandInContext } from '../components/stand-in.tsx';
import { routes } from '../paths.ts';
import { App } from './app.tsx';
import { loadPage } from './load-page.ts';
import { makesCalls } from './overlays-where-called.tsx';
import { pageAt } from './page-name.ts';
import { loadShell } from './shells.tsx';
import { standInOf } from './stand-ins.tsx';

declare global {
  /**
   * Set while a page is prerendered: hears of each module of the web app before `import()` fetches it, and may answer
   * another in its place.
   */
  var heardImport: ((module: string) => Promise<object> | undefined) | undefined;
}

/** A page as the build found it. */
export interface PrerenderedPage {
  /** What stands in the root element. */
  readonly html: string;
  /** Whether that is only the shell with a stand-in for the page, whose content is somebody's own. */
  readonly standIn: boolean;
  /** The modules it needs from the start, by their path from the web app's folder. */
  readonly modules: readonly string[];
  /** Whether it makes calls: without JavaScript that part of it stays empty. */
  readonly calls: boolean;
}

/** Draws a page without a browser: a public one as it is, of a signed-in one the shell, and room for what is a person's own. */
export async function prerenderPage(path: string): Promise<PrerenderedPage> {
  const modules = new Set<string>();
  const page = pageAt(path);
  const standIn = standInOf(page);
  let drawn = standIn === null;
  globalThis.heardImport = module => {
    modules.add(module);
    // Code that is not drawn here need not run here: it may ask for a browser.
    return drawn ? undefined : Promise.resolve({});
  };
  try {
    await loadPage(page);
    const atStart = [...modules];
    drawn = true;
    if (page !== 'notFound') await loadShell(routes[page].group);
    return {
      html: await htmlOf(path, standIn),
      standIn: standIn !== null,
      modules: atStart,
      calls: page !== 'notFound' && makesCalls(page),
    };
  } finally {
    globalThis.heardImport = undefined;
  }
}

async function htmlOf(path: string, standIn: ReactNode): Promise<string> {
  const faults: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <StandInContext value={standIn}>
        <App ssrPath={path} />
      </StandInContext>
    </StrictMode>,
    {
      // React would send large parts after the page and move them in by a script, which the policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: fault => void faults.push(fault),
    },
  );
  const html = await new Response(prelude).text();
  if (faults.length > 0) throw new Error(`${path} cannot be prerendered`, { cause: faults[0] });
  return html;
}
