import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { actionFaults } from './test/action-faults.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const files = globSync(['.github/**/*.yml', '*.md', 'docs/**/*.md', '*/README.md'], { cwd: root });
const hash = '34e114876b0b11c390a56381ad16ebd13914f8d5';
const workflow = (step: string, permissions = 'permissions:\n  contents: read\n') =>
  `on: push\n${permissions}jobs:\n  test:\n    steps:\n      - uses: ${step}\n`;

describe('GitHub actions', () => {
  it('are named by the hash of a commit, in workflows with few rights, here and in every page that shows one', () => {
    expect(files.length).toBeGreaterThan(20);
    expect(files.flatMap(file => actionFaults(file, readFileSync(join(root, file), 'utf8')))).toEqual([]);
  });

  it.each([
    ['a tag', workflow('actions/checkout@v4'), 'actions/checkout@v4 is not named by the hash of a commit'],
    ['a branch', workflow('actions/checkout@main # v4.3.1'), 'is not named by the hash of a commit'],
    ['a short hash', workflow('actions/checkout@34e1148 # v4.3.1'), 'is not named by the hash of a commit'],
    ['no version', workflow(`actions/checkout@${hash}`), 'has no version beside it'],
    ['no rights', workflow('./here', ''), 'the workflow has no permissions: of its own'],
    ['all rights', workflow('./here', 'permissions: write-all\n'), 'let it write'],
    ['a right to write', workflow('./here', 'permissions:\n  contents: write\n'), 'let it write'],
  ])('with %s are refused', (_name, text, fault) => {
    expect(actionFaults('ci.yml', text)).toEqual([expect.stringContaining(fault)]);
    expect(actionFaults('page.md', `\`\`\`yaml\n${text}\`\`\`\n`)).toHaveLength(1);
  });

  it('of the repository itself need no hash', () => {
    expect(actionFaults('ci.yml', workflow('./.github/actions/verify'))).toEqual([]);
    expect(actionFaults('ci.yml', workflow(`actions/checkout@${hash} # v4.3.1`))).toEqual([]);
  });
});
