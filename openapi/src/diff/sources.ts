import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type OpenApiDocument, parseDocument } from './document.ts';
import { interactionsIn, type PactInteraction } from './interactions.ts';

/** One side of the comparison. */
export interface Source {
  readonly document: OpenApiDocument;
  readonly interactions: readonly PactInteraction[];
}

const root = fileURLToPath(new URL('../../..', import.meta.url));
const documentPath = 'openapi/gateway.openapi.json';
const pactFolder = 'pact/pacts';
const maxBytes = 64 * 1024 * 1024;

/**
 * Reads a side: a file of OpenAPI with the Pact files of `pacts`, or a git revision of this repository with its own.
 *
 * @returns the line that says what is wrong, for the person who named the side.
 */
export function readSource(name: string, pacts: string | undefined): Source | string {
  const isFile = existsSync(name) && statSync(name).isFile();
  const revision = isFile ? null : revisionOf(name);
  if (!isFile && revision === null) return `${name} is neither a file nor a revision of this repository.`;
  const text = revision === null ? readFileSync(name, 'utf8') : shown(revision, documentPath);
  if (text === null) return `${name} has no ${documentPath}.`;
  const document = parseDocument(text);
  if (document === null) return `${name} is no OpenAPI document in JSON.`;

  const fromFolder = pacts !== undefined || revision === null;
  const files = fromFolder ? filesIn(pacts ?? join(root, pactFolder)) : filesAt(revision);
  if (files === null) return `${pacts} is no folder of Pact files.`;
  const interactions: PactInteraction[] = [];
  for (const [file, content] of files) {
    const found = interactionsIn(content);
    if (found === null) return `${file} is no Pact file.`;
    interactions.push(...found);
  }
  return { document, interactions };
}

function revisionOf(name: string): string | null {
  return git('rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`)?.trim() || null;
}

function shown(revision: string, path: string): string | null {
  return git('show', `${revision}:${path}`);
}

/** A revision from before there were Pact files has none. */
function filesAt(revision: string): [file: string, content: string][] {
  const names = git('ls-tree', '--name-only', revision, `${pactFolder}/`)?.split('\n') ?? [];
  return names
    .filter(name => name.endsWith('.json'))
    .map((name): [string, string] => [name, shown(revision, name) ?? '']);
}

function filesIn(folder: string): [file: string, content: string][] | null {
  if (!existsSync(folder) || !statSync(folder).isDirectory()) return null;
  const names = readdirSync(folder).filter(name => name.endsWith('.json'));
  return names.sort().map(name => [name, readFileSync(join(folder, name), 'utf8')]);
}

/** What git prints; null when it fails, or where there is no git. */
function git(...args: string[]): string | null {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: maxBytes,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return null;
  }
}
