/** Where a server listens, and the names of the variables that set it. */
interface ListenPlace {
  readonly host: string;
  readonly port: number;
  readonly variables: { readonly host: string; readonly port: string };
}

/** The sentence for an operator about a server that cannot listen. @param code Node's, such as EADDRINUSE. @returns null for other codes */
export function listenProblem(code: unknown, { host, port, variables }: ListenPlace): string | null {
  const elsewhere = `${host} is not an address of this machine: set ${variables.host}.`;
  const problems: ReadonlyMap<unknown, string> = new Map([
    ['EADDRINUSE', `Port ${port} is taken: stop what uses it, or set ${variables.port} to another port.`],
    ['EACCES', `Port ${port} is not allowed to this user: set ${variables.port} to one from 1024 up.`],
    ['EADDRNOTAVAIL', elsewhere],
    ['ENOTFOUND', elsewhere],
    ['EAI_AGAIN', elsewhere],
  ]);
  return problems.get(code) ?? null;
}
