import { readFile } from 'node:fs/promises';
import type { Stage } from '@choose-life/contracts/gateway/stages';
import type { RawAnswer } from '@choose-life/gateway-client/read/raw-answer';
import { z } from 'zod';
import type { Interaction } from '../../interactions/interaction.ts';
import { interactions } from '../../interactions/interactions.ts';
import { type Difference, differenceText, shortDifferences } from '../judge/difference.ts';
import { judgeAnswer } from '../judge/judge-answer.ts';
import type { Redactor } from '../redactor.ts';
import { curlLine, type FilledRequest, maskedRequest, valueLines } from '../request.ts';
import { type MaskedAnswer, maskAnswer, maskedAnswer, unmaskedAnswer } from './mask-answer.ts';

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

const fixtureFormat = 'choose-life-verify/1';

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

const fixture = z.object({ format: z.literal(fixtureFormat), interaction: z.string(), answer: maskedAnswer });
const report = z.object({ findings: z.array(z.object({ fixture })) });

/** What a fixture comes to now. */
interface ReplayResult {
  readonly interaction: string;
  readonly differences: readonly string[];
}

/** Judges the fixture of a file, or every fixture of a JSON report. @returns null when the file holds none. */
export async function replayFile(file: string): Promise<readonly ReplayResult[] | null> {
  // JSON.parse answers any: it stays unknown until a schema has taken it.
  const value = await readFile(file, 'utf8')
    .then(text => JSON.parse(text) as unknown)
    .catch(() => null);
  const one = fixture.safeParse(value);
  const many = report.safeParse(value);
  const fixtures = one.success ? [one.data] : (many.data?.findings.map(each => each.fixture) ?? []);
  if (fixtures.length === 0) return null;
  return fixtures.map(({ answer, interaction: name }) => {
    const interaction = interactions.find(each => each.name === name);
    const differences =
      interaction === undefined
        ? ['the contract has no such interaction any more']
        : shortDifferences(judgeAnswer(interaction, unmaskedAnswer(answer)).differences.map(differenceText));
    return { interaction: name, differences };
  });
}
