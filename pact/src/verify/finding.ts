import type { Stage } from '@choose-life/contracts/gateway/stages';
import type { Interaction } from '../interactions/interaction.ts';
import { type Difference, differenceText } from './judge/difference.ts';
import type { Redactor } from './redactor.ts';
import { curlLine, valueLines } from './request.ts';

/** An interaction that the gateway did not keep, fit to be shown: where, and how to ask again. */
export interface Finding {
  readonly differences: readonly string[];
  readonly curl: string;
  readonly values: readonly string[];
}

export function findingOf(
  interaction: Interaction,
  stage: Stage,
  differences: readonly Difference[],
  gatewayUrl: string,
  redactor: Redactor,
): Finding {
  // A value that a difference shows may be a secret, or a piece of one, in a place where nobody looks for it.
  const shown = differences.map(each => ({
    ...each,
    got: withoutPieces(redactor.clean(each.got), redactor),
  }));
  return {
    differences: shown.map(differenceText),
    curl: redactor.clean(curlLine(interaction, stage, gatewayUrl)),
    values: valueLines(interaction),
  };
}

function withoutPieces(got: string, { mayBePiece }: Redactor): string {
  return got.replace(/"([^"]*)"|\d+/g, (shown, quoted?: string) =>
    mayBePiece(quoted ?? shown) ? 'a value that is not shown' : shown,
  );
}
