import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { Router } from 'wouter';
import { App, browserOnlyMessage, loadPage } from './app.tsx';
import { pageAt } from './page.ts';

declare global {
  /** Called before each `import()` of this package, while a page is prerendered (`tools/built-code.ts`). */
  var recordImport: ((module: string) => void) | undefined;
}

/** The HTML of a page, and the code that it loads. */
export interface PrerenderedPage {
  /** The content of the root element. */
  readonly html: string;
  /** The modules that the page loads by `import()`, as absolute paths. */
  readonly modules: readonly string[];
}

/** Renders a page in Node: a public page completely, a signed-in page as its shell with a skeleton. */
export async function prerenderPage(path: string): Promise<PrerenderedPage> {
  const modules = new Set<string>();
  globalThis.recordImport = module => void modules.add(module);
  // Loaded before the render, so that nothing suspends in it.
  await loadPage(pageAt(path));
  globalThis.recordImport = undefined;
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
      // By default React moves large parts to the end of the document, and inserts them by an inline script, which the content security policy
      // forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: error => {
        // React writes the returned text into the document as the digest of the error, by which `main.tsx` recognises it.
        if (error instanceof Error && error.message === browserOnlyMessage) return browserOnlyMessage;
        // Collected, because React continues after an error inside a `Suspense` boundary.
        errors.push(error);
      },
    },
  );
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw new Error(`${path} cannot be prerendered`, { cause: errors[0] });
  return html;
}
