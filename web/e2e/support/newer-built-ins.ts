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

/** The paths of the built-ins that a supported browser lacks in its oldest version, such as `['Map', 'groupBy']`. */
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
 * names of static members of the DOM end in `_static`, and symbols begin with `@@`. The holders of a built-in are the objects from which it is
 * deleted: its owner or the prototype of its owner.
 */
export const deleteNewerBuiltIns = `{
  const remove = (path, holdersOf) => {
    const owner = path.slice(0, -1).reduce((found, key) => found?.[key], globalThis);
    const key = path.at(-1).replace(/_static$/, '');
    const property = key.startsWith('@@') ? Symbol[key.slice(2)] : key;
    for (const holder of holdersOf(owner, path))
      if (property && holder && Object.hasOwn(holder, property)) delete holder[property];
  };
  const languageHolders = owner => [owner, owner?.prototype];
  const domHolders = (owner, [interfaceName, name = '']) =>
    name === '' || interfaceName === 'Window' ? [globalThis] : [name.endsWith('_static') ? owner : owner?.prototype];
  for (const path of ${JSON.stringify(domPaths)}) remove(path, domHolders);
  for (const path of ${JSON.stringify(languagePaths)}) remove(path, languageHolders);
}`;
