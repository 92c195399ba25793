import { writeFile } from 'node:fs/promises';
import { generate } from './generate.ts';

for (const [name, text] of Object.entries(await generate())) {
  await writeFile(new URL(`../src/generated/${name}`, import.meta.url), text);
  process.stdout.write(`Wrote adapter/client/src/generated/${name}\n`);
}
