import type { Tone } from '@choose-life/contracts/domain/report/report-details';

/** What is left out so that a report ends on its second page. */
export interface Compaction {
  /** Texts of the steps for later, not their titles alone. */
  readonly moreTexts: boolean;
  /** Space between the sections, in points. */
  readonly gap: number;
  /** Lines closer together, and no notes below the ages. */
  readonly dense: boolean;
  /** Numbers that have their texts, by tone. */
  readonly texts: readonly Tone[];
  /** Steps for later that are named; null for all of them. */
  readonly maxMore: number | null;
  /** The squares of 100 dots, which show what the table beside them says. */
  readonly dots: boolean;
  /** What moved the risk age since last time, factor by factor; the sentence about it stays. */
  readonly sinceRows: boolean;
  /** Numbers that have a row, by tone. */
  readonly rows: readonly Tone[];
  /** Sections that are not printed. */
  readonly omitted: readonly (typeof omittedInOrder)[number][];
}

const allTones: readonly Tone[] = ['good', 'note', 'attention', 'urgent'];

const everything: Compaction = {
  moreTexts: true,
  gap: 15,
  dense: false,
  texts: allTones,
  maxMore: null,
  dots: true,
  sinceRows: true,
  rows: allTones,
  omitted: [],
};

/** Steps for later that stay named while there is other room to win. */
const named = 6;

/** Left out last and one after the other: only reports that no answers of one person bring about come so far. */
const omittedInOrder = ['sources', 'paragraphs', 'since', 'tenYears', 'why', 'steps'] as const;

/** From everything to the least, one compaction after the other; `more` is how many steps for later there are. */
export function compactions(more: number): Compaction[] {
  const steps: Compaction[] = [everything];
  const last = () => steps.at(-1) ?? everything;
  const also = (change: Partial<Compaction>) => steps.push({ ...last(), ...change });
  also({ moreTexts: false });
  also({ gap: 9 });
  also({ dense: true });
  also({ texts: ['note', 'attention', 'urgent'] });
  for (let kept = more - 1; kept >= named; kept -= 1) also({ maxMore: kept });
  also({ texts: ['attention', 'urgent'] });
  also({ texts: [] });
  also({ dots: false });
  also({ sinceRows: false });
  for (let kept = Math.min(named, more) - 1; kept >= 0; kept -= 1) also({ maxMore: kept });
  also({ rows: ['note', 'attention', 'urgent'] });
  also({ rows: ['attention', 'urgent'] });
  for (const section of omittedInOrder) also({ omitted: [...last().omitted, section] });
  also({ rows: [] });
  return steps;
}

/** Said in place of lines that have no room in print: they stand on the report's page. */
export const moreLine = (count: number) => `and ${count} more on your report page`;
