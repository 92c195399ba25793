import { writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';
import { buildDocument } from './build-document.ts';
import { orUndefined } from './types-of.ts';

/** The generated files by name, as they must stand in the repository. */
export async function generate(): Promise<Record<'gateway.openapi.json' | 'gateway.d.ts', string>> {
  const document = buildDocument();
  // openapi-typescript takes its own type for a document; ours is plain JSON of that shape.
  const ast = await openapiTS(JSON.stringify(document), {
    defaultNonNullable: false,
    transformProperty: orUndefined,
  });
  return {
    'gateway.openapi.json': `${JSON.stringify(document, null, 2)}\n`,
    'gateway.d.ts': `// Generated from the table of calls by 'npm run generate'. Do not edit.\n${astToString(ast)}`,
  };
}

if (import.meta.main) {
  for (const [name, text] of Object.entries(await generate())) {
    await writeFile(new URL(`../${name}`, import.meta.url), text);
    console.log(`Wrote openapi/${name}`);
  }
}
