import { writeFile } from 'node:fs/promises';
import { generate } from './generate.ts';

for (const [path, text] of Object.entries(await generate())) {
  await writeFile(new URL(`../../../${path}`, import.meta.url), text);
  process.stdout.write(`Wrote ${path}\n`);
}
