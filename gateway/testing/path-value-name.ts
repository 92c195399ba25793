/** The name under which a state's value goes into a path: percent-encoded, as the client writes it. */
export function pathValueName(name: string): string {
  return `${name}InPath`;
}
