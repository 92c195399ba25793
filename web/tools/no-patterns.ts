/** Stands in for the router's reader of patterns, which no page needs: each address is a route of its own. */
export function parse(pattern: string): never {
  throw new Error(`No route here is a pattern: '${pattern}'.`);
}
