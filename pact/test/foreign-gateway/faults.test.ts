import type { OperationId } from '@choose-life/contracts/gateway/operations';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exitCodes } from '../../src/verify/reports/summary.ts';
import { type ForeignGateway, startForeignGateway } from './foreign-gateway.ts';
import { account, runForeign } from './run-foreign.ts';

describe('a lawful gateway of somebody else', () => {
  let gateway: ForeignGateway;
  beforeEach(async () => {
    gateway = await startForeignGateway();
  });
  afterEach(() => gateway.stop());

  it.each<[OperationId, string, (answer: Record<string, unknown>) => unknown]>([
    ['authentication.changePassword', 'responseCode', answer => ({ ...answer, responseCode: 0 })],
    ['authentication.login', 'token', ({ token: _, ...answer }) => answer],
    ['waitList.create', 'responseCode', answer => ({ ...answer, responseCode: 0 })],
    ['authentication.userDetails', 'userEmail', ({ userEmail: _, ...answer }) => answer],
    ['authentication.userDetails', 'userAge', answer => ({ ...answer, userAge: '51' })],
    ['waitList.read', 'data', ({ data: _, ...answer }) => answer],
    ['waitList.read', 'data[0].waitListId', () => ({ data: [{ waitListEmail: 'a@foreign.test' }] })],
    ['user.update', '(answer)', () => 'updated'],
    ['hra.getQuestionnaire', 'meta.modules', answer => ({ ...answer, meta: { modules: {} } })],
    ['hra.getQuestionnaire', 'status', ({ status: _, ...answer }) => answer],
    ['hra.getReportData', 'riskAge', answer => ({ ...answer, riskAge: '55' })],
    ['hra.getSavedAnswers', 'hraQSexA', answer => ({ ...answer, hraQSexA: ['male'] })],
    ['hra.getReportPdf', '(answer)', () => 'Tm90IGEgUERG'],
    [
      'risksAppraisedAudit.readByRisksAppraisedAuditUserId',
      'data[0].risksAppraisedAuditRiskAge',
      answer => ({
        ...answer,
        data: [{ risksAppraisedAuditReportId: 4001, risksAppraisedAuditRiskAge: '55' }],
      }),
    ],
    [
      'company.readByCompanyId',
      'companyInfo.data.companyName',
      answer => ({ ...answer, companyInfo: { data: { companyName: 7 } } }),
    ],
    ['content.readContentLibrary', 'data', answer => ({ ...answer, data: { first: 3 } })],
    [
      'content.readByContentId',
      'data.contentTitle',
      answer => ({ ...answer, data: { ...Object(answer.data), contentTitle: 7 } }),
    ],
  ])('is broken by name when %s has a fault at %s', async (call, path, change) => {
    // Refusals stay as they are: the fault is in what is accepted.
    const accepted = (answer: Record<string, unknown>) =>
      answer.responseCode !== '07' && answer.status !== 'ERROR';
    const before = gateway.snapshot();
    gateway.alterAnswer(call, answer => (accepted(Object(answer)) ? change(Object(answer)) : answer));
    const { code, printed } = await runForeign(gateway, account, '--allow-writes', '--only', call);
    expect(printed).toContain(`BROKEN ${call}, accepted`);
    expect(printed).toContain(`  ${path}: expected `);
    expect(code).toBe(exitCodes.broken);
    expect(gateway.snapshot()).toEqual(before);
  });
});
