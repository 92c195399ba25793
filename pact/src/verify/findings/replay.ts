import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { interactions } from '../../interactions/interactions.ts';
import { differenceText } from '../judge/difference.ts';
import { judgeAnswer } from '../judge/judge-answer.ts';
import { fixtureFormat } from './finding.ts';
import { unmaskedAnswer } from './mask-answer.ts';
import { shortDifferences } from './short-differences.ts';

const fixture = z.object({
  format: z.literal(fixtureFormat),
  interaction: z.string(),
  answer: z.object({
    status: z.number(),
    headers: z.record(z.string(), z.string()),
    body: z.unknown().optional(),
    text: z.string().optional(),
    base64: z.string().optional(),
  }),
});
const report = z.object({ findings: z.array(z.object({ fixture })) });

/** What a fixture comes to now. */
export interface ReplayResult {
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
