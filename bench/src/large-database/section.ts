import { machine, table } from '../speed-page.ts';
import type { CallMeasurement, LargeResult, LargeSettings } from './measure.ts';

/** The goals, in milliseconds. */
const stallGoal = 100;
const p99Goal = 100;

/** The results by the name of their database. */
export type LargeResults = Readonly<Record<string, LargeResult>>;

/** The section of docs/speed.md. */
export function largeSection(settings: LargeSettings, results: LargeResults): string {
  const { articles, callers, expiredSessions, reports, users, waitListEntries } = settings;
  const count = (rows: number) => rows.toLocaleString('en');
  return [
    `Written by \`npm run bench:large\`. ${machine()}`,
    '',
    `The embedded gateway with ${count(users)} users, ${count(expiredSessions)} expired sessions, ${count(waitListEntries)} wait-list entries,`,
    `${count(articles)} articles, and ${count(reports)} reports of each caller. Each call is made by ${callers} callers in turn, while the purge is`,
    `under way. A call is met when the event loop stands still for at most ${stallGoal} ms in the middle of them, and never works longer in`,
    'one turn; the longest stall is that of the machine too, where other programs have the core.',
    ...Object.entries(results).flatMap(([database, result]) => ['', ...databasePart(database, result)]),
  ].join('\n');
}

function databasePart(database: string, { besidePdfs, calls, isPurged, loadAverage }: LargeResult): string[] {
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
        each.maxStall.toFixed(0),
        each.maxWork.toFixed(0),
        each.kilobytes.toFixed(1),
        isCallMet(each) ? 'yes' : 'no',
      ]),
    ),
    '',
    `The expired sessions are ${isPurged ? '' : 'not '}gone. ${reads} reads of another person beside ${pdfs} PDFs: p99 ${p99.toFixed(0)} ms, where at most ${p99Goal} ms`,
    `are wanted; without the PDFs ${aloneP99.toFixed(0)} ms. Load of the machine: ${loadAverage.toFixed(1)}.`,
  ];
}

function isCallMet({ maxWork, medianStall }: CallMeasurement): boolean {
  return medianStall <= stallGoal && maxWork <= stallGoal;
}

/** Whether everything holds, on each database. */
export function isLargeMet(results: LargeResults): boolean {
  return Object.values(results).every(
    ({ besidePdfs, calls, isPurged }) => calls.every(isCallMet) && isPurged && besidePdfs.p99 <= p99Goal,
  );
}
