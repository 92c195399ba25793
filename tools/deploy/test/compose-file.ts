import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

/** The folder `deploy`. */
export const deployFolder = fileURLToPath(new URL('../../../deploy', import.meta.url));

/** The members of a service in deploy/compose.yaml that the tests use. */
export interface Service {
  readonly image: string;
  readonly command?: readonly string[];
  readonly environment?: NodeJS.ProcessEnv;
  readonly restart?: string;
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly build?: { readonly args: NodeJS.ProcessEnv };
  readonly ports?: readonly string[];
}

/** The text of deploy/compose.yaml, with the variables of deploy/.env as `${NAME}`. */
export const composeText = readFileSync(join(deployFolder, 'compose.yaml'), 'utf8');

/**
 * The services as Docker Compose would start them.
 * @param variables those of deploy/.env
 * @throws Error for a required variable that is missing
 */
export function composeServices(variables: NodeJS.ProcessEnv): Readonly<Record<string, Service>> {
  // Compose replaces `${NAME}`, `${NAME:-default}` and `${NAME:?}`, which is required.
  const fill = (value: string) =>
    value.replace(
      /\$\{(\w+)(?::([-?])([^}]*))?\}/g,
      (_all, name: string, kind: string | undefined, fallback: string) => {
        const filled = variables[name] || (kind === '-' ? fallback : '');
        if (filled === '' && kind === '?') throw new Error(`deploy/.env does not set ${name}`);
        return filled;
      },
    );
  const reviver = (_key: unknown, value: unknown) => (typeof value === 'string' ? fill(value) : value);
  // The tests fail if a member of Service has another type.
  return (parse(composeText, reviver, { merge: true }) as { services: Record<string, Service> }).services;
}

/** The names of the variables in a file of lines `NAME=…`, commented out or not. */
export function listedVariables(file: string): ReadonlySet<string> {
  const names = [...readFileSync(file, 'utf8').matchAll(/^#?([A-Z][A-Z0-9_]*)=/gm)].map(
    ([, name = '']) => name,
  );
  return new Set(names);
}
