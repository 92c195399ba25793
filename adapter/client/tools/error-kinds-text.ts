import { errorKinds, faultOutcomes } from '@choose-life/contracts/gateway/error-kinds';

/** The source of `src/error-kinds.ts`: the closed list of kinds and the outcomes, and what each means. */
export function errorKindsText(): string {
  const meanings = errorKinds.map(({ kind, http, meaning }) => ` * - \`${kind}\` (HTTP ${http}): ${meaning}`);
  const outcomes = Object.entries(faultOutcomes);
  return `/** The closed list of error kinds. */
export const gatewayErrorKinds = [${errorKinds.map(({ kind }) => `'${kind}'`).join(', ')}] as const;

/**
 * What kind of error a call ended with. The list is closed: a \`switch\` over it is exhaustive.
 *
${meanings.join('\n')}
 */
export type GatewayErrorKind = (typeof gatewayErrorKinds)[number];

/**
 * What became of a failed call at the gateway, which matters for writes.
 *
${outcomes.map(([outcome, meaning]) => ` * - \`${outcome}\`: ${meaning}`).join('\n')}
 */
export type GatewayOutcome = ${outcomes.map(([outcome]) => `'${outcome}'`).join(' | ')};
`;
}
