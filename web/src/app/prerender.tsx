import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { Router } from 'wouter';
import { App, inBrowserOnly, loadPage } from './app.tsx';
import { pageAt } from './page.ts';

declare global {
  /** Set while a page is prerendered: called before each `import()` of a module of ours. */
  var reportImport: ((module: string) => void) | undefined;
}

/** A page without a browser: a public page whole, of a signed-in one the shell and a skeleton. */
export async function prerenderPage(path: string): Promise<{
  readonly html: string;
  readonly modules: readonly string[];
}> {
  const modules = new Set<string>();
  globalThis.reportImport = module => void modules.add(module);
  await loadPage(pageAt(path));
  globalThis.reportImport = undefined;
  return { html: await htmlOf(path), modules: [...modules] };
}

async function htmlOf(path: string): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <Router ssrPath={path}>
        <App />
      </Router>
    </StrictMode>,
    {
      // React would stream large parts later and move them in by a script, which the policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: error => {
        if (error instanceof Error && error.message === inBrowserOnly) return inBrowserOnly;
        errors.push(error);
      },
    },
  );
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw new Error(`${path} cannot be prerendered`, { cause: errors[0] });
  return html;
}
