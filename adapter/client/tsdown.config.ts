import { mkdirSync, writeFileSync } from 'node:fs';
import { defineConfig, type UserConfig } from 'tsdown';

const otherEntries = ['react', 'questionnaire', 'saved-answers', 'testing'];

/**
 * The build of the package, as ES modules and CommonJS. `unbundle` keeps one output file for each source file: `@trpc/client` does not declare
 * `sideEffects: false`, so a bundler can drop its code only together with the file that imports it.
 */
const shared: UserConfig = {
  entry: ['client', ...otherEntries].map(name => `src/${name}.ts`),
  format: ['esm', 'cjs'],
  platform: 'neutral',
  target: 'es2022',
  unbundle: true,
  logLevel: 'warn',
  // Switches off Rolldown's warning that a plugin takes much of the build time.
  checks: { pluginTimings: false },
};

export default defineConfig([
  { ...shared, dts: false, sourcemap: true, hooks: { 'build:done': writeFolders } },
  // One file that includes tRPC, for a page without a bundler or an import map.
  {
    ...shared,
    entry: { browser: 'src/client.ts' },
    format: 'esm',
    platform: 'browser',
    unbundle: false,
    deps: { alwaysBundle: [/./] },
    minify: true,
    dts: false,
  },
  {
    ...shared,
    dts: {
      emitDtsOnly: true,
      // The compiler writes no declarations for files that it resolves through node_modules.
      compilerOptions: { paths: { '@choose-life/contracts/*': ['../../contracts/src/*.ts'] } },
    },
  },
]);

/** Writes a folder with a package.json for each entry, for tools that do not read `exports`: React Native up to 0.78, `moduleResolution: node`. */
function writeFolders(): void {
  for (const name of otherEntries) {
    mkdirSync(name, { recursive: true });
    const dist = `../dist/${name}`;
    const manifest = { main: `${dist}.cjs`, module: `${dist}.js`, types: `${dist}.d.cts` };
    writeFileSync(`${name}/package.json`, JSON.stringify(manifest));
  }
}
