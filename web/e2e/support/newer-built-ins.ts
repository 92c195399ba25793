import compat from '@mdn/browser-compat-data/forLegacyNode';
import type { Identifier, SupportBlock } from '@mdn/browser-compat-data/types';
import manifest from '../../package.json' with { type: 'json' };

/** The oldest supported version of each browser. */
const oldestSupported = manifest.browserslist.map(entry => {
  const [name = '', version = ''] = entry.split(' >= ');
  return { browser: name === 'ios_saf' ? ('safari_ios' as const) : browserNamed(name), version };
});

function browserNamed(name: string): 'chrome' | 'edge' | 'firefox' | 'safari' {
  const browser = (['chrome', 'edge', 'firefox', 'safari'] as const).find(each => each === name);
  if (!browser) throw new Error(`The compatibility data have no browser '${name}'.`);
  return browser;
}

/** Whether the oldest supported version of every browser has a feature without a flag or a prefix. */
function isInAllSupported(support: SupportBlock): boolean {
  return oldestSupported.every(({ browser, version }) => {
    // The data of a browser are one statement or an array of statements.
    const statements = [support[browser] ?? []].flat();
    return statements.some(({ alternative_name, flags, prefix, version_added }) => {
      // '≤80' means that version 80 has the feature, and earlier versions may have it. `false` and 'preview' become NaN, which is never
      // less than or equal to a version.
      const since = Number(String(version_added).replace('≤', ''));
      return !alternative_name && !flags && !prefix && since <= Number(version);
    });
  });
}

/** The paths of the built-ins that the oldest supported version of some browser lacks, such as `['Map', 'groupBy']`. */
function newerPaths(table: Record<string, Identifier>, depth: number, path: string[] = []): string[][] {
  return Object.entries(table).flatMap(([name, entry]) => {
    // Chromium enforces Trusted Types if the policy of a page requires them, so the page needs them.
    if (name === '__compat' || /^trusted/i.test(name)) return [];
    const pathOfEntry = [...path, name];
    const members = depth > 1 ? newerPaths(entry, depth - 1, pathOfEntry) : [];
    // Members come before their owner, because they cannot be found after the owner is deleted.
    return entry.__compat && !isInAllSupported(entry.__compat.support) ? [...members, pathOfEntry] : members;
  });
}

// A built-in of the language may have three levels, such as `Intl.NumberFormat.formatRange`.
const languagePaths = newerPaths(compat.javascript.builtins ?? {}, 3);
const domPaths = newerPaths(compat.api, 2);

/**
 * A script that deletes the built-ins of the language and of the DOM that not all supported browsers have. In the compatibility data the
 * names of symbols begin with `@@`, such as `['ReadableStream', '@@asyncIterator']`, and the names of static members of the DOM end in
 * `_static`.
 */
export const deleteNewerBuiltIns = `{
  const remove = (object, name) => {
    const property = name.startsWith('@@') ? Symbol[name.slice(2)] : name;
    if (object && property && Object.hasOwn(object, property)) delete object[property];
  };
  for (const [interfaceName, member] of ${JSON.stringify(domPaths)}) {
    const owner = globalThis[interfaceName];
    if (!member) remove(globalThis, interfaceName);
    else if (interfaceName === 'Window') remove(globalThis, member);
    else if (member.endsWith('_static')) remove(owner, member.replace('_static', ''));
    else remove(owner?.prototype, member);
  }
  for (const path of ${JSON.stringify(languagePaths)}) {
    const owner = path.slice(0, -1).reduce((found, key) => found?.[key], globalThis);
    const name = path.at(-1);
    // The data do not distinguish static members and members of the prototype.
    remove(owner, name);
    remove(owner?.prototype, name);
  }
}`;
