import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, inject, it } from 'vitest';
import { parse } from 'yaml';
import { temporaryFolder } from '../gateway/testing/temporary-folder.ts';
import verifyPackage from '../pact/package/package.json' with { type: 'json' };
import nodePackages from './setup/node-package.json' with { type: 'json' };

const action = readFileSync(new URL('../.github/actions/verify/action.yml', import.meta.url), 'utf8');
const folder = temporaryFolder();
/** The properties of an action that the tests use. */
interface Action {
  readonly runs: {
    readonly steps: readonly { readonly run?: string; readonly env?: Record<string, string> }[];
  };
}
// Cast: the tests below fail if a property is missing.
const scripts = (parse(action) as Action).runs.steps.flatMap(({ run, env = {} }) =>
  run ? [{ run, env }] : [],
);

/**
 * Runs the scripts of `.github/actions/verify` in one bash, with the options of a GitHub runner and the inputs as environment variables. The
 * option `-x` prints each command with its arguments.
 */
function runAction(inputs: Record<string, string>) {
  const script = scripts.map(({ run }) => run).join('\n');
  // GitHub sets the variables of missing inputs to an empty string. In the action a variable of an input is a line `NAME: ${{ inputs.name }}`.
  const inputVariables = [...action.matchAll(/^ {8}([A-Z_]+): \$\{\{ inputs/gm)];
  const emptyInputs = Object.fromEntries(inputVariables.map(([, name = '']) => [name, '']));
  const output = join(folder, 'output');
  writeFileSync(output, '');
  const { status, stdout, stderr } = spawnSync(
    'bash',
    ['--noprofile', '--norc', '-xeo', 'pipefail', '-c', script],
    {
      encoding: 'utf8',
      env: {
        ...process.env,
        ...emptyInputs,
        GITHUB_OUTPUT: output,
        GITHUB_STEP_SUMMARY: join(folder, 'summary.md'),
        PROGRAM: join(folder, 'program'),
        REPORTS: join(folder, 'reports'),
        REPOSITORY: fileURLToPath(new URL('..', import.meta.url)),
        PACKAGE: inject('packedWorkspaces')['pact/package']?.file,
        ...inputs,
      },
    },
  );
  return { status, text: stdout + stderr, output: readFileSync(output, 'utf8') };
}

/** Nothing listens on port 9. */
const unreachableGateway = 'http://127.0.0.1:9/api';

describe('the GitHub action that verifies a gateway', () => {
  it('passes its inputs to the program as options, and has the exit code of the program', () => {
    const baseline = join(folder, 'baseline.json');
    writeFileSync(baseline, '{"format":"choose-life-verify-baseline/1","known":[]}');
    const { status, text, output } = runAction({
      GATEWAY: unreachableGateway,
      ONLY: 'reads',
      BASELINE: baseline,
      JOB: 'verify-0',
      ALLOW_WRITES: 'true',
      ALLOW_SIGNUPS: 'true',
      STRICT: 'true',
      PROVIDER_STATES: 'http://127.0.0.1:9/states',
      MAILBOX: 'http://127.0.0.1:9/mailbox.json',
      ACCEPT_INCOMPLETE: 'true',
      HEADERS: 'x-api-key: one\nx-tenant: two\n',
      VERIFY_EMAIL: 'ada@example.test',
      VERIFY_PASSWORD: 'a password',
    });
    expect(text).toContain(`+ choose-life-verify --gateway ${unreachableGateway} --out junit=`);
    expect(text).toContain(
      '--allow-writes --allow-signups --strict --accept-incomplete' +
        " --header 'x-api-key: one' --header 'x-tenant: two'" +
        ' --provider-states http://127.0.0.1:9/states --mailbox http://127.0.0.1:9/mailbox.json' +
        ` --only reads --baseline ${baseline}\n`,
    );
    expect(text).toContain('The gateway cannot be reached');
    expect(status).toBe(3);
    // The eight digits are a digest of the address of the gateway.
    expect(output).toMatch(/^artifact=choose-life-verify-verify-0-[0-9a-f]{8}\nexit-code=3\n$/);
    expect(readFileSync(join(folder, 'reports/verify.xml'), 'utf8')).toContain('<testsuite');
  });

  it('installs the pinned Node only for its steps if the Node of the job is too old', () => {
    const bin = join(folder, 'old-node');
    mkdirSync(bin);
    // The old Node fails the version check (`node -e`). `node -p` works, because the action reads the pinned version with it.
    const oldNode = `#!/bin/sh\n[ "$1" = -p ] && exec '${process.execPath}' "$@"\nexit 1\n`;
    writeFileSync(join(bin, 'node'), oldNode, { mode: 0o755 });
    writeFileSync(join(bin, 'npm'), '#!/bin/sh\necho "npm $*"\n', { mode: 0o755 });
    const { text } = runAction({ GATEWAY: unreachableGateway, PATH: `${bin}:${process.env.PATH}` });
    const pinned = Object.values(nodePackages).map(({ package: name, version }) => `${name}@${version}`);
    const [, installed] = /npm install --prefix .* (\S+)\n/.exec(text) ?? [];
    expect(pinned).toContain(installed);
    // Both would change the Node of later steps of the job.
    expect(action).not.toMatch(/setup-node|GITHUB_PATH/);
  });

  it('has no secret in the environment of the step that installs and builds', () => {
    const [installStep, ...verifySteps] = scripts;
    // Of the inputs, the step may have only `package`.
    expect(Object.values(installStep?.env ?? {}).join()).not.toMatch(/inputs\.(?!package)/);
    // No later step installs or builds anything.
    expect(verifySteps.filter(({ run }) => /\bnp[mx]\b/.test(run))).toEqual([]);
  });

  // Runs only in `npm run test:long`, because pact/test/cli tests wrong options, and the tests of tools/packages pack the program.
  if (inject('long')) {
    it('returns exit code 2 for an invalid input', () => {
      expect(runAction({ GATEWAY: 'nowhere' })).toMatchObject({
        status: 2,
        output: expect.stringContaining('exit-code=2\n'),
      });
    });

    it('packs the program from the repository of the action if the input `package` is not set', () => {
      const { output, status, text } = runAction({ GATEWAY: unreachableGateway, PACKAGE: '' });
      expect(text).toContain(`choose-life-verify-${verifyPackage.version}.tgz`);
      expect({ output, status }).toEqual({ output: expect.stringContaining('exit-code=3\n'), status: 3 });
    });
  }
});
