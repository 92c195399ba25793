import { execFileSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addWorktree, type Worktree } from './worktree.ts';

describe('a worktree of a commit', () => {
  let worktree: Worktree;
  beforeAll(() => {
    worktree = addWorktree('HEAD');
  });
  // The last test removes the worktree. The hook removes it in a run without that test.
  afterAll(() => existsSync(worktree.folder) && worktree.remove());
  const inWorktree = (path: string) => realpathSync(join(worktree.folder, path));

  it('resolves packages of the workspace to its own sources', () => {
    expect(inWorktree('node_modules/@choose-life/contracts')).toBe(inWorktree('contracts'));
  });

  it("resolves dependencies to this checkout's node_modules", () => {
    expect(inWorktree('node_modules/fastify')).toBe(realpathSync('node_modules/fastify'));
  });

  it('can run code that imports packages of the workspace', () => {
    const script =
      "import('@choose-life/gateway-client/client').then(({ createGatewayClient }) => console.log(typeof createGatewayClient))";
    const output = execFileSync(process.execPath, ['-e', script], { cwd: worktree.folder, encoding: 'utf8' });
    expect(output.trim()).toBe('function');
  });

  it('cannot be created from an unknown commit', () => {
    expect(() => addWorktree('no-such-branch')).toThrow('no-such-branch');
  });

  it('can be removed, and this checkout keeps its packages', () => {
    worktree.remove();
    expect(existsSync(worktree.folder)).toBe(false);
    expect(existsSync('node_modules/fastify/package.json')).toBe(true);
  });
});
