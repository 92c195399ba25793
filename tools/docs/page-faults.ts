import { namesOfOthers } from './names-of-others.ts';

/** What the sentences of a page may name: everything that stands in the project. */
export interface Project {
  /** Tracked files, from the root, with `/`. */
  readonly files: ReadonlySet<string>;
  /** Words of all tracked files but the pages: names in code, variables of the environment. */
  readonly words: ReadonlySet<string>;
  /** Scripts of the root's package.json. */
  readonly scripts: ReadonlySet<string>;
  /** Addresses of headings by page. */
  readonly anchors: ReadonlyMap<string, ReadonlySet<string>>;
}

export interface Page {
  /** From the root. */
  readonly path: string;
  readonly text: string;
}

/** Each line names a thing that a page speaks of and that is not there. Empty for a page that says what is true. */
export function pageFaults(page: Page, project: Project): string[] {
  const prose = page.text.replace(/^```[\s\S]*?^```/gm, '');
  const spans = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);
  const folder = page.path.split('/').slice(0, -1).join('/');
  return [
    ...[...new Set(spans)]
      .filter(span => !namesOfOthers.has(span))
      .flatMap(span => spanFaults(span, folder, project)),
    ...[...page.text.matchAll(/npm run (?:-s |--silent )?(\w[\w:-]*)/g)]
      .filter(([, script = '']) => !project.scripts.has(script))
      .map(([command]) => `${command}: there is no such script`),
    ...[...prose.matchAll(/\]\((?!https?:|mailto:|\/docs\/)([^)\s]+)\)/g)]
      .filter(([, target = '']) => !leadsSomewhere(target, page, project))
      .map(([, target]) => `link to ${target}: nothing is there`),
  ].map(fault => `${page.path}: ${fault}`);
}

function spanFaults(span: string, folder: string, { files, words }: Project): string[] {
  if (isPath(span))
    return expanded(span)
      .filter(path => !isThere(path, files) && !isThere(`${folder}/${path}`, files))
      .map(path => `\`${path}\`: there is no such file`);
  const name = /^([a-z]+[A-Z]\w*|[A-Z][A-Z0-9]*_[A-Z0-9_]+)(\(\))?$/.exec(span)?.[1];
  return name === undefined || words.has(name) ? [] : [`\`${name}\`: no file has that name in it`];
}

const rooms =
  /^(adapter|bench|contracts|deploy|docs|embedded|gateway|openapi|pact|service|tools|web|\.github)\//;
const ending = /\.(ts|tsx|mjs|json|css|md|ya?ml)$/;

/** A file or folder of ours. What has a gap in it (`<feature>`, `…`, an address) is none. */
function isPath(span: string): boolean {
  return (
    (rooms.test(span) || ending.test(span)) &&
    /^[\w./@{},*-]+$/.test(span) &&
    !/^(\/|\.\/|node_modules|dist)/.test(span)
  );
}

/** `a/{b,c}.ts` is `a/b.ts` and `a/c.ts`. */
function expanded(path: string): string[] {
  const [whole, choices = ''] = /\{([^}]*)\}/.exec(path) ?? [];
  if (whole === undefined) return [path];
  return choices.split(',').flatMap(choice => expanded(path.replace(whole, choice)));
}

/** A path from the root, or the last part of one: pages say `send/try-call.ts` where the room is clear. */
function isThere(path: string, files: ReadonlySet<string>): boolean {
  const pattern = path.replace(/\/$/, '').replace(/[.]/g, '\\.').replace(/\*+/g, '[^/]*');
  const found = new RegExp(`(^|/)${pattern}(/|$)`);
  return [...files].some(file => found.test(file));
}

function leadsSomewhere(target: string, page: Page, { files, anchors }: Project): boolean {
  const { pathname, hash } = new URL(target, `file:///${page.path}`);
  const path = decodeURIComponent(pathname.slice(1)).replace(/\/$/, '');
  if (hash !== '') return anchors.get(path)?.has(hash.slice(1)) === true;
  return files.has(path) || [...files].some(file => file.startsWith(`${path}/`));
}
