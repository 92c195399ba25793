import type { Json } from '@choose-life/gateway-client/read/read-answer';

const key = Symbol('json');

/** Remembers beside an output how it stands in JSON, so that nobody needs to write it out again. */
export function withJson<Output>(output: Output, json: Json | null): Output {
  if (json !== null && typeof output === 'object' && output !== null) Object.assign(output, { [key]: json });
  return output;
}

/** An output in JSON; undefined for one that has none, which is undefined itself. */
export function jsonOf(output: unknown): Json | undefined {
  const known = typeof output === 'object' && output !== null && key in output ? output[key] : undefined;
  if (typeof known === 'string' || known instanceof Uint8Array) return known;
  return JSON.stringify(output);
}
