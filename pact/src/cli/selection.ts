import { type OperationId, operationIds, operations } from '@choose-life/contracts/gateway/operations';
import type { Interaction } from '../interactions/interaction.ts';

/** Whether an interaction is selected by the words of `--only`: `reads`, `writes`, or names of calls with `*`. */
export function selectedBy(only: readonly string[]): (interaction: Interaction) => boolean {
  const named = only.map(callsNamedBy);
  return ({ operationId }) => only.length === 0 || named.some(calls => calls.includes(operationId));
}

/** The calls that a word of `--only` selects; none for a mistyped word. */
export function callsNamedBy(word: string): readonly OperationId[] {
  const pattern = new RegExp(`^${word.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`);
  return operationIds.filter(id => `${operations[id].effect}s` === word || pattern.test(id));
}
