import { dirname, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Makes each `import()` in the server's build report its module. So the build learns the code of a page by rendering it, and
 * nobody lists chunks by hand.
 */
export function reportImports(root: string): Plugin {
  return {
    name: 'choose-life-report-imports',
    enforce: 'pre',
    transform(code, id) {
      if (!id.startsWith(resolve(root, 'src'))) return null;
      return code.replaceAll(/\bimport\('(\.[^']+)'\)/g, (fetching, path: string) => {
        const module = relative(root, resolve(dirname(id), path));
        return `(globalThis.reportImport?.(${JSON.stringify(module)}) ?? ${fetching})`;
      });
    },
  };
}
