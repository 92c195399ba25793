import { resolve } from 'node:path';
import { type build, normalizePath, type Plugin, type Rolldown } from 'vite';

type BuildResult = Awaited<ReturnType<typeof build>>;

/** The module that starts the web app. */
export const application = 'src/main.tsx';
/** The first script of every document. */
export const startPreloads = 'src/start-preloads.ts';

/** The module that the blog's document runs directly, without waiting for the web app. */
export const readArticles = 'src/features/landing/pages/read-articles.ts';

/** Modules that pages of several groups import some time after they are shown, and not in order to be shown. */
export const laterParts = [
  'src/feedback/overlays.tsx',
  'src/app/watch-session.ts',
  'src/features/reports/analysis/what-if.tsx',
] as const;

/**
 * A plugin for the prerendering build. It makes each `import()` report its module to `src/app/prerender.tsx`. So the code that a page loads
 * is known after the page was rendered, and no list has to be maintained by hand.
 */
export function reportImports(root: string): Plugin {
  return {
    name: 'choose-life-report-imports',
    // Before Vite's own plugins, which change the text of `import()`.
    enforce: 'pre',
    async transform(code, id) {
      const src = moduleId(root, 'src');
      if (!id.startsWith(src)) return null;
      const dynamicImport = /\bimport\('([^']+)'\)/g;
      const modules = new Map<string, string>();
      for (const [, path = ''] of code.matchAll(dynamicImport)) {
        const module = (await this.resolve(path, id))?.id;
        if (module?.startsWith(src)) modules.set(path, module);
      }
      return code.replaceAll(dynamicImport, (expression, path: string) =>
        modules.has(path)
          ? `(globalThis.reportImport?.(${JSON.stringify(modules.get(path))}) ?? ${expression})`
          : expression,
      );
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
 * @returns a function that lists the files of modules and of everything that they import, the modules themselves first
 */
export function fileFinder(built: BuildResult, root: string): (modules: readonly string[]) => string[] {
  const chunks = outputOf(built).filter(file => file.type === 'chunk');
  const byName = new Map(chunks.map(chunk => [chunk.fileName, chunk]));
  const byModule = new Map(chunks.flatMap(chunk => chunk.moduleIds.map(id => [id, chunk])));
  return modules => {
    const found = new Set<string>();
    const follow = (chunk: Rolldown.OutputChunk | undefined, source: string) => {
      if (!chunk) throw new Error(`The build has no file for ${source}.`);
      if (found.has(chunk.fileName)) return;
      found.add(chunk.fileName);
      for (const file of chunk.imports) follow(byName.get(file), file);
    };
    for (const module of modules) follow(byModule.get(moduleId(root, module)), module);
    return [...found];
  };
}

/** The files of a build. @throws if the build runs in watch mode or has several outputs */
export function outputOf(built: BuildResult): Rolldown.RolldownOutput['output'] {
  if (!('output' in built)) throw new Error('The build has no output, or several outputs.');
  return built.output;
}
