import { type ReactNode, StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { Router } from 'wouter';
import { PageSkeletonContext } from '@/components/page-skeleton';
import { routes } from '@/paths';
import { App, loadPage } from './app.tsx';
import { pageAt } from './page.ts';
import { shells } from './shells.tsx';
import { skeletonOf } from './skeletons.tsx';

declare global {
  /** Set while a page is prerendered: called before each `import()` of a module of ours. It may return another module. */
  var reportImport: ((module: string) => Promise<object> | undefined) | undefined;
}

/** A prerendered page. */
interface PrerenderedPage {
  /** The content of the root element. */
  readonly html: string;
  /** Whether that is only the shell with a skeleton of the page, whose content belongs to a person. */
  readonly skeleton: boolean;
  /** The modules it needs at the start, by their path from the web app's folder. */
  readonly modules: readonly string[];
  /** Whether it calls the gateway: without JavaScript that part stays empty. */
  readonly calls: boolean;
}

/** Renders a page without a browser: a public page whole, of a signed-in one the shell and a skeleton. */
export async function prerenderPage(path: string): Promise<PrerenderedPage> {
  const modules = new Set<string>();
  const page = pageAt(path);
  const skeleton = skeletonOf(page);
  let runsCode = skeleton === null;
  globalThis.reportImport = module => {
    modules.add(module);
    // The page's own code is not rendered here, and may need a browser.
    return runsCode ? undefined : Promise.resolve({});
  };
  try {
    await loadPage(page);
    const atStart = [...modules];
    runsCode = true;
    if (page !== 'notFound') await shells[routes[page].group].load();
    return {
      html: await htmlOf(path, skeleton),
      skeleton: skeleton !== null,
      modules: atStart,
      calls: page !== 'notFound' && routes[page].calls,
    };
  } finally {
    globalThis.reportImport = undefined;
  }
}

async function htmlOf(path: string, skeleton: ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <PageSkeletonContext value={skeleton}>
        <Router ssrPath={path}>
          <App />
        </Router>
      </PageSkeletonContext>
    </StrictMode>,
    {
      // React would stream large parts later and move them in by a script, which the policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: error => void errors.push(error),
    },
  );
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw new Error(`${path} cannot be prerendered`, { cause: errors[0] });
  return html;
}
