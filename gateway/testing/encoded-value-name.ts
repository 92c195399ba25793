/**
 * The name under which a provider state returns a value percent-encoded, for use in a path: `companyId` → `companyIdInPath`. It is in its own
 * file because the program that writes the pact files imports it too, and must not load the gateway.
 */
export function encodedValueName(name: string): string {
  return `${name}InPath`;
}
