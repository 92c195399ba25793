import { writeFile } from 'node:fs/promises';
import { generate } from './generate.ts';

for (const [name, text] of Object.entries(await generate())) {
  await writeFile(new URL(`../src/${name}`, import.meta.url), text);
  process.stdout.write(`Wrote adapter/client/src/${name}\n`);
}
