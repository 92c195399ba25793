import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { runToEnd } from '../testing/run-to-end.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));

/** A copy of the gateway in which a test changes one file. */
const folder = temporaryFolder();
beforeAll(async () => {
  await mkdir(join(folder, 'gateway'));
  await cp(join(repository, 'gateway/src'), join(folder, 'gateway/src'), { recursive: true });
  await cp(join(repository, 'gateway/package.json'), join(folder, 'gateway/package.json'));
  await symlink(join(repository, 'node_modules'), join(folder, 'node_modules'), 'junction');
});

const start = () =>
  runToEnd(join(folder, 'gateway/src/server.ts'), [], {
    EMBEDDED_GATEWAY_PORT: '0',
    DATA_DIR: join(folder, 'data'),
  });

describe('the start of a gateway', () => {
  it.each([
    [
      'with a wrong last digit in a constant of the health model',
      'appraisal/model.ts',
      ['lnBmi: 0.51125,', 'lnBmi: 0.51126,'],
      /^The gateway does not start\. Health model: coefficients\.female\.lnBmi is 0\.51126, but the value that was compared with its source is 0\.51125/,
    ],
    [
      'with an article that has invalid metadata',
      'content/articles/safe-at-home.html',
      ['["LifeStyle"', '["Money"'],
      /^The gateway does not start\. Article safe-at-home\.html cannot be used\. .*"Health".*categories\[0\]/s,
    ],
  ] as const)('%s fails and prints the fault', async (_cause, changedFile, [from, to], message) => {
    const file = join(folder, 'gateway/src', changedFile);
    const original = await readFile(file, 'utf8');
    expect(original).toContain(from);
    await writeFile(file, original.replace(from, to));
    const { code, stderr, stdout } = await start();
    await writeFile(file, original);
    expect([code, stderr]).toEqual([1, expect.stringMatching(message)]);
    expect(stdout).not.toContain('listening');
  });
});
