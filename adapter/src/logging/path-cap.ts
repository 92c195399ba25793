/** No answer of the contract has more paths. A gateway that invents paths must not fill the memory. */
const maxPaths = 50;

/** The label of all further paths. */
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
