import { type Field, secretNames } from './fields.ts';
import type { Procedure } from './procedure.ts';

/**
 * The cURL command of the same call. Passwords, codes and the session token become shell variables.
 * @param trpc the address of the adapter's procedures.
 */
export function curlText(
  { id, token }: Pick<Procedure, 'id' | 'token'>,
  fields: readonly Field[],
  input: Readonly<Record<string, unknown>>,
  trpc: string,
): string {
  const secrets = secretNames(fields);
  const members = Object.entries(input).map(([name, value]) => {
    // Closes the single quotes around the variable: a shell expands nothing inside them.
    const text = secrets.has(name) ? `"'"$${variableOf(name)}"'"` : inQuotes(JSON.stringify(value));
    return `${inQuotes(JSON.stringify(name))}:${text}`;
  });
  const lines = [
    `curl --request POST '${inQuotes(`${trpc}/${id}`)}'`,
    "--header 'content-type: application/json'",
    ...(token === 'needed' ? ['--header "authorization: $TOKEN"'] : []),
    `--data '{${members.join(',')}}'`,
  ];
  return lines.join(' \\\n  ');
}

/** `userPassword` becomes `USER_PASSWORD`. */
function variableOf(name: string): string {
  return name.replaceAll(/[A-Z]/g, letter => `_${letter}`).toUpperCase();
}

/** Escapes a text for single quotes of a shell. */
function inQuotes(text: string): string {
  return text.replaceAll("'", "'\\''");
}
