import { type Lockfile, packageName } from '../lockfile.ts';

/** A fault of a package that is public, and the first version without it in each line that got one. */
export interface Advisory {
  readonly package: string;
  readonly advisories: readonly string[];
  readonly fixedIn: readonly string[];
}

/** What a lockfile installs below the floor, one sentence each. */
export function advisoryFaults({ packages }: Lockfile, advisories: readonly Advisory[]): string[] {
  return Object.entries(packages).flatMap(([folder, entry]) => {
    const { version } = entry;
    if (version === undefined) return [];
    return advisories
      .filter(row => row.package === packageName(folder, entry) && !isFixed(version, row.fixedIn))
      .map(
        row => `${folder} ${version} has ${row.advisories.join(', ')}: fixed in ${row.fixedIn.join(', ')}`,
      );
  });
}

/** Fixed is what is as new as the fix of its own line, or newer than every line that needed one. */
function isFixed(version: string, fixedIn: readonly string[]): boolean {
  const major = majorOf(version);
  const ownFix = fixedIn.find(fix => majorOf(fix) === major);
  if (ownFix !== undefined) return version.localeCompare(ownFix, 'en', { numeric: true }) >= 0;
  return fixedIn.every(fix => majorOf(fix) < major);
}

function majorOf(version: string): number {
  return Number.parseInt(version, 10);
}
