import { setImmediate } from 'node:timers/promises';
import { reportHeadOf } from '@choose-life/contracts/domain/report/report-head';
import { reportViewOf } from '@choose-life/contracts/domain/report/report-view-of';
import { readReportDetails } from '@choose-life/contracts/gateway/schemas/report-details';
import type { SessionUser } from '../accounts/sessions.ts';
import { getUser } from '../accounts/users.ts';
import type { Dependencies } from '../dependencies.ts';
import type { ReportToPrint } from './pdf/render-report.ts';
import { readPosition, readReport, readSinceLast } from './reports.ts';

let lastYield: Promise<unknown> = Promise.resolve();

/**
 * Distributes calls that arrive together over iterations of the event loop: one of them resolves in each iteration. SQLite is synchronous, so
 * otherwise they would all run before the next request is read.
 */
function yieldInOrder(): Promise<unknown> {
  lastYield = lastYield.then(() => setImmediate());
  return lastYield;
}

/**
 * Prints a report of the caller, or the letter to a health worker, as a PDF in base64 (s.3).
 * @param letter null for the whole report
 * @param disconnectSignal aborts when the caller has disconnected; a PDF that is already being drawn is finished
 * @throws Refusal for an unknown report, Busy, or the reason of the signal
 */
export async function printReport(
  { db, printer, settings }: Pick<Dependencies, 'db' | 'printer' | 'settings'>,
  caller: SessionUser,
  { letter, reportId }: Pick<ReportToPrint, 'letter' | 'reportId'>,
  disconnectSignal: AbortSignal,
): Promise<string> {
  await yieldInOrder();
  disconnectSignal.throwIfAborted();
  const report = await readReport(db, caller, reportId);
  const user = await getUser(db, caller.userId);
  const sinceLast = await readSinceLast(db, caller, report);
  const position = await readPosition(db, caller, report);
  const { currentAge, details, riskAge, targetAge } = report.appraisal;
  const { emergencyNumber, helpLines, timeZone } = settings;
  const reportToPrint = {
    reportId: report.id,
    createdAt: report.createdAt,
    modelHash: details.model?.hash ?? null,
    names: [`${user.first_name} ${user.last_name}`, user.email],
    // Without the name: the printer adds the first of `names` that the fonts can draw.
    head: reportHeadOf({ name: '', at: report.createdAt, ...position, timeZone }),
    view: reportViewOf({
      ages: { currentAge, riskAge, targetAge },
      // Validated, since a report of an earlier release may lack members.
      details: readReportDetails({ ...details, sinceLast }),
      helpLines,
      emergencyNumber,
      timeZone,
    }),
    letter,
  };
  const pdf = await printer.print(reportToPrint, disconnectSignal);
  return Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).toString('base64');
}
