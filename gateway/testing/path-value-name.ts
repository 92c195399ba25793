/** The name under which a state returns the percent-encoded form of a value, for use in a path. */
export function pathValueName(name: string): string {
  return `${name}InPath`;
}
