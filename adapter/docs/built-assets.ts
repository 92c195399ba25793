import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Html, html } from './html.ts';

/** A file that the web app's build made for the docs. */
interface BuiltFile {
  readonly path: string;
  readonly integrity: string;
}

/** How a page of the docs links to each of those files: Swagger UI (the renderer) is no module, since it tells its name to the page. */
const tags = {
  style: styleTag,
  playground: moduleTag,
  reference: moduleTag,
  copy: moduleTag,
  rendererStyle: styleTag,
  rendererCode: ({ integrity, path }: BuiltFile) =>
    html`<script defer src="${path}" integrity="${integrity}" crossorigin></script>`,
};

/** A style sheet or script of the docs by its name. */
export type AssetName = keyof typeof tags;

/** The style sheets and scripts of the docs. None where the web app has not been built: pages can be read all the same. */
export type BuiltAssets = Readonly<Partial<Record<AssetName, BuiltFile>>>;

/** What the web app's build has for the docs. */
export async function readBuiltAssets(webDist: string): Promise<BuiltAssets> {
  try {
    // The build writes this file (web/tools/build-docs.ts).
    return JSON.parse(await readFile(join(webDist, '.vite/docs.json'), 'utf8')) as BuiltAssets;
  } catch {
    return {};
  }
}

/** The tag of a file that the build made; nothing where it has made none. */
export function tagOf(name: AssetName, built: BuiltAssets): Html {
  const file = built[name];
  return file === undefined ? html`` : tags[name](file);
}

function styleTag({ integrity, path }: BuiltFile): Html {
  return html`<link rel="stylesheet" href="${path}" integrity="${integrity}" crossorigin>`;
}

function moduleTag({ integrity, path }: BuiltFile): Html {
  return html`<script type="module" src="${path}" integrity="${integrity}" crossorigin></script>`;
}
