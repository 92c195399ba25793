import type { Plugin } from 'vite';

/**
 * Leaves `import()` to the browser. Vite would wrap each in code that looks for style sheets and preloads, of which this
 * build has none to find: one style sheet stands in every document, and the documents name their own preloads.
 */
export function plainImports(): Plugin {
  return {
    name: 'choose-life-plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: id =>
      id.includes('vite/preload-helper') ? 'export const __vitePreload = loadCode => loadCode();' : null,
  };
}
