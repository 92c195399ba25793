import type { PrintedReport } from '../../src/reports/pdf/render-report.ts';

/** Every text in a value of plain data, whatever member holds it. */
export function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsOf);
}

/** Spaces and the way a letter is composed do not count: lines end where the page wants it. */
export const plain = (text: string) => text.normalize('NFC').replace(/\s+/g, '');

/** Whether a PDF says a text on its own: its brand, the numbers of steps, and how much stands on the report's page alone. */
export const isOfPaper = (text: string) => /^(ChooseLife|[12]|and\d+moreonyourreportpage)$/.test(text);

/** Whether a text of the PDF is one of the report's own, whole. */
export function belongsTo({ head, view }: PrintedReport): (text: string) => boolean {
  const known = new Set([...stringsOf(head), ...stringsOf(view)].map(plain));
  return text => known.has(plain(text)) || isOfPaper(plain(text));
}

/** What no report leaves out, however much it has to say. */
export function alwaysSaid({ view }: PrintedReport): string[] {
  const { analysis, doctor, how, reasons, urgent } = view;
  const cells = Object.values(analysis.ages).flatMap(({ label, text }) => [label, text]);
  return [
    ...(urgent
      ? [
          urgent.title,
          ...urgent.notices.flatMap(({ text, title }) => [title, text]),
          ...stringsOf(urgent.help),
        ]
      : []),
    analysis.heading,
    analysis.headline,
    ...analysis.sentences,
    ...stringsOf([analysis.notFor, analysis.scope, cells]),
    ...(reasons?.items ?? []).flatMap(({ nextStep, text }) => [text, nextStep]),
    ...stringsOf([how.assumed, how.limits, doctor]),
  ];
}
