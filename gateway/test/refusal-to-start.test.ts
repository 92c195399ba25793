import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const repository = fileURLToPath(new URL('../..', import.meta.url));

/** A copy of the gateway in which one constant of the health model is off by its last digit. */
describe('a gateway whose health model is off by one digit', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'choose-life-refusal-'));
    await mkdir(join(folder, 'gateway'));
    await cp(join(repository, 'gateway/src'), join(folder, 'gateway/src'), { recursive: true });
    await cp(join(repository, 'gateway/package.json'), join(folder, 'gateway/package.json'));
    await symlink(join(repository, 'node_modules'), join(folder, 'node_modules'));
    const model = join(folder, 'gateway/src/appraisal/model.ts');
    const text = await readFile(model, 'utf8');
    const changed = text.replace('lnBmi: 0.51125,', 'lnBmi: 0.51126,');
    expect(changed).not.toBe(text);
    await writeFile(model, changed);
  });
  afterAll(async () => rm(folder, { recursive: true, force: true }));

  const run = (file: string) =>
    new Promise<{ readonly code: unknown; readonly stdout: string; readonly stderr: string }>(resolve => {
      const env = { PATH: process.env.PATH, EMBEDDED_GATEWAY_PORT: '0', DATA_DIR: join(folder, 'data') };
      execFile(process.execPath, [join(folder, file)], { env }, (error, stdout, stderr) => {
        resolve({ code: error?.code ?? 0, stdout, stderr });
      });
    });
  const named =
    'Health model: coefficients.female.lnBmi is 0.51126, and 0.51125 was compared with its source.';

  it('does not start, and prints the value that is off', async () => {
    const { code, stderr, stdout } = await run('gateway/src/server.ts');
    expect(code).toBe(1);
    expect(stderr).toContain(`The gateway does not start. ${named} Run npm run verify:model.`);
    expect(stdout).not.toContain('listening');
  });

  it('fails npm run verify:model with the same words', async () => {
    const { code, stderr, stdout } = await run('gateway/src/appraisal/verify-model.ts');
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain(named);
  });
});
