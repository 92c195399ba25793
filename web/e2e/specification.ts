import { authRows } from './specification/rows-auth.ts';
import { dashboardRows } from './specification/rows-dashboard.ts';
import { assessmentRows } from './specification/rows-hra.ts';
import { fallbackRows, landingRows, purposeRows } from './specification/rows-landing.ts';
import { constantRows, errorRows, roleRows, validationRows } from './specification/rows-rules.ts';
import { dataRows, stateRows } from './specification/rows-states.ts';

/**
 * What a screen of the product can be seen to do: the statements of docs/specification.md, s.1 to s.6, s.8 and s.9, one
 * fact each, as decision 0004 reads them. A test says by `proves` which of them it proves; `specification-reporter.ts`
 * counts them.
 */
const sentences = {
  ...purposeRows,
  ...landingRows,
  ...authRows,
  ...dashboardRows,
  ...assessmentRows,
  ...fallbackRows,
  ...dataRows,
  ...stateRows,
  ...validationRows,
  ...roleRows,
  ...errorRows,
  ...constantRows,
} as const satisfies Record<`s${number}-${string}`, string>;

/** The name of a statement, for example 's2.1-07': the seventh of section 2.1. */
export type StatementId = keyof typeof sentences;

/** One fact of the specification. */
export interface Statement {
  readonly id: StatementId;
  /** As the specification is cited, for example 's.2.1'. */
  readonly section: string;
  readonly sentence: string;
}

// The keys of a literal table are its ids; Object.keys only knows them as strings.
export const statementIds = Object.keys(sentences) as readonly StatementId[];

/** Every statement, in the order of the specification. */
export const specification: readonly Statement[] = statementIds.map(id => ({
  id,
  section: id.replace(/^s(.+)-\d+$/, 's.$1'),
  sentence: sentences[id],
}));

/** The beginning of a test's title: which statements the test proves. */
export function proves(...ids: readonly [StatementId, ...StatementId[]]): string {
  return `[${ids.join(' ')}]`;
}

/** The statements that a test's title names. */
export function provenBy(title: string): StatementId[] {
  const named = new Set(title.match(/\bs\d(?:\.\d)?-\d\d\b/g));
  return statementIds.filter(id => named.has(id));
}
