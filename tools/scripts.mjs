const biome = 'node_modules/@biomejs/biome/bin/biome';
const build = 'fresh';
const browser = true;
/** The web app's own modules import the sources of the client. */
const fromSources = '--conditions=@choose-life/source';

/**
 * The npm scripts: their set-up (setup/set-up.mjs), and the programs that Node then runs in order. The last program gets the
 * arguments after `--`. A name of two words is a subcommand of the script of its first word.
 *
 * @type {Record<string, { needs?: { build?: 'fresh' | 'any', browser?: boolean }, programs?: string[][], removed?: string }>}
 */
export const scripts = {
  setup: {},
  build: { needs: { build } },
  start: { needs: { build }, programs: [['tools/start.mjs']] },
  dev: { needs: { build: 'any' }, programs: [['tools/start.mjs', '--watch']] },
  check: { programs: [['tools/check.mjs']] },
  format: { programs: [[biome, 'check', '--write', '--linter-enabled=false']] },
  lint: { programs: [[biome, 'lint', '--error-on-warnings']] },
  typecheck: { programs: [['tools/check.mjs', 'types']] },
  test: { needs: { build, browser }, programs: [['tools/test.mjs', 'check,unit,e2e']] },
  'test:unit': { needs: { build }, programs: [['tools/test.mjs', 'unit']] },
  'test:e2e': { needs: { build, browser }, programs: [['tools/test.mjs', 'e2e']] },
  'test:long': { needs: { build, browser }, programs: [['tools/test.mjs', 'check,unit,e2e', '--long']] },
  generate: {
    programs: [
      ['openapi/src/generate.ts'],
      ['adapter/client/tools/write-sources.ts'],
      ['adapter/docs/adapter-document.ts'],
      ['pact/src/write-pacts.ts'],
      ['gateway/tools/write-report-doc.ts'],
    ],
  },
  verify: { programs: [['pact/src/cli/verify.ts']] },
  drift: { programs: [['adapter/src/drift/run.ts']] },
  database: { programs: [['gateway/src/maintenance/run.ts']] },
  'database audit-names': { programs: [['adapter/src/audit/run.ts']] },
  admin: { programs: [['gateway/src/admin/run.ts']] },
  doctor: { programs: [['tools/doctor/run.ts']] },
  drill: { programs: [['adapter/test/drills.ts']] },
  bench: { programs: [['bench/src/run.ts']] },
  screenshots: { needs: { build, browser }, programs: [[fromSources, 'web/e2e/screenshots.ts']] },
  lighthouse: { needs: { build, browser }, programs: [[fromSources, 'web/e2e/lighthouse.ts']] },
  production: { needs: { build }, programs: [['tools/production/run.ts']] },
  pack: { programs: [['npm', 'pack', '--ignore-scripts=false', '--workspace']] },
  'release:check': { programs: [['tools/release/check.ts']] },
  'contract-diff': {
    removed:
      'npm run contract-diff is removed: docs/recipes/compare-contracts-with-oasdiff.md says what to use.',
  },
};

/** The script that is asked for, with the arguments that are left for it. */
export function scriptOf([name = '', ...args]) {
  const command = scripts[`${name} ${args[0]}`];
  const script = command ??
    scripts[name] ?? { removed: `Say what to run: ${Object.keys(scripts).join(', ')}.` };
  return { programs: [], ...script, args: command ? args.slice(1) : args };
}
