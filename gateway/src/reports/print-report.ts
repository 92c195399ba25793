import { setImmediate } from 'node:timers/promises';
import { reportHeadOf } from '@choose-life/contracts/domain/report/report-head';
import { reportViewOf } from '@choose-life/contracts/domain/report/report-view-of';
import { readReportDetails } from '@choose-life/contracts/gateway/schemas/report-details';
import type { SessionUser } from '../accounts/sessions.ts';
import { getUser } from '../accounts/users.ts';
import type { Dependencies } from '../dependencies.ts';
import type { PrintedReport } from './pdf/render-report.ts';
import { readPlace, readReport, readSinceLast } from './reports.ts';

let lastTurn: Promise<unknown> = Promise.resolve();

/** SQLite answers synchronously: without a turn of its own one of many calls would run to its end before the next request is read. */
function eventLoopTurn(): Promise<unknown> {
  lastTurn = lastTurn.then(() => setImmediate());
  return lastTurn;
}

/**
 * The caller's own report as a PDF in base64 (s.3), or the letter of it.
 * @param letter null for the whole report @param callerLeft ends the wait for a PDF that is not being drawn yet, with its reason
 */
export async function printReport(
  { db, printer, settings }: Pick<Dependencies, 'db' | 'printer' | 'settings'>,
  caller: SessionUser,
  { letter, reportId }: Pick<PrintedReport, 'letter' | 'reportId'>,
  callerLeft: AbortSignal,
): Promise<string> {
  await eventLoopTurn();
  callerLeft.throwIfAborted();
  const report = await readReport(db, caller, reportId);
  const user = await getUser(db, caller.userId);
  const sinceLast = await readSinceLast(db, caller, report);
  const place = await readPlace(db, caller, report);
  const { currentAge, details, riskAge, targetAge } = report.appraisal;
  const { emergencyNumber, helpLines, timeZone } = settings;
  const printed = {
    reportId: report.id,
    createdAt: report.createdAt,
    modelHash: details.model?.hash ?? null,
    names: [`${user.first_name} ${user.last_name}`, user.email],
    head: reportHeadOf({ name: '', at: report.createdAt, ...place, timeZone }),
    view: reportViewOf({
      ages: { currentAge, riskAge, targetAge },
      // A report of an earlier version lacks members of this one.
      details: readReportDetails({ ...details, sinceLast }),
      helpLines,
      emergencyNumber,
      timeZone,
    }),
    letter,
  };
  const pdf = await printer.print(printed, callerLeft);
  return Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).toString('base64');
}
