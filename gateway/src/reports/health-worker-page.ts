import type { NumberRow, ReportView } from '@choose-life/contracts/domain/report/report-view';
import { isPrinted } from './pdf/printed.ts';

/** What somebody was told, in the words that they read. */
interface Told {
  readonly title: string;
  /** Beside the title: a number and its band. */
  readonly about?: readonly string[];
  readonly text: string;
}

/** A report as a health worker needs it: the facts, and what the person was told to do and by when. */
export interface HealthWorkerPage {
  /** Whose report it is, and of when. */
  readonly about: readonly string[];
  readonly lead: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly tenYears: string | null;
  readonly scores: readonly string[];
  readonly told: readonly Told[];
  /** Titles alone: what is to be done by a time stands above. */
  readonly steps: readonly string[];
}

/** The headings of the page, for a reader who is not the person. */
export const healthWorkerHeadings = {
  page: 'For a health worker',
  told: 'What this person was told, and by when',
  steps: 'Further steps that this person was given',
} as const;

/** Numbers that a health worker asks for beside the facts, by the ids of their rows. */
const askedFor: readonly string[] = ['pulse', 'alcohol'];

/** The page of a report; null where its gateway tells no facts. */
export function healthWorkerPageOf(
  view: ReportView,
  [name = '', ...rest]: readonly string[],
): HealthWorkerPage | null {
  const { doctor, numbers, steps, tenYears, urgent } = view;
  if (doctor === null) return null;
  const rows = numbers?.rows ?? [];
  const known = new Set(doctor.rows.map(({ label }) => label));
  return {
    about: [name, rest.join(' · ')],
    lead: doctor.lead,
    facts: [...doctor.rows, ...rows.filter(({ id, label }) => askedFor.includes(id) && !known.has(label))],
    tenYears: tenYears?.sentence ?? null,
    scores: numbers?.scores ?? [],
    told: [...(urgent?.notices ?? []), ...rows.flatMap(toldOf), ...(steps?.first ?? [])],
    steps: (steps?.more ?? []).map(({ title }) => title),
  };
}

/** What was said about a number that is to be looked at; urgent ones have their notices. */
function toldOf(row: NumberRow): Told[] {
  const { band, label, text, value } = row;
  return text !== null && isPrinted(row, new Set()) ? [{ title: label, about: [value, band], text }] : [];
}
