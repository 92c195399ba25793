/** Replaces the router's pattern parser: no route has parameters. */
export function parse(pattern: string): never {
  throw new Error(`No route here is a pattern: '${pattern}'.`);
}
