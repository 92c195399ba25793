import { mkdirSync, writeFileSync } from 'node:fs';
import { defineConfig, type UserConfig } from 'tsdown';

/**
 * What `npm pack` makes of `src`, for ES modules and CommonJS. Each source stays a file of its own: tRPC's packages do not say
 * that they are free of side effects, so a bundler can leave them out by file alone.
 */
const beside = ['react', 'questionnaire', 'saved-answers', 'testing'];
const shared: UserConfig = {
  entry: ['client', ...beside].map(name => `src/${name}.ts`),
  format: ['esm', 'cjs'],
  platform: 'neutral',
  target: 'es2022',
  unbundle: true,
  logLevel: 'warn',
  checks: { pluginTimings: false },
};

export default defineConfig([
  { ...shared, dts: false, sourcemap: true, hooks: { 'build:done': writeFolders } },
  // One file with tRPC in it, for a page that has neither a bundler nor an import map.
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
      // The compiler writes no declarations of what it finds by way of node_modules.
      compilerOptions: { paths: { '@choose-life/contracts/*': ['../../contracts/src/*.ts'] } },
    },
  },
]);

/** Tools that do not read `exports` find an entry by a folder of its name: React Native up to 0.78, `moduleResolution: node`. */
function writeFolders(): void {
  for (const name of beside) {
    mkdirSync(name, { recursive: true });
    const dist = `../dist/${name}`;
    const manifest = { main: `${dist}.cjs`, module: `${dist}.js`, types: `${dist}.d.cts` };
    writeFileSync(`${name}/package.json`, JSON.stringify(manifest));
  }
}
