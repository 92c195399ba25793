import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runToEnd } from '../testing/run-to-end.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));

/** A copy of the gateway, of which a test changes one file. */
const folder = temporaryFolder();
beforeAll(async () => {
  await mkdir(join(folder, 'gateway'));
  await cp(join(repository, 'gateway/src'), join(folder, 'gateway/src'), { recursive: true });
  await cp(join(repository, 'gateway/package.json'), join(folder, 'gateway/package.json'));
  await symlink(join(repository, 'node_modules'), join(folder, 'node_modules'), 'junction');
});

/** Changes one text of the copy for the tests of a suite. */
function withChange(file: string, from: string, to: string): void {
  let original: string;
  beforeAll(async () => {
    original = await readFile(join(folder, file), 'utf8');
    expect(original).toContain(from);
    await writeFile(join(folder, file), original.replace(from, to));
  });
  afterAll(() => writeFile(join(folder, file), original));
}

const start = () =>
  runToEnd(join(folder, 'gateway/src/server.ts'), [], {
    EMBEDDED_GATEWAY_PORT: '0',
    DATA_DIR: join(folder, 'data'),
  });

describe('a gateway whose health model is off by one digit', () => {
  withChange('gateway/src/appraisal/model.ts', 'lnBmi: 0.51125,', 'lnBmi: 0.51126,');
  const named =
    'Health model: coefficients.female.lnBmi is 0.51126, and 0.51125 was compared with its source.';

  it('does not start, and prints the value that is off', async () => {
    const { code, stderr, stdout } = await start();
    expect(code).toBe(1);
    expect(stderr).toContain(`The gateway does not start. ${named}`);
    expect(stdout).not.toContain('listening');
  });
});

describe('a gateway with an article that has a wrong fact', () => {
  withChange('gateway/src/content/articles/safe-at-home.html', '["LifeStyle"', '["Money"');

  it('does not start, and prints the file and what is wrong', async () => {
    const { code, stderr, stdout } = await start();
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /^The gateway does not start\. Article safe-at-home\.html cannot be used\. .*"Health".*categories\[0\]/s,
    );
    expect(stdout).not.toContain('listening');
  });
});
