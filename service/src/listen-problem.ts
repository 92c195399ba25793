/** The address that a server is configured to listen on, and the names of the variables that set it. */
interface ListenAddress {
  readonly host: string;
  readonly port: number;
  readonly variables: { readonly host: string; readonly port: string };
}

/**
 * A message for the operator that explains why a server cannot listen.
 * @param code the code of Node's error, such as EADDRINUSE
 * @returns null for a code without a message
 */
export function listenProblem(code: unknown, { host, port, variables }: ListenAddress): string | null {
  const foreignAddress = `${host} is not an address of this machine: set ${variables.host}.`;
  const problems: ReadonlyMap<unknown, string> = new Map([
    ['EADDRINUSE', `Port ${port} is taken: stop what uses it, or set ${variables.port} to another port.`],
    ['EACCES', `This user may not listen on port ${port}: set ${variables.port} to 1024 or above.`],
    ['EADDRNOTAVAIL', foreignAddress],
    ['ENOTFOUND', foreignAddress],
    // The DNS server does not respond, so the name may be right.
    [
      'EAI_AGAIN',
      `${host} cannot be resolved: check the DNS, or set ${variables.host} to an IP address of this machine.`,
    ],
  ]);
  return problems.get(code) ?? null;
}
