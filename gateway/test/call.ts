import { type CallId, type CallRequest, calls } from '@choose-life/contracts/gateway/extensions';
import { fillPath } from '@choose-life/contracts/gateway/operation';
import type { RunningGateway } from '../testing/start-gateway.ts';

/** The response of a running gateway to a call. */
export interface Answer {
  readonly status: number;
  /** The parsed body. It has no exact type, since the tests check the members themselves. */
  readonly body: Record<string, unknown>;
  readonly text: string;
  /** The Retry-After header in seconds; null without it. */
  readonly retryAfter: string | null;
}

/** An e-mail, and the path and the query parameters of its first link. Without a link, the path is '/' and the parameters are ''. */
interface MessageWithLink {
  readonly subject: string;
  readonly text: string;
  readonly path: string;
  readonly userEmail: string;
  readonly otp: string;
}

/** Makes a call. @returns the response code in the answer; undefined if the answer has none */
export async function codeOf<Id extends CallId>(
  gateway: { url: string },
  id: Id,
  request: CallRequest<Id>,
  options?: { token?: string; stage?: string },
): Promise<unknown> {
  return (await call(gateway, id, request, options)).body.responseCode;
}

/** The report list in the gateway's answer for a person. */
export async function reportListOf(
  gateway: { url: string },
  { email, token }: { email: string; token: string },
): Promise<unknown> {
  const id = 'risksAppraisedAudit.readByRisksAppraisedAuditUserId';
  return (await call(gateway, id, { risksAppraisedAuditUserId: email }, { token })).body.data;
}

/** Makes a call to a running gateway. Method and path are from the table of calls. */
export async function call<Id extends CallId>(
  gateway: { url: string },
  id: Id,
  request: CallRequest<Id>,
  { token, stage = 'prod', requestId }: { token?: string; stage?: string; requestId?: string } = {},
): Promise<Answer> {
  const { method, path } = calls[id];
  const response = await fetch(`${gateway.url}/${stage}${fillPath(path, { ...request })}`, {
    method,
    headers: {
      ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
      ...(token === undefined ? {} : { authorization: token }),
      ...(requestId === undefined ? {} : { 'x-request-id': requestId }),
    },
    ...(method === 'POST' ? { body: JSON.stringify(request) } : {}),
  });
  const text = await response.text();
  return {
    status: response.status,
    body: JSON.parse(text),
    text,
    retryAfter: response.headers.get('retry-after'),
  };
}

/** The e-mails to an address, oldest first. */
export async function messagesTo(gateway: RunningGateway, email: string): Promise<MessageWithLink[]> {
  const messages = (await gateway.mailbox()).filter(({ to }) => to === email).reverse();
  return messages.map(({ subject, text }) => {
    const { pathname, searchParams } = new URL(text.match(/http\S+/)?.[0] ?? 'http://none');
    const parameter = (name: string) => searchParams.get(name) ?? '';
    return { subject, text, path: pathname, userEmail: parameter('email'), otp: parameter('otp') };
  });
}
