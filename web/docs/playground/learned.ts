import { memberOf } from '../../src/json.ts';

/** Values from earlier answers, offered as initial values of other forms. They stay in memory. */
export interface Learned {
  readonly email?: string;
  readonly companyId?: string;
  readonly reportId?: string;
  readonly uniqueString?: string;
  readonly contentId?: string;
  readonly waitListId?: string;
}

/** Which fields take which value, by the end of their path. */
const takers: readonly (readonly [RegExp, keyof Learned])[] = [
  [/(?:^|\.)(?:userEmail|username|userId|risksAppraisedAuditUserId)$/, 'email'],
  [/ompanyId$/, 'companyId'],
  [/ReportId$/, 'reportId'],
  [/uniqueString$/, 'uniqueString'],
  [/contentId$/, 'contentId'],
  [/waitListId$/, 'waitListId'],
];

/** The learned text of a field, which replaces its example. */
export function learnedFor(procedure: string, path: string, learned: Learned): string | undefined {
  // Its user id is the gateway's own, and the call may change the e-mail.
  if (procedure === 'user.update' && path === 'userId') return undefined;
  const taker = takers.find(([pattern]) => pattern.test(path));
  return taker && learned[taker[1]];
}

const listCall = 'risksAppraisedAudit.readByRisksAppraisedAuditUserId';

/** Which procedures teach which value, and where it is; of a list it is the first item's. */
const teachers: readonly (readonly [procedure: string, name: keyof Learned, place: string])[] = [
  ['authentication.login', 'email', 'input.userEmail'],
  ['authentication.userDetails', 'email', 'answer.userEmail'],
  ['authentication.userDetails', 'companyId', 'answer.userCompanyId'],
  [listCall, 'reportId', 'answer.data.0.risksAppraisedAuditReportId'],
  [listCall, 'uniqueString', 'answer.data.0.risksAppraisedUniqueString'],
  ['hra.saveAnswers', 'uniqueString', 'answer.uniqueString'],
  ['hra.appraiseRisks', 'reportId', 'answer.meta.reportId'],
  ['content.readContentLibrary', 'contentId', 'answer.contentLibrary.data.0.contentId'],
  ['waitList.read', 'waitListId', 'answer.data.0.waitListId'],
];

/** What an accepted answer teaches: texts and numbers, as text. */
export function learnedFrom(id: string, input: unknown, answer: unknown): Learned {
  const found = teachers
    .filter(([procedure]) => procedure === id)
    .map(([, name, place]) => [name, place.split('.').reduce<unknown>(memberOf, { input, answer })] as const)
    .filter(([, value]) => ['string', 'number'].includes(typeof value));
  return Object.fromEntries(found.map(([name, value]) => [name, String(value)]));
}
