import type { Change, ChangedSchema, SchemaChange } from './change.ts';
import { type DocumentCall, isObject } from './document.ts';
import type { Variant } from './variant.ts';

/** An interaction of a Pact file, as far as changes are held against it. */
export interface PactInteraction {
  readonly description: string;
  readonly method: string;
  readonly path: string;
  readonly requestBody: unknown;
  readonly status: number;
  readonly responseBody: unknown;
}

/** The interactions of a Pact file (V3 or V4); null when the text is none. */
export function interactionsIn(text: string): PactInteraction[] | null {
  try {
    const { interactions } = JSON.parse(text);
    return Array.isArray(interactions) ? interactions.map(interactionOf) : null;
  } catch {
    return null;
  }
}

function interactionOf({
  description,
  request = {},
  response = {},
}: Record<string, Record<string, unknown>>): PactInteraction {
  return {
    description: String(description),
    method: String(request.method ?? 'GET').toUpperCase(),
    path: String(request.path ?? ''),
    requestBody: contentOf(request.body),
    status: Number(response.status ?? 200),
    responseBody: contentOf(response.body),
  };
}

/** V4 wraps a body; before, it stood bare. */
function contentOf(body: unknown): unknown {
  return isObject(body) && 'content' in body && 'contentType' in body ? body.content : body;
}

/** Tells which interactions a change touches, by their descriptions. */
export function touchedBy(
  { within }: Change,
  calls: readonly (DocumentCall | undefined)[],
  interactions: readonly PactInteraction[],
): string[] {
  const ofCall = interactions.filter(interaction =>
    calls.some(call => call !== undefined && isOf(interaction, call)),
  );
  const touched = within === null ? ofCall : ofCall.filter(interaction => isTouched(interaction, within));
  return [...new Set(touched.map(({ description }) => description))].sort();
}

/** Any base, then the call's path, with anything but a slash in its braces. */
function isOf({ method, path }: PactInteraction, call: DocumentCall): boolean {
  const pattern = call.path
    .split(/\{[^}]*\}/)
    .map(part => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('[^/]+');
  return method === call.method && new RegExp(`${pattern}$`).test(path);
}

function isTouched(interaction: PactInteraction, { side, status, change }: ChangedSchema): boolean {
  if (side === 'request')
    return interaction.requestBody === undefined || reaches(interaction.requestBody, change);
  if (!new RegExp(`^${status.replace(/X/gi, '\\d')}$`).test(String(interaction.status))) return false;
  const { root } = change;
  const body = interaction.responseBody;
  const variants = [root.old, root.new].filter(variant => variant !== null);
  return (
    (variants.length === 0 || variants.some(variant => matchesVariant(body, variant))) &&
    reaches(body, change)
  );
}

/** Whether a body can be of that form: its type, its fixed values and what must be there. */
function matchesVariant(body: unknown, variant: Variant): boolean {
  if (variant.type !== 'object')
    return variant.type === 'any' || typeof body === variant.type || Array.isArray(body);
  if (!isObject(body)) return false;
  return [...variant.members].every(([name, { schema, isRequired }]) => {
    if (!(name in body)) return !isRequired;
    return schema.const === undefined || schema.const === body[name];
  });
}

/** Whether a body has the place: what was added is not there yet, so its parent counts. */
function reaches(body: unknown, { steps, effect }: SchemaChange): boolean {
  const way = effect === 'added' ? steps.slice(0, -1) : steps;
  return hasPath(body, way);
}

/** Members known by a pattern, or by nothing, are there as soon as their object is. */
function hasPath(at: unknown, [step, ...rest]: readonly string[]): boolean {
  if (step === undefined) return at !== undefined;
  if (step === '[]') return Array.isArray(at) && at.some(each => hasPath(each, rest));
  if (!isObject(at)) return false;
  return step === '*' || step.startsWith('/') || (step in at && hasPath(at[step], rest));
}
