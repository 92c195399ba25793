import { defineConfig, type UserConfig } from 'tsdown';

/**
 * What `npm pack` makes of `src`, for ES modules and CommonJS. Each source stays a file of its own: tRPC's packages do not say
 * that they are free of side effects, so a bundler can leave them out by file alone.
 */
const shared: UserConfig = {
  entry: ['client', 'react', 'questionnaire', 'saved-answers', 'testing'].map(name => `src/${name}.ts`),
  format: ['esm', 'cjs'],
  platform: 'neutral',
  target: 'es2022',
  unbundle: true,
  logLevel: 'warn',
  checks: { pluginTimings: false },
};

export default defineConfig([
  { ...shared, dts: false, sourcemap: true },
  {
    ...shared,
    dts: {
      emitDtsOnly: true,
      // The compiler writes no declarations of what it finds by way of node_modules.
      compilerOptions: { paths: { '@choose-life/contracts/*': ['../../contracts/src/*.ts'] } },
    },
  },
]);
