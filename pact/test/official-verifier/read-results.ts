/** As much of the verifier's report as is read here. */
interface Report {
  readonly interactionResults?: readonly InteractionResult[];
}

interface InteractionResult {
  readonly description: string;
  readonly result: string;
  readonly mismatch?: { readonly mismatches?: readonly Mismatch[]; readonly message?: string };
}

interface Mismatch {
  readonly mismatch?: string;
  readonly path?: string;
  readonly key?: string;
}

/** Of each interaction that ran, by its description: what went against it, nothing when it was kept. */
export function readResults(results: string): ReadonlyMap<string, readonly string[]> {
  const { interactionResults = [] } = reportOf(results);
  return new Map(interactionResults.map(each => [each.description, problemsOf(each)]));
}

function problemsOf({ description, mismatch, result }: InteractionResult): string[] {
  if (result === 'OK') return [];
  const found = (mismatch?.mismatches ?? []).map(each =>
    [description, each.path ?? each.key, each.mismatch].filter(part => part !== undefined).join(': '),
  );
  return found.length > 0 ? [...new Set(found)] : [`${description}: ${mismatch?.message ?? 'failed'}`];
}

/** A verifier that broke down reports a sentence, not JSON: then nothing ran. */
function reportOf(results: string): Report {
  try {
    const report: unknown = JSON.parse(results);
    return typeof report === 'object' && report !== null ? report : {};
  } catch {
    return {};
  }
}
