/** More paths than any answer of the contract has; a gateway that makes up new ones must not fill the memory. */
const maxPaths = 50;

/** Stands for all paths of a call beyond the first fifty. */
export const otherPaths = '(other)';

/** Keeps the number of different paths of each operation bounded. */
export function createPathCap(): (operation: string, path: string) => string {
  const seen = new Map<string, Set<string>>();
  return (operation, path) => {
    const paths = seen.get(operation) ?? new Set();
    seen.set(operation, paths);
    if (paths.has(path)) return path;
    if (paths.size >= maxPaths) return otherPaths;
    paths.add(path);
    return path;
  };
}
