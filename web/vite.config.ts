import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { urlHostOf } from '../service/src/loopback.ts';
import manifest from './package.json' with { type: 'json' };
import { readArticles, startPreloads } from './tools/built-code.ts';
import { fromSources } from './tools/own-sources.ts';

const adapter = `http://${urlHostOf(process.env.HOST || '127.0.0.1')}:${process.env.PORT || '4000'}`;
const adapterPaths = ['/trpc', '/reports/pdf', '/config.json', '/mailbox', '/docs'];

/** Replaces the example values of `src/copy/company.ts`. An empty variable counts as unset. */
const company = Object.fromEntries(
  Object.entries(process.env).filter(([name, value]) => name.startsWith('COMPANY_') && value !== ''),
);

/** The supported browsers (docs/decisions/0021-supported-browsers.md) as Vite writes them: 'ios_saf >= 16.4' is 'ios16.4'. */
const browsers = manifest.browserslist.map(entry => entry.replace('ios_saf', 'ios').replace(' >= ', ''));

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
    target: browsers,
    rolldownOptions: {
      input: ['index.html', startPreloads, readArticles].map(file => `${import.meta.dirname}/${file}`),
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      // What pages load together: one file is smaller and quicker than one for each module. A group holds only what all pages
      // need that load any of it: `.vite/sizes.json` says what each page weighs.
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            {
              name: 'react',
              test: /node_modules\/(?:react|react-dom|scheduler|wouter|regexparam|mitt|use-sync-external-store|clsx|class-variance-authority)\/|domain\/(?:brand|properties-of)\.ts|components\/loading|lucide-react\/.*\/(?:Icon|createLucideIcon|context|defaultAttributes|shared\/.*|icons\/(?:loader-circle|x|menu|arrow-right|chevron-down|phone|mail|check|info|lock|circle-alert))\./,
            },
            // With all that it imports.
            { name: 'client', test: /web\/src\/api\/client\.ts$/, includeDependenciesRecursively: true },
            { name: 'calls', test: /node_modules\/(?:@trpc|@tanstack)\// },
            {
              name: 'session',
              test: /node_modules\/(?:jotai|react-hot-toast)\/|session\/(?:forget|session-provider|stored-atoms|same-account|chosen)|feedback\/(?:show-fault|notification)|src\/config\.ts|domain\/codes/,
            },
            {
              name: 'ui',
              test: /lib\/cn|node_modules\/tailwind-merge\/|components\/(?:empty-state|page-heading|ui\/(?:button\.|card|skeleton))/,
            },
            { name: 'landing', test: /features\/landing\/(?:parts|marketing-)/ },
            { name: 'auth', test: /features\/auth\/(?:auth-|use-initial|use-auth)/ },
            {
              name: 'assessment',
              test: /assessment\/(?:dispatch|drafts|draft-storage|reduce|state|events|token-owner)\./,
            },
            {
              name: 'signed-in',
              test: /src\/(?:api\/(?:trpc|reports|user-details)|config-query|app\/session-watch|components\/(?:page-skeleton|use-once-used))|domain\/(?:reports|report\/completed-reports)/,
            },
            {
              name: 'saving',
              test: /assessment\/(?:save|submit|saved-answers|sent-answers|unanswered)/,
            },
            { name: 'hra', test: /features\/hra\/(?:components\/hra-|questions\/numbered)|assessment\/use-/ },
            {
              name: 'urgent',
              test: /components\/help-lines|domain\/report\/(?:urgency|urgent-section|urgent-texts)|session\/urgent/,
            },
            { name: 'ages', test: /components\/(?:age-line\/age-(?:line|scale)|use-drawing-width)/ },
            { name: 'content', test: /domain\/(?:content|dates)\./ },
            {
              name: 'article-text',
              test: /domain\/(?:plain-text|style-marks)\.|article-html\/(?:article-text|html-policy)\./,
            },
            { name: 'contact', test: /components\/contact-links|src\/copy\/company/ },
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
