import { writeFile } from 'node:fs/promises';
import { generate } from './generate.ts';

for (const [name, text] of Object.entries(await generate())) {
  await writeFile(new URL(`../${name}`, import.meta.url), text);
  console.log(`Wrote openapi/${name}`);
}
