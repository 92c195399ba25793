import { type CallId, type CallRequest, calls } from '@choose-life/contracts/gateway/extensions';
import { filledPath } from '@choose-life/contracts/gateway/operation';
import type { RunningGateway } from '../testing/start-gateway.ts';

export type Answer = Awaited<ReturnType<typeof call>>;

export async function codeOf<Id extends CallId>(
  gateway: { url: string },
  id: Id,
  request: CallRequest<Id>,
  options?: { token?: string; stage?: string },
): Promise<unknown> {
  return (await call(gateway, id, request, options)).body.responseCode;
}

export async function reportListOf(
  gateway: { url: string },
  { email, token }: { email: string; token: string },
): Promise<unknown> {
  const id = 'risksAppraisedAudit.readByRisksAppraisedAuditUserId';
  return (await call(gateway, id, { risksAppraisedAuditUserId: email }, { token })).body.data;
}

/** Calls a running gateway as the table says, by default under the main stage. */
export async function call<Id extends CallId>(
  gateway: { url: string },
  id: Id,
  request: CallRequest<Id>,
  { token, stage = 'prod', requestId }: { token?: string; stage?: string; requestId?: string } = {},
) {
  const { method, path } = calls[id];
  const response = await fetch(`${gateway.url}/${stage}${filledPath(path, { ...request })}`, {
    method,
    headers: {
      ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
      ...(token === undefined ? {} : { authorization: token }),
      ...(requestId === undefined ? {} : { 'x-request-id': requestId }),
    },
    ...(method === 'POST' ? { body: JSON.stringify(request) } : {}),
  });
  const text = await response.text();
  // Tests look into answers of every call; types of each would test the types, not the answers.
  const body: Record<string, unknown> = JSON.parse(text);
  return {
    status: response.status,
    body,
    text,
    /** Seconds, where the gateway says when to come again. */
    retryAfter: response.headers.get('retry-after'),
  };
}

export async function messagesTo(gateway: RunningGateway, email: string) {
  const messages = (await gateway.mailbox()).filter(({ to }) => to === email).reverse();
  return messages.map(({ subject, text }) => {
    const { pathname, searchParams } = new URL(text.match(/http\S+/)?.[0] ?? 'http://none');
    const member = (name: string) => searchParams.get(name) ?? '';
    return { subject, text, path: pathname, userEmail: member('email'), otp: member('otp') };
  });
}
