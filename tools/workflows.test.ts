import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const folder = new URL('../.github/workflows/', import.meta.url);

/** The properties of a workflow that the tests use. */
interface Workflow {
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<
    Record<
      string,
      {
        readonly permissions?: Readonly<Record<string, string>>;
        readonly steps: readonly { readonly uses?: string; readonly run?: string }[];
      }
    >
  >;
}

describe.each(readdirSync(folder))('the workflow %s', file => {
  // Cast: the tests below fail if a property is missing.
  const { jobs, permissions } = parse(readFileSync(new URL(file, folder), 'utf8')) as Workflow;

  it('gives more than read permissions only to a job that runs nothing but npm publish', () => {
    expect(permissions).toEqual({ contents: 'read' });
    for (const { permissions: jobPermissions, steps } of Object.values(jobs)) {
      if (jobPermissions === undefined) continue;
      // npm publish signs the provenance of a package with an OIDC token.
      expect(jobPermissions).toEqual({ 'id-token': 'write' });
      expect(steps.filter(({ uses }) => uses?.startsWith('actions/checkout'))).toEqual([]);
      expect(steps.map(({ run }) => run).filter(run => run !== undefined)).toEqual([
        expect.stringMatching(/^for file in packages\/\*\.tgz; do npm publish .* --ignore-scripts .*; done$/),
      ]);
    }
  });

  it('pins actions to a commit hash', () => {
    const steps = Object.values(jobs).flatMap(job => job.steps);
    const usedActions = steps.map(({ uses }) => uses).filter(uses => uses !== undefined);
    // An action of this repository is a path that starts with `./`, and has no hash.
    expect(usedActions.filter(name => !/^(\.\/|[\w-]+\/[\w-]+@[0-9a-f]{40}$)/.test(name))).toEqual([]);
  });
});
