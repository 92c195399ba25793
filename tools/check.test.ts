import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

it('tools/check.mjs fails for a prefix with which no check begins', () => {
  const script = fileURLToPath(new URL('./check.mjs', import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, [script, 'typs'], { encoding: 'utf8' });
  expect(stderr).toContain('No check begins with "typs". The checks: types, types of the web app, ');
  expect(status).toBe(1);
});
