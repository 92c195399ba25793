import type { Claim } from '../../src/appraisal/claim.ts';

/** A row of the report and what it claims. */
export interface ClaimingRow {
  readonly rule: string;
  readonly claims: readonly Claim[];
}

/** Pairs of rows that claim different things of one topic. */
export function contradictionsInClaims(rows: readonly ClaimingRow[]): string[] {
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

/** The topic and the stance of a claim. */
export function partsOfClaim(claim: Claim): { readonly topic: string; readonly stance: string } {
  const [topic = '', stance = ''] = claim.split(': ');
  return { topic, stance };
}
