import { operations } from '@choose-life/contracts/gateway/operations';
import type { ContractInteraction } from '../verify/contract/contract-interaction.ts';

/** Whether an interaction is asked for by the words of `--only`: `reads`, `writes`, or names of calls with `*`. */
export function selectedBy(only: readonly string[]): (interaction: ContractInteraction) => boolean {
  if (only.length === 0) return () => true;
  const patterns = only.map(
    word => new RegExp(`^${word.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`),
  );
  return ({ operationId }) =>
    only.includes(`${operations[operationId].effect}s`) ||
    patterns.some(pattern => pattern.test(operationId));
}
