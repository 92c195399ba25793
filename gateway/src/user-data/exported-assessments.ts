import { decodeFlatMap } from '@choose-life/contracts/domain/hra/flat-map';
import { fromGroups } from '@choose-life/contracts/domain/hra/read-groups';
import { reportDetails } from '@choose-life/contracts/gateway/schemas/report-details';
import type { SessionUser } from '../accounts/sessions.ts';
import { assessmentStatus } from '../assessments/saved-answers.ts';
import { readFlatMap } from '../assessments/stored-flat-map.ts';
import type { Database } from '../db/schema.ts';
import { readAppraisal } from '../reports/stored-appraisal.ts';
import { type QuestionnaireResponse, questionnaireResponseOf } from './questionnaire-response.ts';

interface Row {
  readonly uniqueString: string;
  readonly status: string;
  readonly answers: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly reportId: string | null;
  readonly reportedAt: string | null;
  readonly modelVersion: string | null;
  readonly result: string | null;
}

/** One assessment with all that is kept of it. */
type ExportedAssessment = {
  readonly uniqueString: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly questionnaireResponse: QuestionnaireResponse;
  readonly report: ReturnType<typeof exportedReport>;
};

/** The caller's assessments, saved and finished, oldest first. */
export async function exportedAssessments(db: Database, caller: SessionUser): Promise<ExportedAssessment[]> {
  const rows = await db
    .selectFrom('assessments')
    .leftJoin('reports', 'reports.unique_string', 'assessments.unique_string')
    .select([
      'assessments.unique_string as uniqueString',
      'assessments.status',
      'assessments.answers',
      'assessments.created_at as createdAt',
      'assessments.updated_at as updatedAt',
      'reports.id as reportId',
      'reports.created_at as reportedAt',
      'reports.model_version as modelVersion',
      'reports.result',
    ])
    .where('assessments.user_id', '=', caller.userId)
    .orderBy('assessments.created_at')
    .orderBy('assessments.unique_string')
    .execute();
  return rows.map(exported);
}

function exported(row: Row): ExportedAssessment {
  const { groups, meta } = decodeFlatMap(readFlatMap(row.answers));
  const { createdAt, uniqueString, updatedAt } = row;
  return {
    uniqueString,
    createdAt,
    updatedAt,
    questionnaireResponse: questionnaireResponseOf({
      uniqueString,
      isFinished: row.status === assessmentStatus.active,
      authored: row.reportedAt ?? updatedAt,
      questionnaireId: meta.defaultHraId,
      answers: fromGroups(groups),
    }),
    report: exportedReport(row),
  };
}

function exportedReport({ answers, modelVersion, reportedAt, reportId, result }: Row) {
  if (result === null) return null;
  const { currentAge, details, riskAge, targetAge } = readAppraisal(result, answers);
  return {
    reportId,
    createdAt: reportedAt,
    modelVersion,
    targetAge,
    riskAge,
    currentAge,
    details: reportDetails.parse(details),
  };
}
