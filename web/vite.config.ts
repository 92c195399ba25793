import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './tools/chunk-groups.ts';
import { application, startPreloads } from './tools/entries.ts';
import { fromSources } from './tools/own-sources.ts';
import { smallerCode } from './tools/smaller-code.ts';

const adapter = `http://127.0.0.1:${process.env.PORT ?? '4000'}`;
const adapterPaths = ['/trpc', '/reports/pdf', '/config.json', '/mailbox', '/docs'];

/** Replaces the example values of `src/copy/company.ts`. An empty variable counts as unset. */
const company = Object.fromEntries(
  Object.entries(process.env).filter(([name, value]) => name.startsWith('COMPANY_') && value !== ''),
);

export default defineConfig({
  // Of its own for each of several development servers: they would bundle packages into one folder at the same time.
  cacheDir: `${import.meta.dirname}/../node_modules/.cache/choose-life/vite-${process.env.PORT || 4000}`,
  define: { __COMPANY__: JSON.stringify(company) },
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), smallerCode()],
  resolve: {
    ...fromSources.resolve,
    alias: [
      // React has had this hook since 18; wouter brings a shim for older ones.
      { find: /^use-sync-external-store\/shim.*$/, replacement: 'react' },
      // Addresses are looked up whole (`src/paths.ts`): nothing asks the router for patterns.
      { find: 'regexparam', replacement: `${import.meta.dirname}/tools/no-patterns.ts` },
      { find: /^\.\.\/createLucideIcon\.mjs$/, replacement: `${import.meta.dirname}/tools/create-icon.ts` },
    ],
  },
  // So that prerendering uses the same icons.
  ssr: {
    noExternal: ['lucide-react'],
    ...fromSources.ssr,
  },
  build: {
    // The content security policy allows no data: address, so nothing is inlined.
    assetsInlineLimit: 0,
    // The documents name what each page needs from the start (`tools/build.ts`).
    modulePreload: false,
    // One style sheet, in every document.
    cssCodeSplit: false,
    manifest: true,
    target: 'es2022',
    rolldownOptions: {
      input: [application, startPreloads].map(file => `${import.meta.dirname}/${file}`),
      output: { codeSplitting: { groups: chunkGroups } },
    },
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: Object.fromEntries(adapterPaths.map(path => [path, { target: adapter, changeOrigin: false }])),
  },
  preview: { host: '127.0.0.1', port: 4173 },
});
