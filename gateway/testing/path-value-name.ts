/** The name of a state's value in its form for a path, which is percent-encoded as the client does it. */
export function pathValueName(name: string): string {
  return `${name}InPath`;
}
