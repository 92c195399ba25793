import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

/** The folder `deploy`. */
export const deployFolder = fileURLToPath(new URL('../../../deploy', import.meta.url));

/** The properties of a service in deploy/compose.yaml that the tests use. */
export interface Service {
  readonly image: string;
  readonly command?: readonly string[];
  readonly environment?: NodeJS.ProcessEnv;
  readonly restart?: string;
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly build?: { readonly args: NodeJS.ProcessEnv };
}

/** The text of deploy/compose.yaml, in which the variables of deploy/.env are not yet replaced. */
export const composeText = readFileSync(join(deployFolder, 'compose.yaml'), 'utf8');

/**
 * The services as Docker Compose would start them.
 * @param variables the variables of deploy/.env
 * @throws Error for a required variable that is missing
 */
export function composeServices(variables: NodeJS.ProcessEnv): Readonly<Record<string, Service>> {
  // Compose replaces `${NAME}`, `${NAME:-default}` and `${NAME:?}`, which is required.
  const replaceVariables = (value: string) =>
    value.replace(
      /\$\{(\w+)(?::([-?])([^}]*))?\}/g,
      (_all, name: string, kind: string | undefined, fallback: string) => {
        const variable = variables[name] || (kind === '-' ? fallback : '');
        if (variable === '' && kind === '?') throw new Error(`deploy/.env does not set ${name}`);
        return variable;
      },
    );
  const reviver = (_key: unknown, value: unknown) =>
    typeof value === 'string' ? replaceVariables(value) : value;
  // `merge` supports `<<`, with which compose.yaml shares properties. Cast: the tests fail if a property of a service has a different type.
  return (parse(composeText, reviver, { merge: true }) as { services: Record<string, Service> }).services;
}

/** The names of the variables in a file of lines `NAME=…`, including lines that are commented out. */
export function listedVariables(file: string): ReadonlySet<string> {
  const names = [...readFileSync(file, 'utf8').matchAll(/^#?([A-Z][A-Z0-9_]*)=/gm)].map(
    ([, name = '']) => name,
  );
  return new Set(names);
}
