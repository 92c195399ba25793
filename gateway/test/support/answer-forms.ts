import { codes } from '@choose-life/contracts/gateway/codes';
import { type OperationId, operations } from '@choose-life/contracts/gateway/operations';
import { type Outcome, readOutcome } from '@choose-life/contracts/gateway/outcome';
import { secretToken } from '../../src/secret-token.ts';

/** An answer as it goes out. */
export interface Answer {
  readonly status: number;
  readonly mediaType: 'application/json' | 'text/plain';
  /** A value of JSON, or the text itself; undefined without a body. */
  readonly body: unknown;
}

type Members = Readonly<Record<string, unknown>>;

interface Form {
  /** The answers it is about; those of every call where none is named. */
  readonly of: Outcome['kind'];
  readonly call?: OperationId | 'waitList';
  readonly write: (members: Members, answer: Answer) => Partial<Answer>;
}

const forms = {
  'code 22 as a number': {
    of: 'session-expired',
    write: members => ({ body: { ...members, responseCode: Number(codes.sessionExpired) } }),
  },
  'HTTP 401 for an expired session': {
    of: 'session-expired',
    write: () => ({ status: 401, body: { message: 'Unauthorized' } }),
  },
  'HTTP 401 beside a refusal': { of: 'refused', write: () => ({ status: 401 }) },
  'a status for a refusal': {
    of: 'refused',
    write: ({ responseMessage }) => ({ body: { status: 'ERROR', responseMessage } }),
  },
  'a token beside a refusal': {
    of: 'refused',
    write: members => ({ body: { ...members, token: secretToken(256) } }),
  },
  'report data at the top level': {
    of: 'accepted',
    call: 'hra.getReportData',
    write: ({ data, ...rest }) => ({ body: { ...rest, ...Object(data) } }),
  },
  // This gateway's own way of writing it.
  'report data with more than the ages': { of: 'accepted', call: 'hra.getReportData', write: () => ({}) },
  'the PDF as plain text': {
    of: 'accepted',
    call: 'hra.getReportPdf',
    write: () => ({ mediaType: 'text/plain' }),
  },
  'no code from the wait-list': {
    of: 'accepted',
    call: 'waitList',
    write: ({ responseCode: _, responseMessage: __, ...rest }) => ({ body: rest }),
  },
  'no body after a deletion': {
    of: 'accepted',
    call: 'waitList.delete',
    write: () => ({ status: 204, body: undefined }),
  },
  'the company under companyInfo': {
    of: 'accepted',
    call: 'company.readByCompanyId',
    write: ({ data, ...rest }) => ({ body: { ...rest, companyInfo: { data } } }),
  },
  'the articles as a bare list': {
    of: 'accepted',
    call: 'content.readContentLibrary',
    write: ({ contentLibrary, ...rest }) => ({ body: { ...rest, ...Object(contentLibrary) } }),
  },
} as const satisfies Record<string, Form>;

/**
 * A form of an answer that the contract permits beside the one this gateway writes by itself. Another gateway may keep to
 * it, so whoever checks a client needs a gateway that does.
 */
export type AnswerForm = keyof typeof forms;

/** The same answer in another form; an answer that the form is not about stays as it is. */
export function inForm(form: AnswerForm, id: OperationId, answer: Answer): Answer {
  const { of, call, write }: Form = forms[form];
  if ((call !== undefined && !id.startsWith(call)) || readOutcome(operations[id], answer.body).kind !== of)
    return answer;
  return { ...answer, ...write(Object(answer.body), answer) };
}
