import type { Stage } from '@choose-life/contracts/gateway/stages';
import type { RawAnswer } from '@choose-life/gateway-client/read/raw-answer';
import type { Interaction } from '../../interactions/interaction.ts';
import type { FilledRequest } from '../contract/fill-request.ts';
import { type Difference, differenceText } from '../judge/difference.ts';
import type { Redactor } from '../redactor.ts';
import { curlLine, maskedRequest, valueLines } from './curl-line.ts';
import { type MaskedAnswer, maskAnswer } from './mask-answer.ts';

/** An interaction that the gateway did not keep, fit to be shown: where, how to ask again, and how to judge again. */
export interface Finding {
  readonly differences: readonly string[];
  readonly curl: string;
  /** Where the values of its variables come from. */
  readonly values: readonly string[];
  readonly fixture: Fixture;
}

/** Request and offending answer, masked: `--replay` judges it without a gateway. */
export interface Fixture {
  readonly format: typeof fixtureFormat;
  readonly interaction: string;
  readonly request: FilledRequest;
  readonly answer: MaskedAnswer;
  readonly differences: readonly string[];
}

export const fixtureFormat = 'choose-life-verify/1';

export function findingOf(
  interaction: Interaction,
  stage: Stage,
  answer: RawAnswer,
  differences: readonly Difference[],
  gatewayUrl: string,
  redactor: Redactor,
): Finding {
  // A value that a difference shows may be a secret, or a piece of one, in a place where nobody looks for it.
  const cleaned = differences.map(each => ({
    ...each,
    got: withoutPieces(redactor.clean(each.got), redactor),
  }));
  const texts = cleaned.map(differenceText);
  return {
    differences: texts,
    curl: redactor.clean(curlLine(interaction, stage, gatewayUrl)),
    values: valueLines(interaction),
    fixture: {
      format: fixtureFormat,
      interaction: interaction.name,
      request: maskedRequest(interaction, stage),
      answer: maskAnswer(interaction, answer, cleaned, redactor.mayBePiece),
      differences: texts,
    },
  };
}

function withoutPieces(got: string, { mayBePiece }: Redactor): string {
  return got.replace(/"([^"]*)"|\d+/g, (shown, quoted?: string) =>
    mayBePiece(quoted ?? shown) ? 'a value that is not shown' : shown,
  );
}
