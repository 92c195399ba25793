import { type Claim, partsOfClaim } from '../../src/appraisal/claim.ts';

/** A row of the report and what it claims. */
export interface Claiming {
  readonly rule: string;
  readonly claims: readonly Claim[];
}

/** Pairs of rows that claim different things of one topic. */
export function contradictionsInClaims(rows: readonly Claiming[]): string[] {
  const said = new Map<string, { readonly stance: string; readonly rule: string }>();
  return rows.flatMap(({ rule, claims }) =>
    claims.flatMap(claim => {
      const { stance, topic } = partsOfClaim(claim);
      const before = said.get(topic);
      if (before === undefined) said.set(topic, { stance, rule });
      if (before === undefined || before.stance === stance) return [];
      return [`${topic}: ${before.rule} says "${before.stance}", ${rule} says "${stance}"`];
    }),
  );
}
