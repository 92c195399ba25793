import type { Member, Procedure } from './document-reader.ts';

type Call = Pick<Procedure, 'id' | 'type' | 'token' | 'input'>;

/** Characters per line that fit beside the list on a small desktop. */
const maxWidth = 76;

/** The TypeScript of the same call. Passwords and codes become variables of the same name. */
export function callText({ id, type, input: members }: Omit<Call, 'token'>, input: object): string {
  const secrets = secretNames(members);
  const takesNothing = members.length === 0;
  const start = `const answer = await client.${id}.${type === 'query' ? 'query' : 'mutate'}(`;
  return `${start}${takesNothing ? '' : objectText(input, '', secrets, start.length)});`;
}

function objectText(
  members: object,
  indent: string,
  secrets: ReadonlySet<string>,
  used = indent.length,
): string {
  const texts = Object.entries(members).map(([name, value]) =>
    secrets.has(name) ? name : `${nameText(name)}: ${valueText(value, `${indent}  `)}`,
  );
  if (texts.length === 0) return '{}';
  const line = `{ ${texts.join(', ')} }`;
  if (!line.includes('\n') && used + line.length <= maxWidth) return line;
  return `{\n${texts.map(text => `${indent}  ${text},\n`).join('')}${indent}}`;
}

function valueText(value: unknown, indent: string): string {
  if (typeof value === 'string') return `'${value.replace(/['\\]/g, '\\$&').replaceAll('\n', '\\n')}'`;
  if (Array.isArray(value)) return `[${value.map(item => valueText(item, indent)).join(', ')}]`;
  if (typeof value === 'object' && value !== null) return objectText(value, indent, new Set());
  return String(value);
}

function nameText(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name.replace(/['\\]/g, '\\$&')}'`;
}

/**
 * The cURL command of the same call. Passwords, codes and the session token become shell variables.
 * @param trpc the address of the adapter's procedures.
 */
export function curlText(
  { id, token, input: fields }: Omit<Call, 'type'>,
  input: object,
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

function secretNames(members: readonly Member[]): ReadonlySet<string> {
  return new Set(members.flatMap(({ name, secret }) => (secret === null ? [] : [name])));
}

/** `userPassword` becomes `USER_PASSWORD`. */
function variableOf(name: string): string {
  return name.replaceAll(/[A-Z]/g, letter => `_${letter}`).toUpperCase();
}

/** Escapes a text for single quotes of a shell. */
function inQuotes(text: string): string {
  return text.replaceAll("'", "'\\''");
}
