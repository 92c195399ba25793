import type { Plugin } from 'vite';

/**
 * Keeps `import()` as it is. Vite would add code for style sheets and preloads, which this build does not need: there is
 * one style sheet, and documents have their own preloads.
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
