import { largeHeading, machine, table } from '../speed-page.ts';
import type { CallFigures, LargeFigures, LargeSettings } from './measure.ts';

/** Milliseconds. */
const maxStall = 100;
const maxP99 = 100;

/** The figures by the name of their database. */
export type LargeResults = Readonly<Record<string, LargeFigures>>;

/** The section of docs/speed.md. */
export function largeSection(settings: LargeSettings, results: LargeResults): string {
  const { articles, callers, expiredSessions, reports, users, waitListEntries } = settings;
  const count = (rows: number) => rows.toLocaleString('en');
  return [
    largeHeading,
    '',
    `Written by \`npm run bench:large\`. ${machine()}`,
    '',
    `The embedded gateway with ${count(users)} users, ${count(expiredSessions)} expired sessions, ${count(waitListEntries)} wait-list entries,`,
    `${count(articles)} articles, and ${count(reports)} reports of each caller. Each call is made by ${callers} callers in turn, while the purge is`,
    `under way. A call is met when the event loop stands still for at most ${maxStall} ms in the middle of them, and never works longer in`,
    'one turn; the longest stall is that of the machine too, where other programs have the core.',
    ...Object.entries(results).flatMap(([database, figures]) => ['', ...databasePart(database, figures)]),
  ].join('\n');
}

function databasePart(database: string, { besidePdfs, calls, isPurged, load }: LargeFigures): string[] {
  const { aloneP99, p99, pdfs, reads } = besidePdfs;
  return [
    `### ${database}`,
    '',
    table(
      ['call', 'ms', 'median stall, ms', 'longest, ms', 'own work, ms', 'answer, kB', 'met'],
      calls.map(each => [
        each.name,
        each.ms.toFixed(0),
        each.medianStall.toFixed(0),
        each.longestStall.toFixed(0),
        each.ownWork.toFixed(0),
        each.kilobytes.toFixed(1),
        isCallMet(each) ? 'yes' : 'no',
      ]),
    ),
    '',
    `The expired sessions are ${isPurged ? '' : 'not '}gone. ${reads} reads of another person beside ${pdfs} PDFs: p99 ${p99.toFixed(0)} ms, where at most ${maxP99} ms`,
    `are wanted; without the PDFs ${aloneP99.toFixed(0)} ms. Load of the machine: ${load.toFixed(1)}.`,
  ];
}

function isCallMet({ medianStall, ownWork }: CallFigures): boolean {
  return medianStall <= maxStall && ownWork <= maxStall;
}

/** Whether everything holds, on each database. */
export function isLargeMet(results: LargeResults): boolean {
  return Object.values(results).every(
    ({ besidePdfs, calls, isPurged }) => calls.every(isCallMet) && isPurged && besidePdfs.p99 <= maxP99,
  );
}
