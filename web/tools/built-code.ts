import { resolve } from 'node:path';
import { type build, normalizePath, type Plugin, type Rolldown } from 'vite';

export const application = 'src/main.tsx';
export const startPreloads = 'src/start-preloads.ts';

/** The blog's document runs this module itself. */
export const readArticles = 'src/features/landing/pages/read-articles.ts';

/** What pages of several groups load after their start. */
export const laterParts = [
  'src/feedback/overlays.tsx',
  'src/app/watch-session.ts',
  'src/features/reports/analysis/what-if.tsx',
] as const;

/** Each `import()` of the server's build reports its module: so rendering a page tells its code, and nobody lists chunks. */
export function reportImports(root: string): Plugin {
  return {
    name: 'choose-life-report-imports',
    enforce: 'pre',
    async transform(code, id) {
      const src = moduleId(root, 'src');
      if (!id.startsWith(src)) return null;
      const fetching = /\bimport\('([^']+)'\)/g;
      const modules = new Map<string, string>();
      for (const [, path = ''] of code.matchAll(fetching)) {
        const module = (await this.resolve(path, id))?.id;
        if (module?.startsWith(src)) modules.set(path, module);
      }
      return code.replaceAll(fetching, (fetched, path: string) =>
        modules.has(path)
          ? `(globalThis.reportImport?.(${JSON.stringify(modules.get(path))}) ?? ${fetched})`
          : fetched,
      );
    },
  };
}

/** How Vite names a module: by its path, with slashes on every system. */
export function moduleId(root: string, module: string): string {
  return normalizePath(resolve(root, module));
}

/**
 * Finds the files of modules in the browser's build: of modules, named from the root, and of all that these import, in this order.
 * @param root the folder that modules are named from
 */
export function fileFinder(built: Awaited<ReturnType<typeof build>>, root: string) {
  const chunks = outputOf(built).filter(file => file.type === 'chunk');
  const byName = new Map(chunks.map(chunk => [chunk.fileName, chunk]));
  const byModule = new Map(chunks.flatMap(chunk => chunk.moduleIds.map(id => [id, chunk])));
  return (modules: readonly string[]): string[] => {
    const found = new Set<string>();
    const follow = (chunk: Rolldown.OutputChunk | undefined, wanted: string) => {
      if (!chunk) throw new Error(`The build has no file for ${wanted}.`);
      if (found.has(chunk.fileName)) return;
      found.add(chunk.fileName);
      for (const file of chunk.imports) follow(byName.get(file), file);
    };
    for (const module of modules) follow(byModule.get(moduleId(root, module)), module);
    return [...found];
  };
}

export function outputOf(built: Awaited<ReturnType<typeof build>>): Rolldown.RolldownOutput['output'] {
  if (!('output' in built)) throw new Error('The build made no output, or several.');
  return built.output;
}
