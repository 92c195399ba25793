import { type Field, secretNames } from './fields.ts';
import type { Procedure } from './procedure.ts';

/**
 * The command that makes the same call from a shell. Passwords, codes and the session token are left to variables of the
 * shell.
 *
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
    // The text ends before the variable and begins anew behind it: nothing within single quotes is read by a shell.
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

/** `userPassword` is `$USER_PASSWORD` in a shell. */
function variableOf(name: string): string {
  return name.replaceAll(/[A-Z]/g, letter => `_${letter}`).toUpperCase();
}

/** A text as it stands between single quotes of a shell. */
function inQuotes(text: string): string {
  return text.replaceAll("'", "'\\''");
}
