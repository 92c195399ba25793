import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { readArticles, startPreloads } from './tools/built-code.ts';
import { fromSources } from './tools/own-sources.ts';

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
  plugins: [react(), tailwindcss()],
  ...fromSources,
  build: {
    // The content security policy allows no data: address, so nothing is inlined.
    assetsInlineLimit: 0,
    // The documents name what each page needs from the start (`tools/build.ts`).
    modulePreload: false,
    // One style sheet, in every document.
    cssCodeSplit: false,
    target: 'es2022',
    rolldownOptions: {
      input: ['index.html', startPreloads, readArticles].map(file => `${import.meta.dirname}/${file}`),
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      // What many pages load: one file each is smaller and quicker than one for each module.
      output: {
        codeSplitting: {
          groups: [
            // Each page names the product, in its logo.
            {
              name: 'react',
              test: /node_modules\/(?:react|react-dom|scheduler|wouter)\/|contracts\/src\/domain\/brand\.ts$/,
            },
            // With all that it imports.
            { name: 'client', test: /web\/src\/api\/client\.ts$/ },
            { name: 'atoms', test: /node_modules\/(?:jotai|react-hot-toast)\// },
            { name: 'calls', test: /node_modules\/(?:@trpc|@tanstack)\// },
            // What most pages of a shell share.
            {
              name: 'auth',
              test: /features\/auth\/(?:auth-|copy|use-initial)/,
              includeDependenciesRecursively: false,
            },
            {
              name: 'landing',
              test: /features\/landing\/(?:parts|art|marketing-|copy\/(?:shell|pillars))/,
              includeDependenciesRecursively: false,
            },
            { name: 'icons', test: /node_modules\/lucide-react\//, minShareCount: 10 },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: Object.fromEntries(adapterPaths.map(path => [path, { target: adapter, changeOrigin: false }])),
  },
  preview: { host: '127.0.0.1', port: 4173 },
});
