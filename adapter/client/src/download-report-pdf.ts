import { type CallError, gatewayErrorOf, unansweredError } from './gateway-error.ts';
import type { HraGetReportLetterInput, HraGetReportPdfInput } from './generated/procedures.ts';
import { headersOf, jsonOf, type SendingOptions, send, tokenOf } from './sending.ts';
import { type SessionEndOptions, tellSessionEnd } from './session-end.ts';

/** Which report, under the gateway's own names (s.7), or which letter of one: what `hra.getReportPdf` or `hra.getReportLetter` takes. */
export type ReportPdfRequest = HraGetReportPdfInput | HraGetReportLetterInput;

/** Where the bytes come from: `url` is the adapter's `/reports/pdf`. */
export interface ReportPdfOptions extends SendingOptions, SessionEndOptions {
  readonly url: string;
  /** Ends the download. */
  readonly signal?: AbortSignal | undefined;
}

/** The error of a download; `gatewayErrorOf` reads it like that of any other call. */
export class ReportPdfError extends Error {
  readonly data: { readonly gateway: CallError };

  constructor(gateway: CallError, cause?: unknown) {
    super(gateway.message, { cause });
    this.name = 'ReportPdfError';
    this.data = { gateway };
  }
}

/**
 * The report or the letter as a PDF, checked by the adapter; save a report as `downloaded.pdf` (s.3). It is a read, which is asked once
 * more where `onSessionEnded` gives true. Throws `ReportPdfError`.
 */
export async function downloadReportPdf(request: ReportPdfRequest, options: ReportPdfOptions): Promise<Blob> {
  const { onSessionEnded } = options;
  for (let tries = 1; ; tries++) {
    const token = await tokenOf(options).catch(() => null);
    try {
      return await download(request, options);
    } catch (error) {
      if (onSessionEnded === undefined || gatewayErrorOf(error)?.kind !== 'SESSION_EXPIRED') throw error;
      const renewed = tellSessionEnd(onSessionEnded, token).catch(() => false);
      if (tries === 2 || (await renewed) !== true) throw error;
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
    // A page of HTML, or JSON without an adapter's error, came from something else.
    const body: unknown = await response.json();
    const error = typeof body === 'object' && body !== null && 'error' in body ? body.error : null;
    throw new ReportPdfError(gatewayErrorOf(error) ?? unansweredError(new SyntaxError()));
  } catch (thrown) {
    throw thrown instanceof ReportPdfError ? thrown : new ReportPdfError(unansweredError(thrown), thrown);
  }
}
