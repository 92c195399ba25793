/** The part of a lockfile that is looked at here: what is installed, by its folder. */
export interface Lockfile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

interface LockedPackage {
  readonly name?: string;
  /** Missing of a link. */
  readonly version?: string;
  /** Only tools and tests need it. */
  readonly dev?: boolean;
}

/** The name of a package in a lockfile, which stands there only where its folder has another. */
export function packageName(folder: string, { name }: LockedPackage): string {
  return name ?? folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
}
