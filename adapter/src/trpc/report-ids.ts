import type { CallId, CallRequest } from '@choose-life/contracts/gateway/extensions';

/** The calls that ask for a report, with the member that names it. */
const reportIdMembers = {
  'hra.getReportData': 'getReportDataReportId',
  'hra.getReportPdf': 'getReportPdfReportId',
  'hra.whatIf': 'whatIfReportId',
} as const satisfies { readonly [Id in CallId]?: string };

/** A call's request, in which a report's id may be a number, as the gateway lists it. */
export type ProcedureRequest<Id extends CallId> = Id extends keyof typeof reportIdMembers
  ? {
      [Member in keyof CallRequest<Id>]: Member extends (typeof reportIdMembers)[Id]
        ? string | number
        : CallRequest<Id>[Member];
    }
  : CallRequest<Id>;

const members: { readonly [Id in CallId]?: string } = reportIdMembers;

/** The request with the report's id as a text, which the gateway expects (s.7). Anything else stays as it came. */
export function withReportIdAsText<Request>(id: CallId, request: Request): Request {
  const member = members[id];
  if (member === undefined || typeof request !== 'object' || request === null) return request;
  const value: unknown = Object.entries(request).find(([name]) => name === member)?.[1];
  return Number.isSafeInteger(value) ? { ...request, [member]: String(value) } : request;
}
