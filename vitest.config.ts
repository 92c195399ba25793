import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { installedBrowser } from './tools/setup/browser.mjs';
import { browserArguments } from './web/e2e/support/browser.ts';
import { browserCommands } from './web/test/commands.ts';
import { resolveFromSources } from './web/tools/own-sources.ts';

if (Number(process.versions.node.split('.')[0]) < 24) {
  throw new Error(
    `The tests run on Node 24; this is ${process.versions.node}. Use 'npm test', or put node_modules/.bin first on the PATH.`,
  );
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether this is the long run (`npm run test:long`). Tests read `inject('long')` to run a property more often, or to add slow cases. */
    readonly long: boolean;
  }
}

const long = process.env.npm_lifecycle_event === 'test:long';

// Tests start the servers many times, so Node caches their compiled code.
process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/choose-life/compiled');

/** Time limit of a test or hook. A test that starts servers takes up to twenty times as long on a machine with a load of 15. */
const testTimeoutMs = 180_000;

interface ProjectOptions {
  readonly globalSetup?: string[];
  readonly retry?: number;
  readonly timeout?: number;
  readonly isolate?: boolean;
  readonly runner?: string;
  readonly maxWorkers?: number | string;
  readonly sequence?: { readonly groupOrder: number };
}

/** More than there are cores: tests of servers and processes wait for most of their time. */
const maxWorkers = Math.ceil(availableParallelism() * 1.5);

/** One project for each package, so that a package can be tested separately: `npx vitest run --project contracts`. */
const project = (
  name: string,
  include: string[],
  { globalSetup = [], retry = 0, timeout = testTimeoutMs, ...otherOptions }: ProjectOptions = {},
) => ({
  ...resolveFromSources,
  test: {
    name,
    include,
    // Slow tests, which only `npm run test:long` runs.
    exclude: ['**/node_modules/**', ...(long ? [] : ['**/*.long.test.ts'])],
    provide: { long },
    globalSetup,
    // The files of a worker share modules, and in e2e also a browser and servers: web/e2e/support/test-product.ts.
    isolate: false,
    testTimeout: timeout,
    retry,
    hookTimeout: testTimeoutMs,
    environment: 'node' as const,
    // Long enough for a busy machine.
    expect: { poll: { timeout: 30_000 } },
    // The reporter shows the message of a failed assertion at the end of the run, so it should contain the received value.
    chaiConfig: { truncateThreshold: 400 },
    maxWorkers,
    ...otherOptions,
  },
});

/** Component tests of the web app in Chromium, with a fake client instead of the adapter: `*.test.tsx`. */
const components = {
  extends: './web/vite.config.ts',
  root: 'web',
  // All imports are bundled before the first test. Vite would reload the page for an import that it finds later.
  optimizeDeps: {
    entries: ['src/main.tsx', 'src/**/*.test.tsx'],
    include: ['axe-core', 'vitest-browser-react/pure'],
    // React's production build needs less CPU time: 9 % less for the tests of the question page.
    rolldownOptions: { transform: { define: { 'process.env.NODE_ENV': '"production"' } } },
  },
  oxc: { jsx: { development: false } },
  test: {
    name: 'components',
    provide: { long },
    include: ['src/**/*.test.tsx'],
    setupFiles: [resolve('web/test/set-up-screens.ts')],
    isolate: false,
    // One page for each core. The files of a worker share the page.
    maxWorkers: '100%',
    // After the tests without a browser.
    sequence: { groupOrder: 1 },
    retry: 1,
    testTimeout: testTimeoutMs,
    expect: { poll: { timeout: 30_000, interval: 10 } },
    browser: {
      enabled: true,
      headless: true,
      ui: false,
      provider: playwright({
        // The same as for polls. By default a click on a missing element waits until the test times out.
        actionTimeout: 30_000,
        launchOptions: {
          executablePath: installedBrowser() ?? undefined,
          args: [...browserArguments],
        },
        // One hour ahead of UTC, so that the local time of a test differs from UTC.
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
    maxWorkers: '100%',
    // The CI workflow uploads the JSON file.
    reporters: ['default', './tools/test/end-of-run-reporter.ts', ...(process.env.CI ? ['json'] : [])],
    outputFile: { json: 'node_modules/.cache/choose-life/tests.json' },
    projects: [
      // Tests that start processes or a browser get a second try, since timeouts are likely on a busy machine. The run still fails, and names the
      // tests that needed it with their first error.
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
        // Some of them change the environment of their process.
        isolate: true,
      }),
      project('pact', ['pact/**/*.test.ts'], { retry: 1 }),
      project('bench', ['bench/**/*.test.ts'], { retry: 1 }),
      project('e2e', ['web/e2e/**/*.test.ts'], {
        timeout: 300_000,
        retry: 1,
        globalSetup: ['web/e2e/support/run-folders.ts'],
        runner: './web/e2e/support/failure-pictures.ts',
        // No more workers than cores, because each worker starts a browser and servers.
        maxWorkers: '100%',
        // After all other tests.
        sequence: { groupOrder: 2 },
      }),
    ],
  },
});
