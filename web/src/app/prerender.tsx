import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { routes } from '../paths.ts';
import { App } from './app.tsx';
import { loadPage } from './load-page.ts';
import { makesCalls } from './overlays-where-called.tsx';
import { type PageName, pageAt } from './page-name.ts';

declare global {
  /**
   * Set while a page is prerendered: hears of each module of the web app before `import()` fetches it, and may answer
   * another in its place.
   */
  var heardImport: ((module: string) => Promise<object> | undefined) | undefined;
}

/** A page as the build found it. */
export interface PrerenderedPage {
  /** What stands in the root element; empty for pages that the browser draws. */
  readonly html: string;
  /** The modules it needs from the start, by their path from the web app's folder. */
  readonly modules: readonly string[];
  /** Whether it makes calls: without JavaScript that part of it stays empty. */
  readonly calls: boolean;
}

/** Draws a public page without a browser; of a signed-in page, whose content is somebody's own, it only notes the code. */
export async function prerenderPage(path: string): Promise<PrerenderedPage> {
  const modules = new Set<string>();
  const page = pageAt(path);
  const drawn = isPublic(page);
  globalThis.heardImport = module => {
    modules.add(module);
    // Code that is not drawn here need not run here: it may ask for a browser.
    return drawn ? undefined : Promise.resolve({});
  };
  try {
    await loadPage(page);
    const atStart = [...modules];
    return {
      html: drawn ? await htmlOf(path) : '',
      modules: atStart,
      calls: page !== 'notFound' && makesCalls(page),
    };
  } finally {
    globalThis.heardImport = undefined;
  }
}

function isPublic(page: PageName): boolean {
  return page === 'notFound' || routes[page].group === 'marketing' || routes[page].group === 'auth';
}

async function htmlOf(path: string): Promise<string> {
  const faults: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <App ssrPath={path} />
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
