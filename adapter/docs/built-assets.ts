import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A file that the web app's build made for the docs. */
export interface BuiltFile {
  readonly path: string;
  readonly integrity: string;
}

/** The style sheet and scripts of the docs. Null where the web app has not been built: pages can be read all the same. */
export interface BuiltAssets {
  readonly style: BuiltFile;
  readonly playground: BuiltFile;
  readonly reference: BuiltFile;
  /** Adds buttons that copy code. */
  readonly copy: BuiltFile;
  /** Swagger UI, which draws the gateway's OpenAPI document. */
  readonly rendererCode: BuiltFile;
  readonly rendererStyle: BuiltFile;
}

/** What the web app's build has for the docs. */
export async function readBuiltAssets(webDist: string): Promise<BuiltAssets | null> {
  try {
    // The build writes this file (web/tools/build-docs.ts).
    return JSON.parse(await readFile(join(webDist, '.vite/docs.json'), 'utf8')) as BuiltAssets;
  } catch {
    return null;
  }
}
