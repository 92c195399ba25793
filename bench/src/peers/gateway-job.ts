import { codes } from '@choose-life/contracts/domain/codes';
import { type AnswerValue, answerKeys } from '@choose-life/contracts/domain/hra/answer-groups';
import { contractNumericKeys, wireKeyOf } from '@choose-life/contracts/domain/hra/answer-keys';
import { plainNumberOf } from '@choose-life/contracts/domain/hra/answer-value';
import type { AssessmentMeta } from '@choose-life/contracts/domain/hra/flat-map';
import { fillPath, type Operation } from '@choose-life/contracts/gateway/operation';
import { type OperationId, operations } from '@choose-life/contracts/gateway/operations';
import { Pool } from 'undici';

/*
 * The work of the adapter that the peers `trpc.ts` and `typebox.ts` have in common: calls of the gateway, its refusals, the payload of a save,
 * and the response of the PDF call. In the benchmark, `upstream.ts` is the gateway.
 */

/** A call without a usable answer, with the HTTP status for the caller. */
export class CallError extends Error {
  readonly statusCode: number;

  constructor(statusCode: number, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}

/**
 * Makes a call of the gateway and returns its parsed answer.
 * @throws CallError for a refusal or an HTTP status other than 200
 * @throws an error of undici if the connection fails or `signal` aborts
 */
export type CallUpstream = (
  id: OperationId,
  token: string,
  payload: object,
  signal?: AbortSignal,
) => Promise<unknown>;

/** Opens a connection pool to the gateway at this port. @returns the function that makes calls on it */
export function createCallUpstream(port: string): CallUpstream {
  // As many connections as the adapter has for most classes of calls (`slots` in client-settings.ts).
  const pool = new Pool(`http://127.0.0.1:${port}`, { connections: 64 });
  return async (id, token, payload, signal) => {
    const { method, path }: Operation = operations[id];
    const answer = await pool.request({
      method,
      path: `/api/prod${fillPath(path, payload)}`,
      headers: {
        'content-type': 'application/json',
        authorization: token,
        // The adapter requests no compression either.
        'accept-encoding': 'identity',
      },
      body: method === 'POST' ? JSON.stringify(payload) : null,
      ...(signal && { signal }),
    });
    if (answer.statusCode !== 200) {
      await answer.body.dump();
      throw new CallError(502, 'The gateway failed.');
    }
    const body = await answer.body.json();
    throwIfRefused(body);
    return body;
  };
}

/**
 * Throws for a refusal, which comes with HTTP 200: code 22 on every call, or any other code or status that is not a success (s.4).
 * @throws CallError
 */
function throwIfRefused(body: unknown): void {
  if (typeof body !== 'object' || body === null) return;
  // The body is an object, and any type of both members is allowed.
  const { responseCode, status } = body as { responseCode?: unknown; status?: unknown };
  // As `isSessionExpired` of the contract: code 22 may be a number or have white space around it. Any other code counts
  // only if it is a string, and is compared exactly.
  if (String(responseCode).trim() === codes.sessionExpired)
    throw new CallError(401, 'The session has expired.');
  if (typeof responseCode === 'string' && responseCode !== codes.success)
    throw new CallError(422, responseCode);
  if (typeof status === 'string' && status !== codes.ok) throw new CallError(422, status);
}

const wireForms = new Map<string, { readonly wireKey: string; readonly isNumber: boolean }>(
  answerKeys.map(key => [key, { wireKey: wireKeyOf(key), isNumber: contractNumericKeys.has(key) }]),
);

type Groups = Readonly<Record<string, Readonly<Record<string, AnswerValue | null>>>>;

/** The payload of a save: a flat map (s.7), in one pass over all groups. It does not use the adapter's code, which it is compared with. */
export function savePayloadOf(answers: Groups, meta: AssessmentMeta): Record<string, AnswerValue> {
  // The last three members are the same in every save.
  const flat: Record<string, AnswerValue> = {
    'appraise_risks.client_id': meta.clientId,
    'appraise_risks.user_id': meta.userId,
    'hra.app.cholunits': 'mg/dl',
    'hra.app.hra_id': 'midlife',
    'hra.app.units': 'metric',
  };
  if (meta.uniqueString) flat.unique_string = meta.uniqueString;
  if (meta.defaultHraId) flat['hra.app.default_hra_id'] = meta.defaultHraId;
  if (meta.externalId) flat['hra.app.external_id'] = meta.externalId;
  if (meta.saveKey) flat.save_key = meta.saveKey;
  for (const group of Object.values(answers)) {
    for (const [key, value] of Object.entries(group)) {
      if (value === null || value === '') continue;
      const wireForm = wireForms.get(key);
      if (wireForm === undefined) flat[key] = value;
      else flat[wireForm.wireKey] = wireForm.isNumber ? (plainNumberOf(value) ?? value) : value;
    }
  }
  return flat;
}

/** Creates the response of the PDF call. @throws CallError if the base64 text is not a complete PDF */
export function reportPdfOf(text: string): { fileName: string; mediaType: string; base64: string } {
  const bytes = Buffer.from(text, 'base64');
  // Node skips characters that are not base64, so the text was valid if no byte is missing.
  let padding = 0;
  if (text.endsWith('==')) padding = 2;
  else if (text.endsWith('=')) padding = 1;
  if (bytes.length !== (text.length / 4) * 3 - padding) throw new CallError(502, 'The PDF is not base64.');
  // The end mark is within the last 1024 bytes, where PDF readers look for it.
  const isCompletePdf = bytes.toString('latin1', 0, 5) === '%PDF-' && bytes.subarray(-1024).includes('%%EOF');
  if (!isCompletePdf) throw new CallError(502, 'The PDF is not complete.');
  return { fileName: 'downloaded.pdf', mediaType: 'application/pdf', base64: text };
}
