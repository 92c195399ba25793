import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../gateway/testing/temporary-folder.ts';

const folder = temporaryFolder();

// On win32, `stop` closes stdin instead of sending a signal. `end-with-parent.mjs` then emits SIGTERM in the server. This also works on Linux.
it.each(['linux', 'win32'])('createChildren waits on %s until a server has finished its work', platform => {
  const server = join(folder, 'server.mjs');
  const started = join(folder, `${platform}-server-has-started`);
  // After the signal the server works for 100 ms. The interval keeps the process running until then.
  writeFileSync(
    server,
    `import { writeFileSync } from 'node:fs';
     process.on('SIGTERM', () => setTimeout(() => { console.log('finished'); process.exit(0); }, 100));
     setInterval(() => undefined, 1_000);
     console.log('runs');
     writeFileSync(process.argv[2], '');`,
  );
  const program = `
    import { existsSync } from 'node:fs';
    import { createChildren } from '${new URL('children.mjs', import.meta.url).href}';
    const { start, stop } = createChildren('${platform}');
    process.on('exit', () => console.log('stopped'));
    start(${JSON.stringify(server)}, { args: [${JSON.stringify(started)}] });
    setInterval(() => { if (existsSync(${JSON.stringify(started)})) stop(0); }, 20);`;
  const { stdout, status } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
  });
  // `spawnSync` also reads what a server prints after the end of the program, so the order matters.
  expect({ stdout, status }).toEqual({ stdout: 'runs\nfinished\nstopped\n', status: 0 });
});
