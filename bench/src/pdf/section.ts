import { machine, table } from '../speed-page.ts';

/** Milliseconds, but for the number of reports. */
export interface PdfMeasurement {
  readonly reports: number;
  readonly cold: number;
  readonly warm: number;
  readonly perReport: number;
  readonly stallHere: number;
  readonly stallBeside: number;
}

const milliseconds = (value: number) => `${value.toFixed(0)} ms`;

/** The section of docs/speed.md. */
export function pdfSection(measurement: PdfMeasurement): string {
  const { cold, perReport, reports, stallBeside, stallHere, warm } = measurement;
  return [
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
}
