import type { DocumentCall } from './calls.ts';
import { isObject, jsonIn } from './document.ts';

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
  const { interactions } = Object(jsonIn(text));
  return Array.isArray(interactions) ? interactions.map(interactionOf) : null;
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

/** Whether it is one of a call: any base, then the call's path, with anything but a slash in its braces. */
export function isOf({ method, path }: PactInteraction, call: DocumentCall): boolean {
  const pattern = call.path
    .split(/\{[^}]*\}/)
    .map(part => RegExp.escape(part))
    .join('[^/]+');
  return method === call.method && new RegExp(`${pattern}$`).test(path);
}

/** A body of an interaction, or what it has at the place that is compared. */
export interface Body {
  readonly description: string;
  readonly value: unknown;
}

/** What is sent or, at a place like `answer 4XX`, what comes with such a status. */
export function bodiesAt(place: string, interactions: readonly PactInteraction[]): Body[] {
  const status = /^answer (.*)$/.exec(place)?.[1];
  if (status === undefined)
    return interactions.map(({ description, requestBody: value }) => ({ description, value }));
  const pattern = new RegExp(`^${status.replace(/X/gi, '\\d')}$`);
  return interactions
    .filter(each => pattern.test(String(each.status)))
    .map(({ description, responseBody: value }) => ({ description, value }));
}

/** What the bodies have below a place: members by any other name than their own, `*` or a pattern, are those of the object. */
export function bodiesBelow(bodies: readonly Body[], step: string): Body[] {
  return bodies.flatMap(({ description, value }) =>
    valuesBelow(value, step).map(each => ({ description, value: each })),
  );
}

function valuesBelow(value: unknown, step: string): readonly unknown[] {
  if (step === '[]') return Array.isArray(value) ? value : [];
  if (!isObject(value)) return [];
  if (step === '*' || step.startsWith('/')) return Object.values(value);
  return step in value ? [value[step]] : [];
}

/** Each description once, sorted. */
export function namesOf(these: readonly { readonly description: string }[]): string[] {
  return [...new Set(these.map(({ description }) => description))].sort();
}
