import { examples } from '@choose-life/contracts/gateway/examples';
import type { OperationRequest, OperationResponse } from '@choose-life/contracts/gateway/operations';
import { contentItem } from '@choose-life/contracts/gateway/operations/content';
import { z } from 'zod';
import type { StateValueName } from '../../provider-states.ts';
import type { LastingChanges } from './lasting-changes.ts';
import type { SetupClient } from './setup-client.ts';
import { notReachable, reached, type SetupResult } from './state-manager.ts';
import type { User } from './users.ts';

/** Finds reports, saved answers and articles at a gateway, or makes them by its own calls. @param note called before what stays there is made */
export function createRecords(client: SetupClient, note: LastingChanges['noteRecord']) {
  const findInList = async (
    { email, token }: User,
    name: StateValueName,
    valueIn: (line: ReportLine) => string | number | null | undefined,
    none: string,
  ): Promise<SetupResult> => {
    if (email === null) return notReachable('the e-mail of the test account is not known: set VERIFY_EMAIL');
    const call = 'risksAppraisedAudit.readByRisksAppraisedAuditUserId';
    const list = await client.call(call, { risksAppraisedAuditUserId: email }, { token });
    if (!list.ok)
      return notReachable(`the list of the test account's reports cannot be read: ${list.fault.text}`);
    const value = list.value.data.map(valueIn).find(Boolean);
    return value ? reached({ [name]: value }) : notReachable(none);
  };

  return {
    findReport: (user: User): Promise<SetupResult> =>
      findInList(
        user,
        'reportId',
        line => line.risksAppraisedAuditReportId,
        'the test account has no finished report',
      ),
    makeReport: async (user: User): Promise<SetupResult> => {
      note('reports');
      const made = await client.call('hra.appraiseRisks', answersOf(user), { token: user.token });
      return made.ok
        ? reached({ reportId: made.value.meta.reportId })
        : notReachable(`no report can be made: ${made.fault.text}`);
    },
    /** A line without a report is an unfinished assessment. */
    findAnswers: (user: User): Promise<SetupResult> =>
      findInList(
        user,
        'uniqueString',
        line => (line.risksAppraisedAuditReportId ? null : line.risksAppraisedUniqueString),
        'the test account has no saved answers',
      ),
    makeAnswers: async (user: User): Promise<SetupResult> => {
      note('answers');
      const made = await client.call('hra.saveAnswers', answersOf(user), { token: user.token });
      return made.ok
        ? reached({ uniqueString: made.value.uniqueString })
        : notReachable(`nothing can be saved: ${made.fault.text}`);
    },
    firstArticle: async (): Promise<string | number | null> => {
      const { request } = examples['content.readContentLibrary'];
      const library = await client.call('content.readContentLibrary', request);
      return library.ok ? (articlesOf(library.value)[0]?.contentId ?? null) : null;
    },
  };
}

function answersOf({ email }: User): OperationRequest<'hra.saveAnswers'> {
  const { unique_string: _, ...answers } = examples['hra.saveAnswers'].request;
  return { ...answers, ...(email !== null && { 'appraise_risks.user_id': email }) };
}

type ReportLine = OperationResponse<'risksAppraisedAudit.readByRisksAppraisedAuditUserId'>['data'][number];

/** The list stands in one of two places (s.7). */
function articlesOf(answer: object) {
  const { contentLibrary = answer } = Object(answer);
  return articles.parse(Object(contentLibrary).data);
}

const articles = z.array(contentItem).catch([]);
