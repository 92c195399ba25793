import type { PrintedReport } from '../../src/reports/pdf/render-report.ts';

export function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsOf);
}

/** Spaces and the way a letter is composed do not count: lines end where the page wants it. */
export const plain = (text: string) => text.normalize('NFC').replace(/\s+/g, '');

/** Whether a PDF says a text on its own: its brand, and the numbers of steps. */
export const isOfPaper = (text: string) => text === plain('Choose Life') || /^[1-7]$/.test(text);

/** Whether a text of the PDF is one of the report's own, whole. */
export function belongsTo({ head, names, view }: PrintedReport): (text: string) => boolean {
  const about = head.parts.join(' · ');
  const pregnancy = view.pregnancy?.sentences.join(' ') ?? '';
  const known = new Set([...names, ...stringsOf(head), about, ...stringsOf(view), pregnancy].map(plain));
  return text => known.has(plain(text)) || isOfPaper(plain(text));
}

/** By the words themselves, whatever the tables say of them. */
const keepsSafe = /malaria|more than 2 weeks|dizzy or faint|first when you may do more/;

/** The texts that no report leaves out. */
export function mustPrint({ view }: PrintedReport): string[] {
  const { analysis, doctor, how, numbers, pregnancy, reasons, redFlags, steps, tenYears, urgent, why } = view;
  const notices = urgent?.notices.map(({ lines, title, when }) => [when, title, lines]);
  const rows = numbers?.rows.map(row => {
    const { band, label, mustPrint: must, text, tone, value } = row;
    return [label, value, band, must || tone === 'attention' || keepsSafe.test(text ?? '') ? text : null];
  });
  return stringsOf([
    [urgent?.title, notices, urgent?.help],
    pregnancy && [pregnancy.title, pregnancy.sentences.join(' ')],
    [analysis.heading, analysis.headline, analysis.sentences, analysis.notFor, analysis.scope],
    [analysis.targetNote],
    Object.values(analysis.ages).map(({ label, note, text }) => [label, text, note]),
    reasons?.items.map(({ nextStep, text }) => [text, nextStep]),
    [steps?.medicine ?? [], ...(steps?.first ?? []), ...(steps?.more ?? [])]
      .flat()
      .map(({ text, title, ways, yearsText }) => [
        [title, text],
        [ways, yearsText],
      ]),
    steps?.alsoTold?.text,
    why?.none,
    why?.rows.map(({ gainText, label, note, value, yearsText }) => [label, value, yearsText, gainText, note]),
    [tenYears?.sentence, tenYears?.peer, tenYears?.action, tenYears?.caveat],
    rows,
    // The first paragraph names the person one is compared with.
    [how.paragraphs[0], how.sources[0], how.assumed, how.limits, redFlags],
    doctor && [doctor.paperHeading, doctor.lead, doctor.rows, doctor.scores],
    doctor &&
      doctor.told.length > 0 && [doctor.toldHeading, doctor.told.map(({ what, when }) => [what, when])],
  ]).filter(text => text !== '');
}
