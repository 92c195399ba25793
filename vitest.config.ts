import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { installedBrowser } from './tools/setup/browser.mjs';
import { browserArguments } from './web/e2e/support/browser.ts';
import { browserCommands } from './web/test/commands.ts';
import { fromSources } from './web/tools/own-sources.ts';

if (Number(process.versions.node.split('.')[0]) < 24) {
  throw new Error(
    `The tests run on Node 24; this is ${process.versions.node}. Use 'npm test', or put node_modules/.bin first on the PATH.`,
  );
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether this is the long run (`npm run test:long`): `inject('long')` sizes the runs of a law. */
    readonly long: boolean;
  }
}

const long = process.env.npm_lifecycle_event === 'test:long';

// Tests start our servers many times: Node keeps what it has compiled of them.
process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/choose-life/compiled');

interface ProjectOptions {
  readonly globalSetup?: string[];
  readonly retry?: number;
  readonly timeout?: number;
  readonly isolate?: boolean;
  readonly runner?: string;
  readonly sequence?: { readonly groupOrder: number };
}

/** More than there are cores: tests of servers, processes and browsers wait for most of their time. */
const maxWorkers = Math.ceil(availableParallelism() * 1.5);

/** One project per package, so that one package can be tested alone: `npx vitest run --project contracts`. */
const project = (
  name: string,
  include: string[],
  { globalSetup = [], retry = 0, timeout = 60_000, ...more }: ProjectOptions = {},
) => ({
  ...fromSources,
  test: {
    name,
    include,
    // Slow tests, which have a short form in another file.
    exclude: ['**/node_modules/**', ...(long ? [] : ['**/*.long.test.ts'])],
    provide: { long },
    globalSetup,
    // The files of a worker share their modules, and in e2e a browser and servers: web/e2e/support/test-product.ts.
    isolate: false,
    testTimeout: timeout,
    retry,
    hookTimeout: 60_000,
    environment: 'node' as const,
    // A busy machine must not fail a test.
    expect: { poll: { timeout: 10_000 } },
    // The end of a run repeats messages: by a longer one it is seen what came.
    chaiConfig: { truncateThreshold: 400 },
    maxWorkers,
    ...more,
  },
});

/** Screens of the web app in Chromium, with the client's fake in place of the adapter: `*.test.tsx`. */
const components = {
  extends: './web/vite.config.ts',
  root: 'web',
  // All that a page may come to import is bundled before the first test: later, the page would load anew.
  optimizeDeps: {
    entries: ['src/main.tsx', 'src/**/*.test.tsx'],
    include: ['axe-core', 'vitest-browser-react/pure'],
  },
  test: {
    name: 'components',
    include: ['src/**/*.test.tsx'],
    setupFiles: [resolve('web/test/set-up-screens.ts')],
    isolate: false,
    maxWorkers,
    // Beside e2e, whose tests wait for their servers and pages, and after the tests without a browser.
    sequence: { groupOrder: 1 },
    retry: 1,
    testTimeout: 60_000,
    expect: { poll: { timeout: 10_000, interval: 10 } },
    browser: {
      enabled: true,
      headless: true,
      ui: false,
      provider: playwright({
        launchOptions: {
          executablePath: installedBrowser() ?? undefined,
          args: [...browserArguments],
        },
        contextOptions: { reducedMotion: 'reduce', timezoneId: 'Africa/Lagos' },
      }),
      instances: [{ browser: 'chromium' as const }],
      viewport: { width: 1280, height: 900 },
      screenshotFailures: false,
      commands: browserCommands,
    },
  },
};

export default defineConfig({
  test: {
    reporters: ['default', './tools/test/end-of-run-reporter.ts', ...(process.env.CI ? ['json'] : [])],
    outputFile: { json: 'node_modules/.cache/choose-life/tests.json' },
    projects: [
      // Tests that start processes get a second try, since both share two cores. The end of the run names those that needed it,
      // with the first error, and the run fails.
      project('contracts', ['contracts/**/*.test.ts']),
      project('openapi', ['openapi/**/*.test.ts']),
      project('service', ['service/**/*.test.ts']),
      project('adapter', ['adapter/**/*.test.ts'], { retry: 1 }),
      project('gateway', ['gateway/**/*.test.ts'], {
        globalSetup: ['gateway/test/shared-postgres.ts'],
        retry: 1,
      }),
      project('web', ['web/{src,docs,test,tools}/**/*.test.ts']),
      components,
      project('tools', ['tools/**/*.test.ts'], {
        globalSetup: ['tools/packages/test/pack.ts'],
        retry: 1,
        // Some change the environment of their process.
        isolate: true,
      }),
      project('pact', ['pact/**/*.test.ts'], { retry: 1 }),
      project('bench', ['bench/**/*.test.ts'], { retry: 1 }),
      project('e2e', ['web/e2e/**/*.test.ts'], {
        timeout: 300_000,
        retry: 1,
        globalSetup: ['web/e2e/support/run-folders.ts'],
        runner: './web/e2e/support/failure-pictures.ts',
        sequence: { groupOrder: 1 },
      }),
    ],
  },
});
