import { dirname, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

/**
 * In the server's build each `import()` of the web app also says what it fetches, so that the build knows a page's code
 * from drawing it: nobody lists chunks by hand.
 */
export function tellImports(root: string): Plugin {
  return {
    name: 'choose-life-tell-imports',
    enforce: 'pre',
    transform(code, id) {
      if (!id.startsWith(resolve(root, 'src'))) return null;
      return code.replaceAll(/\bimport\('(\.[^']+)'\)/g, (fetching, path: string) => {
        const module = relative(root, resolve(dirname(id), path));
        return `(globalThis.heardImport?.(${JSON.stringify(module)}) ?? ${fetching})`;
      });
    },
  };
}
