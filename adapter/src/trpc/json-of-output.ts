const json = Symbol('json');

/** Remembers beside an output the bytes that are its JSON, so that nobody needs to write it out again. */
export function withJson<Output>(output: Output, bytes: Uint8Array | null): Output {
  if (bytes !== null && typeof output === 'object' && output !== null)
    Object.assign(output, { [json]: bytes });
  return output;
}

/** The bytes that are an output's JSON; null where there are none yet. */
export function jsonOf(output: unknown): Uint8Array | null {
  if (typeof output !== 'object' || output === null || !(json in output)) return null;
  return output[json] instanceof Uint8Array ? output[json] : null;
}
