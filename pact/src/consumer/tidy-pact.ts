import type { PactFile } from '../pact-file.ts';

/**
 * The text of a pact file that depends on the contract alone: interactions sorted by name, no versions of the libraries
 * that wrote it. Several matchers at one place are alternatives, which pact-js cannot say: it writes that all must match.
 * That stays where one of them is a pattern from its beginning: a type and a pattern together.
 */
export function tidyPact(pact: PactFile): string {
  const tidy = {
    ...pact,
    interactions: [...pact.interactions].sort((a, b) => (a.description < b.description ? -1 : 1)),
    metadata: { pactSpecification: pact.metadata.pactSpecification },
  };
  return `${JSON.stringify(tidy, alternatives, 2)}\n`;
}

function alternatives(key: string, value: unknown): unknown {
  if (key !== 'matchingRules' || typeof value !== 'object' || value === null) return value;
  return JSON.parse(JSON.stringify(value), (_, rule) =>
    Array.isArray(rule?.matchers) && areAlternatives(rule.matchers) ? { ...rule, combine: 'OR' } : rule,
  );
}

function areAlternatives(matchers: readonly { readonly regex?: string }[]): boolean {
  return matchers.length > 1 && !matchers.some(({ regex }) => regex?.startsWith('^'));
}
