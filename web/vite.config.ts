import { urlHostOf } from '@choose-life/service/loopback';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import manifest from './package.json' with { type: 'json' };
import { articleReaderModule, preloadModule } from './tools/built-code.ts';
import { resolveFromSources } from './tools/own-sources.ts';

/** The address of the adapter, to which the development server forwards calls. */
const adapterAddress = `http://${urlHostOf(process.env.HOST || '127.0.0.1')}:${process.env.PORT || '4000'}`;
/** The paths that the development server forwards to the adapter. */
const adapterPaths = ['/trpc', '/reports/pdf', '/config.json', '/mailbox', '/docs'];

/** The values that replace the examples in `src/copy/company.ts`. An empty variable counts as unset. */
const company = Object.fromEntries(
  Object.entries(process.env).filter(([name, value]) => name.startsWith('COMPANY_') && value !== ''),
);

/** The supported browsers (docs/decisions/0021-supported-browsers.md) as Vite writes them: 'ios_saf >= 16.4' is 'ios16.4'. */
const browsers = manifest.browserslist.map(entry => entry.replace('ios_saf', 'ios').replace(' >= ', ''));

export default defineConfig({
  // A separate folder for each port, because development servers that run at the same time must not bundle packages into the same folder.
  cacheDir: `${import.meta.dirname}/../node_modules/.cache/choose-life/vite-${process.env.PORT || 4000}`,
  define: { __COMPANY__: JSON.stringify(company) },
  root: import.meta.dirname,
  plugins: [react(), tailwindcss()],
  ...resolveFromSources,
  build: {
    // Nothing is inlined, because the content security policy forbids data: addresses.
    assetsInlineLimit: 0,
    // Without Vite's preload links, because `tools/build.ts` writes the preload links of each page into its document.
    modulePreload: false,
    // All pages share one style sheet, which every document links.
    cssCodeSplit: false,
    target: browsers,
    rolldownOptions: {
      // Documents also load two modules directly (`tools/built-code.ts`).
      input: ['index.html', preloadModule, articleReaderModule].map(file => `${import.meta.dirname}/${file}`),
      // Replaces imported constants by their values, which makes first loads smaller. The second pass also replaces constants that are computed
      // from other constants.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
    },
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: Object.fromEntries(
      adapterPaths.map(path => [path, { target: adapterAddress, changeOrigin: false }]),
    ),
  },
  preview: { host: '127.0.0.1', port: 4173 },
});
