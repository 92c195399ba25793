import { codes } from '@choose-life/contracts/gateway/codes';
import type { Operation } from '@choose-life/contracts/gateway/operation';
import { type OperationId, operations } from '@choose-life/contracts/gateway/operations';
import { Pool } from 'undici';
import { pathOf } from '../calls/path.ts';

/** A call without a usable answer, with the HTTP status for the caller. */
export class Refused extends Error {
  readonly statusCode: number;

  constructor(statusCode: number, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}

/** Makes a call of the gateway and gives its answer as JSON, unless that is a refusal. */
export type AskUpstream = (id: OperationId, token: string, payload: object) => Promise<unknown>;

export function createAskUpstream(port: string): AskUpstream {
  const pool = new Pool(`http://127.0.0.1:${port}`, { connections: 64 });
  return async (id, token, payload) => {
    const { method, path }: Operation = operations[id];
    const answer = await pool.request({
      method,
      path: `/api/prod${path.includes('{') ? pathOf(id, payload) : path}`,
      headers: {
        'content-type': 'application/json',
        authorization: token,
        'accept-encoding': 'identity',
      },
      body: method === 'POST' ? JSON.stringify(payload) : null,
    });
    if (answer.statusCode !== 200) {
      await answer.body.dump();
      throw new Refused(502, 'The gateway failed.');
    }
    const body = await answer.body.json();
    refuse(body);
    return body;
  };
}

/** A refusal comes with HTTP 200: code 22 on every call, another code or status where there is one. */
function refuse(body: unknown): void {
  if (typeof body !== 'object' || body === null) return;
  const { responseCode, status } = body as { responseCode?: unknown; status?: unknown };
  if (String(responseCode).trim() === codes.sessionExpired)
    throw new Refused(401, 'The session has expired.');
  if (typeof responseCode === 'string' && responseCode !== codes.success)
    throw new Refused(422, responseCode);
  if (typeof status === 'string' && status !== codes.ok) throw new Refused(422, status);
}
