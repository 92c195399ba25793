import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { withoutReceived } from './judge/difference.ts';
import type { InteractionResult } from './verdict.ts';

const formatName = 'choose-life-verify-baseline/1';

/** A breach of the contract that is accepted until a day, for a reason. */
const knownFinding = z.strictObject({
  interaction: z.string(),
  /** The path and the expected value, without the received one: `data[].waitListId: expected string or number`. */
  finding: z.string(),
  reason: z.string(),
  /** The last day on which the breach is accepted. */
  expires: z.iso.date(),
});
const baselineFile = z.object({ format: z.literal(formatName), known: z.array(knownFinding) });

/** An entry of a baseline file. */
export type KnownFinding = z.infer<typeof knownFinding>;

/**
 * A finding of the baseline or of the run. `known`: found until its last day. `expired`: found after its last day. `mended`: no longer found.
 * `unseen`: not compared, because its interaction was not run or was not verifiable. `new`: found, but not in the baseline.
 */
export interface BaselineLine extends KnownFinding {
  readonly state: 'known' | 'expired' | 'mended' | 'unseen' | 'new';
}

type ReadBaseline =
  | { readonly ok: true; readonly known: readonly KnownFinding[] }
  | { readonly ok: false; readonly problem: string };

/** Reads a baseline file. @returns the entries, or the reason why the file cannot be used */
export async function readBaseline(file: string): Promise<ReadBaseline> {
  // JSON.parse returns `any`. The value stays `unknown` until the schema has checked it.
  const value = await readFile(file, 'utf8')
    .then(text => JSON.parse(text) as unknown)
    // A file that cannot be read or parsed is refused below, because null does not match the schema.
    .catch(() => null);
  const parsed = baselineFile.safeParse(value);
  if (!parsed.success)
    return { ok: false, problem: '--baseline needs a file that --write-baseline has written' };
  const { known } = parsed.data;
  const indexWithoutReason = known.findIndex(({ reason }) => reason.trim() === '');
  if (indexWithoutReason < 0) return { ok: true, known };
  const problem = `--baseline: finding ${indexWithoutReason + 1} has no reason: say why it is accepted`;
  return { ok: false, problem };
}

/** The text of a baseline file with these findings. Mended findings are omitted. */
export function baselineText(lines: readonly BaselineLine[]): string {
  const known = lines.filter(({ state }) => state !== 'mended').map(({ state: _, ...entry }) => entry);
  return `${JSON.stringify({ format: formatName, known }, null, 2)}\n`;
}

/** The number of days until a new entry expires, so that a breach is not accepted forever by mistake. */
const newEntryDays = 30;

/** Compares the findings of a run with the entries of a baseline. @param today an ISO 8601 date, like `expires` */
export function compareWithBaseline(
  results: readonly InteractionResult[],
  known: readonly KnownFinding[],
  today: string,
): BaselineLine[] {
  const keyOf = (entry: Pick<KnownFinding, 'interaction' | 'finding'>) =>
    `${entry.interaction}\n${entry.finding}`;
  const foundEntries = results.flatMap(({ interaction, verdict }) => {
    const differences = verdict.kind === 'broken' ? verdict.finding.differences : [];
    return differences.map(difference => ({
      interaction: interaction.name,
      finding: withoutReceived(difference),
    }));
  });
  // By key, because list elements may have the same finding, which is listed once.
  const foundByKey = new Map(foundEntries.map(entry => [keyOf(entry), entry]));
  const verifiedNames = new Set(
    results.flatMap(({ interaction, verdict }) =>
      verdict.kind === 'not-verifiable' ? [] : [interaction.name],
    ),
  );
  const stateOf = (entry: KnownFinding): BaselineLine['state'] => {
    if (foundByKey.has(keyOf(entry))) return entry.expires < today ? 'expired' : 'known';
    return verifiedNames.has(entry.interaction) ? 'mended' : 'unseen';
  };
  const knownKeys = new Set(known.map(keyOf));
  // ISO 8601 dates can be compared as texts. 86,400,000 ms are a day.
  const expires = new Date(Date.parse(today) + newEntryDays * 86_400_000).toISOString().slice(0, 10);
  return [
    ...known.map(entry => ({ ...entry, state: stateOf(entry) })),
    ...[...foundByKey.values()]
      .filter(entry => !knownKeys.has(keyOf(entry)))
      .map(entry => ({ ...entry, reason: '', expires, state: 'new' as const })),
  ];
}

/**
 * Returns the results with two changes, so that known breaches do not make the run fail. A broken interaction is `known` if the baseline lists
 * all its breaches. An interaction that could not be verified because of a known breach is no gap of the run.
 */
export function markKnownBreaches(
  results: readonly InteractionResult[],
  lines: readonly BaselineLine[],
): InteractionResult[] {
  const statesOf = (name: string) =>
    // A mended finding was not found in this run, so it cannot make the interaction fail.
    lines.flatMap(({ interaction, state }) => (interaction === name && state !== 'mended' ? [state] : []));
  // `every` is true for an empty list, so an interaction without findings needs the first condition.
  const isKnown = (name: string) =>
    statesOf(name).length > 0 && statesOf(name).every(state => state === 'known');
  return results.map(({ interaction, verdict }) => {
    if (verdict.kind === 'broken' && isKnown(interaction.name)) {
      return { interaction, verdict: { ...verdict, kind: 'known' } };
    }
    if (verdict.kind !== 'not-verifiable') return { interaction, verdict };
    const { brokenSetups = [] } = verdict;
    const isSetupBreachKnown = brokenSetups.length > 0 && brokenSetups.every(isKnown);
    return {
      interaction,
      verdict: { ...verdict, isSetupBreachKnown, isGap: verdict.isGap && !isSetupBreachKnown },
    };
  });
}

/** One line for each known, expired or mended entry of the baseline. */
export function baselineTexts(lines: readonly BaselineLine[]): string[] {
  return lines.flatMap(({ expires, finding, interaction, reason, state }) => {
    const entryText = `${interaction}: ${finding} (${reason})`;
    if (state === 'known') return [`known until ${expires}: ${entryText}`];
    if (state === 'expired') return [`known only until ${expires}: ${entryText}`];
    return state === 'mended' ? [`mended, remove it from the baseline: ${entryText}`] : [];
  });
}
