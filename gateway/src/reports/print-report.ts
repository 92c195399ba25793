import type { SessionUser } from '../accounts/sessions.ts';
import { getUser } from '../accounts/users.ts';
import type { Dependencies } from '../dependencies.ts';
import { renderReport } from './pdf/render-report.ts';
import { readReport } from './reports.ts';

/** The caller's own report as a PDF in base64 (s.3). */
export async function printReport(
  { db, settings }: Pick<Dependencies, 'db' | 'settings'>,
  caller: SessionUser,
  reportId: string,
): Promise<string> {
  const { id, createdAt, appraisal } = await readReport(db, caller, reportId);
  const user = await getUser(db, caller.userId);
  const pdf = await renderReport({
    reportId: id,
    name: `${user.first_name} ${user.last_name}`,
    createdAt,
    appraisal,
    helpLines: settings.helpLines,
  });
  return pdf.toString('base64');
}
