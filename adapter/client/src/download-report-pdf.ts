import { type CallError, gatewayErrorOf, unansweredError, unansweredErrorOfKind } from './gateway-error.ts';
import type { HraGetReportLetterInput, HraGetReportPdfInput } from './generated/procedures.ts';
import { headersOf, jsonOf, type SendingOptions, send, tokenOf } from './sending.ts';
import { notifySessionEnd, type SessionEndOptions } from './session-end.ts';

/** The report or letter to download: the input of `hra.getReportPdf` or `hra.getReportLetter` (s.7). */
export type ReportPdfRequest = HraGetReportPdfInput | HraGetReportLetterInput;

/** The options of a download: its URL and `signal`, and the options that it shares with calls. */
export interface ReportPdfOptions extends SendingOptions, SessionEndOptions {
  /** URL of the adapter's `/reports/pdf`. */
  readonly url: string;
  /** Aborts the download. */
  readonly signal?: AbortSignal | undefined;
}

/** The error of a download. `gatewayErrorOf` reads it like the error of a call. */
export class ReportPdfError extends Error {
  readonly data: { readonly gateway: CallError };

  constructor(gateway: CallError, cause?: unknown) {
    super(gateway.message, { cause });
    this.name = 'ReportPdfError';
    this.data = { gateway };
  }
}

/**
 * Downloads a report or a letter. The adapter has checked that the file is a PDF. An app saves a report as `downloaded.pdf` (s.7). The download
 * is retried once if the session has ended and `onSessionEnded` returns true or a promise of true. Throws `ReportPdfError`.
 */
export async function downloadReportPdf(request: ReportPdfRequest, options: ReportPdfOptions): Promise<Blob> {
  const { onSessionEnded, signal } = options;
  for (let attempt = 1; ; attempt++) {
    // The token is read before the request, because the app may have a new token when the error arrives. If the app's `token` function
    // throws, the error is ignored here: `download` calls the function again and reports the error.
    const token = await tokenOf(options).catch(() => null);
    try {
      return await download(request, options);
    } catch (error) {
      if (onSessionEnded === undefined || gatewayErrorOf(error)?.kind !== 'SESSION_EXPIRED') throw error;
      // `onSessionEnded` is called after the second attempt too, because the app must learn that the new token has also expired.
      // If it throws, there is no new session, and the caller gets the error of the download.
      const renewal = notifySessionEnd(onSessionEnded, token).catch(() => false);
      if (attempt === 2) throw error;
      // An abort also ends a download that waits for a new session.
      const aborted = new Promise(resolve => signal?.addEventListener('abort', resolve, { once: true }));
      const result = signal?.aborted ? false : await Promise.race([renewal, aborted]);
      if (signal?.aborted) throw abortedError(signal.reason);
      if (result !== true) throw error;
    }
  }
}

async function download(request: ReportPdfRequest, options: ReportPdfOptions): Promise<Blob> {
  const { url, signal = null } = options;
  try {
    const headers = { 'content-type': 'application/json', ...(await headersOf(options)) };
    const response = await send(options, url, {
      method: 'POST',
      headers,
      body: jsonOf(request),
      signal,
    });
    const isPdf = response.headers.get('content-type')?.startsWith('application/pdf');
    if (response.ok && isPdf) return await response.blob();
    // For HTML, `json` throws a SyntaxError, which `unansweredError` converts to NOT_AN_ADAPTER. JSON without an error of the adapter is
    // also reported as NOT_AN_ADAPTER.
    const body: unknown = await response.json();
    const error = typeof body === 'object' && body !== null && 'error' in body ? body.error : null;
    throw new ReportPdfError(gatewayErrorOf(error) ?? unansweredErrorOfKind('NOT_AN_ADAPTER'));
  } catch (thrown) {
    if (thrown instanceof ReportPdfError) throw thrown;
    // `fetch` rejects with the reason of the signal, which the app may set to any value.
    throw signal?.aborted ? abortedError(thrown) : new ReportPdfError(unansweredError(thrown), thrown);
  }
}

function abortedError(cause: unknown): ReportPdfError {
  return new ReportPdfError(unansweredErrorOfKind('ABORTED'), cause);
}
