import type { SessionUser } from '../accounts/sessions.ts';
import type { Dependencies } from '../dependencies.ts';
import { encodedList, listItemOf } from '../encoded-answer.ts';
import { Busy } from '../refusal.ts';
import { printReport } from '../reports/print-report.ts';
import type { ExportedAssessments } from './exported-assessments.ts';

/** A caller waits at most 12 s for the beginning of the answer. */
const maxDrawingMs = 5_000;

/**
 * The caller's reports as PDFs, newest first: as many as fit beside the assessments and can be drawn in time. Each can also be
 * requested by itself.
 */
export async function exportedPdfs(
  dependencies: Pick<Dependencies, 'db' | 'printer' | 'settings'>,
  caller: SessionUser,
  { hasRoom, reportIds }: Pick<ExportedAssessments, 'hasRoom' | 'reportIds'>,
): Promise<Buffer> {
  const list = encodedList();
  const endsAt = performance.now() + maxDrawingMs;
  for (const reportId of reportIds) {
    if (performance.now() >= endsAt) break;
    const base64 = await printReport(dependencies, caller, reportId).catch(orNone);
    if (base64 === null) break;
    const item = listItemOf({ reportId, mediaType: 'application/pdf', base64 });
    if (!hasRoom(item)) break;
    list.add([item.text]);
  }
  return list.toBytes();
}

/** While others wait for PDFs an export goes without. */
function orNone(error: unknown): null {
  if (error instanceof Busy) return null;
  throw error;
}
