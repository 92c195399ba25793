/*
 * How a document gets the preload links of its code: while a page is prerendered, `recordImports` records the modules that it imports,
 * and `fileFinder` finds the files of these modules in the build for browsers. `build.ts` uses both.
 */
import { resolve } from 'node:path';
import { type build, normalizePath, type Plugin, type Rolldown } from 'vite';

type BuildResult = Awaited<ReturnType<typeof build>>;

/** The module that starts the web app. The paths of this file are relative to the folder `web`. */
export const applicationModule = 'src/main.tsx';

/** The first script of every document. It enables the preload links when the style sheet is loaded. */
export const preloadModule = 'src/start-preloads.ts';

/** The module that requests the articles of the blog. The blog's document runs it directly, without waiting for the web app. */
export const articleReaderModule = 'src/features/landing/pages/read-articles.ts';

/**
 * Modules that several pages import dynamically after they are shown. `recordImports` does not see these imports, and `page-files.ts` needs
 * them to divide the code into files.
 */
export const modulesLoadedLater = [
  'src/feedback/overlays.tsx',
  'src/app/watch-idle-time.ts',
  'src/features/reports/analysis/what-if.tsx',
] as const;

/**
 * A plugin for the prerendering build. It wraps each `import()`, so that `globalThis.recordImport` (set by `src/app/prerender.tsx`) is called
 * first, with the path of the imported module. So the code that a page needs before it is shown is known after the page was
 * rendered.
 */
export function recordImports(root: string): Plugin {
  return {
    name: 'choose-life-record-imports',
    // Before Vite's own plugins, which change the text of `import()`.
    enforce: 'pre',
    async transform(code, id) {
      const src = moduleId(root, 'src');
      if (!id.startsWith(src)) return null;
      // Matches `import()` of a string in single quotes, the only quotes that Biome allows.
      const dynamicImport = /\bimport\('([^']+)'\)/g;
      const moduleIds = new Map<string, string>();
      for (const [, path = ''] of code.matchAll(dynamicImport)) {
        const resolvedId = (await this.resolve(path, id))?.id;
        // Only modules of `src`, because pages import modules of packages dynamically only after they are shown.
        if (resolvedId?.startsWith(src)) moduleIds.set(path, resolvedId);
      }
      return code.replaceAll(dynamicImport, (expression, path: string) => {
        const importedId = moduleIds.get(path);
        if (importedId === undefined) return expression;
        // `recordImport` returns undefined, so that `??` then evaluates the import itself.
        return `(globalThis.recordImport?.(${JSON.stringify(importedId)}) ?? ${expression})`;
      });
    },
  };
}

/** The id of a module in Vite: its absolute path, with slashes also on Windows. */
export function moduleId(root: string, module: string): string {
  return normalizePath(resolve(root, module));
}

/**
 * Finds files in the build for browsers.
 * @param root the folder that paths of modules are relative to
 * @returns a function that lists the files of modules and of everything that they import, beginning with the file of the first module
 */
export function fileFinder(built: BuildResult, root: string): (modules: readonly string[]) => string[] {
  const chunks = outputOf(built).filter(file => file.type === 'chunk');
  const byName = new Map(chunks.map(chunk => [chunk.fileName, chunk]));
  const byModule = new Map(chunks.flatMap(chunk => chunk.moduleIds.map(id => [id, chunk])));
  return modules => {
    const files = new Set<string>();
    const addWithImports = (chunk: Rolldown.OutputChunk | undefined, source: string) => {
      if (!chunk) throw new Error(`The build has no file for ${source}.`);
      // Chunks may import each other.
      if (files.has(chunk.fileName)) return;
      files.add(chunk.fileName);
      for (const file of chunk.imports) addWithImports(byName.get(file), file);
    };
    for (const module of modules) addWithImports(byModule.get(moduleId(root, module)), module);
    return [...files];
  };
}

/** The files of a build. @throws if the build runs in watch mode or has several outputs */
export function outputOf(built: BuildResult): Rolldown.RolldownOutput['output'] {
  if (!('output' in built)) throw new Error('The build has no output, or several outputs.');
  return built.output;
}
