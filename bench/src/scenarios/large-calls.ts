import { examples } from '@choose-life/contracts/gateway/examples';
import type { OperationId } from '@choose-life/contracts/gateway/operations';
import type { Scene, SceneCaller } from '@choose-life/gateway/testing/large-scene';
import type { Pool } from 'undici';
import { ask } from '../ask.ts';
import { gatewayRequestOf } from '../servers.ts';

/** The answer to one call. */
export interface CallAnswer {
  readonly ms: number;
  readonly status: number;
  readonly text: string;
}

/** Makes one call with the scene's values in place of the example's. */
export async function makeCall(
  gateway: Pool,
  id: OperationId,
  scene: Scene,
  caller: SceneCaller,
): Promise<CallAnswer> {
  const { token = caller.token, ...changes } = changesOf(scene, caller)[id] ?? {};
  const request = gatewayRequestOf(id, { ...examples[id].request, ...changes });
  const startedAt = performance.now();
  const answer = await ask(gateway, request, token);
  return { ms: performance.now() - startedAt, ...answer };
}

type Changes = Readonly<Record<string, unknown>> & { readonly token?: string };

function changesOf(scene: Scene, caller: SceneCaller): Readonly<Partial<Record<OperationId, Changes>>> {
  const { articleId, companyId, otp, password } = scene;
  const { changeEmail, changeToken, email, newcomerEmail, reportId, resetEmail } = caller;
  const answers = { 'appraise_risks.user_id': email };
  return {
    'authentication.initiatePasswordReset': { userEmail: email },
    'authentication.completePasswordReset': { userEmail: resetEmail, otp },
    'authentication.changePassword': { username: changeEmail, oldPassword: password, token: changeToken },
    'authentication.initiateEnrollment': { userEmail: `new-${email}` },
    'authentication.completeEnrollment': { userEmail: newcomerEmail, otp },
    'authentication.login': { userEmail: email, userPassword: password },
    'authentication.resendOtp': { userEmail: email },
    'waitList.create': { waitListEmail: email },
    'waitList.delete': { waitListId: caller.waitListId },
    'user.update': { userEmail: email, userId: caller.userId, userCompanyId: companyId },
    'hra.saveAnswers': { ...answers, unique_string: caller.savedString },
    'hra.getSavedAnswers': { uniqueString: caller.savedString, userId: email },
    'hra.appraiseRisks': { ...answers, unique_string: caller.submitString },
    'hra.getReportData': { getReportDataReportId: reportId },
    'hra.getReportPdf': { getReportPdfReportId: reportId },
    'risksAppraisedAudit.readByRisksAppraisedAuditUserId': { risksAppraisedAuditUserId: email },
    'company.readByCompanyId': { companyId },
    'content.readByContentId': { contentId: articleId },
  };
}
