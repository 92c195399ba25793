import { memberOf } from './form-values.ts';

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

/** What an accepted answer teaches: the first item of a list, or the record itself. */
export function learnedFrom(id: string, input: unknown, answer: unknown): Learned {
  const first = at(answer, 'data', 0);
  switch (id) {
    case 'authentication.login':
      return known({ email: at(input, 'userEmail') });
    case 'authentication.userDetails':
      return known({ email: at(answer, 'userEmail'), companyId: at(answer, 'userCompanyId') });
    case 'risksAppraisedAudit.readByRisksAppraisedAuditUserId':
      return known({
        reportId: at(first, 'risksAppraisedAuditReportId'),
        uniqueString: at(first, 'risksAppraisedUniqueString'),
      });
    case 'hra.saveAnswers':
      return known({ uniqueString: at(answer, 'uniqueString') });
    case 'hra.appraiseRisks':
      return known({ reportId: at(answer, 'meta', 'reportId') });
    case 'content.readContentLibrary':
      return known({ contentId: at(answer, 'contentLibrary', 'data', 0, 'contentId') });
    case 'waitList.read':
      return known({ waitListId: at(first, 'waitListId') });
    default:
      return {};
  }
}

/** Keeps texts and numbers, as text. */
function known(values: Readonly<Partial<Record<keyof Learned, unknown>>>): Learned {
  const texts = Object.entries(values).filter(([, value]) => ['string', 'number'].includes(typeof value));
  return Object.fromEntries(texts.map(([name, value]) => [name, String(value)]));
}

function at(value: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(memberOf, value);
}
