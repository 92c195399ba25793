/** One interaction of a pact file: what the project reads of it. */
export interface PactInteraction {
  readonly description: string;
  readonly providerStates?: readonly { readonly name: string }[];
  readonly request: { readonly method: string; readonly path: string };
}

/** A pact file (V4). */
export interface PactFile {
  readonly interactions: readonly PactInteraction[];
  readonly metadata: Readonly<Record<string, unknown>>;
}

/** Reads the text of a pact file. @throws SyntaxError when it is not JSON. */
export function parsePactFile(text: string): PactFile {
  // Pact's own library writes these files, in this form.
  return JSON.parse(text) as PactFile;
}
