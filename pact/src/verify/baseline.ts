import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { placeOf } from './judge/difference.ts';
import type { InteractionResult } from './verdict.ts';

const format = 'choose-life-verify-baseline/1';

/** A breach that somebody knows about, with why it is accepted, and until when. */
const knownFinding = z.strictObject({
  interaction: z.string(),
  /** The place and what belongs there, without what came: `data[].waitListId: expected string or number`. */
  finding: z.string(),
  reason: z.string(),
  /** The last day on which it is accepted. */
  expires: z.iso.date(),
});
const baselineFile = z.object({ format: z.literal(format), known: z.array(knownFinding) });

export type KnownFinding = z.infer<typeof knownFinding>;

/** `unseen`: its interaction was not run, or could not be. */
export interface BaselineLine extends KnownFinding {
  readonly state: 'known' | 'expired' | 'mended' | 'unseen' | 'new';
}

/** Reads a baseline. @returns what is wrong with it where it cannot be used. */
export async function readBaseline(file: string): Promise<readonly KnownFinding[] | string> {
  // JSON.parse answers any: it stays unknown until the schema has taken it.
  const value = await readFile(file, 'utf8')
    .then(text => JSON.parse(text) as unknown)
    .catch(() => null);
  const read = baselineFile.safeParse(value);
  if (!read.success) return '--baseline needs a file that --write-baseline has written';
  const { known } = read.data;
  const unexplained = known.findIndex(({ reason }) => reason.trim() === '');
  return unexplained < 0
    ? known
    : `--baseline: finding ${unexplained + 1} has no reason: say why it is accepted`;
}

export function baselineText(lines: readonly BaselineLine[]): string {
  const known = lines.filter(({ state }) => state !== 'mended').map(({ state: _, ...entry }) => entry);
  return `${JSON.stringify({ format, known }, null, 2)}\n`;
}

const daysOfNew = 30;

/** Compares what a run has found with what is known. @param today as `expires` is written */
export function compareWithBaseline(
  verified: readonly InteractionResult[],
  known: readonly KnownFinding[],
  today: string,
): BaselineLine[] {
  const keyOf = (one: Pick<KnownFinding, 'interaction' | 'finding'>) => `${one.interaction}\n${one.finding}`;
  const all = verified.flatMap(({ interaction, verdict }) => {
    const differences = verdict.kind === 'broken' ? verdict.finding.differences : [];
    return differences.map(difference => ({ interaction: interaction.name, finding: placeOf(difference) }));
  });
  const found = new Map(all.map(one => [keyOf(one), one]));
  const ran = new Set(
    verified.flatMap(({ interaction, verdict }) =>
      verdict.kind === 'not-verifiable' ? [] : [interaction.name],
    ),
  );
  const stateOf = (entry: KnownFinding): BaselineLine['state'] => {
    if (found.has(keyOf(entry))) return entry.expires < today ? 'expired' : 'known';
    return ran.has(entry.interaction) ? 'mended' : 'unseen';
  };
  const knownKeys = new Set(known.map(keyOf));
  const expires = new Date(Date.parse(today) + daysOfNew * 86_400_000).toISOString().slice(0, 10);
  return [
    ...known.map(entry => ({ ...entry, state: stateOf(entry) })),
    ...[...found.values()]
      .filter(one => !knownKeys.has(keyOf(one)))
      .map(one => ({ ...one, reason: '', expires, state: 'new' as const })),
  ];
}

/** Breaches that are known and no more, and what could not be verified because of them, are no longer what a run fails by. */
export function withKnown(
  verified: readonly InteractionResult[],
  lines: readonly BaselineLine[],
): InteractionResult[] {
  const statesOf = (name: string) =>
    lines.flatMap(({ interaction, state }) => (interaction === name && state !== 'mended' ? [state] : []));
  const isKnown = (name: string) =>
    statesOf(name).length > 0 && statesOf(name).every(state => state === 'known');
  return verified.map(({ interaction, verdict }) => {
    if (verdict.kind === 'broken' && isKnown(interaction.name)) {
      return { interaction, verdict: { ...verdict, kind: 'known' } };
    }
    if (verdict.kind !== 'not-verifiable') return { interaction, verdict };
    const { brokenSetups = [] } = verdict;
    const behindKnown = brokenSetups.length > 0 && brokenSetups.every(isKnown);
    return { interaction, verdict: { ...verdict, behindKnown, gap: verdict.gap && !behindKnown } };
  });
}

export function baselineTexts(lines: readonly BaselineLine[]): string[] {
  return lines.flatMap(({ expires, finding, interaction, reason, state }) => {
    const what = `${interaction}: ${finding} (${reason})`;
    if (state === 'known') return [`known until ${expires}: ${what}`];
    if (state === 'expired') return [`known no longer than ${expires}: ${what}`];
    return state === 'mended' ? [`mended, take it out of the baseline: ${what}`] : [];
  });
}
