import { machine, pdfHeading, table, writeSection } from '../speed-page.ts';

/** Milliseconds, but for the number of reports. */
export interface PdfFigures {
  readonly reports: number;
  readonly cold: number;
  readonly warm: number;
  readonly perReport: number;
  readonly stallHere: number;
  readonly stallBeside: number;
}

const milliseconds = (value: number) => `${value.toFixed(0)} ms`;

/** Prints the figures and puts them in place of the last ones in docs/speed.md. */
export async function writePdfSection(figures: PdfFigures): Promise<void> {
  const { cold, perReport, reports, stallBeside, stallHere, warm } = figures;
  const section = [
    pdfHeading,
    '',
    `Written by \`npm run bench:pdf\`: ${reports} reports of all shapes. ${machine()}`,
    '',
    table(
      ['a report takes', 'median'],
      [
        ['as the first of a thread, which starts and reads code and fonts', milliseconds(cold)],
        ['on one warm thread', milliseconds(warm)],
        [`among ${reports} at once on two warm threads`, milliseconds(perReport)],
      ],
    ),
    '',
    table(
      [`while ${reports} reports are made`, 'the thread that answers calls stands still for at most'],
      [
        ['beside it, as the gateway does', milliseconds(stallBeside)],
        ['on it', milliseconds(stallHere)],
      ],
    ),
  ].join('\n');
  await writeSection(pdfHeading, section);
}
