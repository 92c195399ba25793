import { type GatewayError, gatewayErrorOf } from './gateway-error.ts';
import { authorizationOf, type ChooseLifeOptions, withoutCookies } from './links.ts';
import type { HraGetReportPdfInput } from './procedures.ts';

/** Which report, under the gateway's own names (s.7): what `hra.getReportPdf` takes. */
export type ReportPdfRequest = HraGetReportPdfInput;

/** Where the bytes come from: `url` is the adapter's `/reports/pdf`. */
export interface ReportPdfOptions {
  readonly url: string;
  readonly token?: ChooseLifeOptions['token'];
  readonly fetch?: typeof globalThis.fetch;
}

/** A download that failed; `gatewayErrorOf` reads it like any other failed call. */
export class ReportPdfError extends Error {
  readonly data: { readonly gateway: GatewayError | null };

  constructor(message: string, gateway: GatewayError | null) {
    super(message);
    this.name = 'ReportPdfError';
    this.data = { gateway };
  }
}

/** The report as a PDF, checked by the adapter; save it as `downloaded.pdf` (s.3). Throws `ReportPdfError`. */
export async function downloadReportPdf(request: ReportPdfRequest, options: ReportPdfOptions): Promise<Blob> {
  const fetchIt = options.fetch ?? globalThis.fetch;
  const response = await fetchIt(
    options.url,
    withoutCookies({
      method: 'POST',
      headers: { 'content-type': 'application/json', ...authorizationOf(options.token) },
      body: JSON.stringify(request),
    }),
  );
  if (response.ok) return await response.blob();
  const body: unknown = await response.json().catch(() => null);
  const error = typeof body === 'object' && body !== null && 'error' in body ? body.error : null;
  const gateway = gatewayErrorOf(error);
  throw new ReportPdfError(
    gateway?.message ?? 'The report could not be downloaded. Please try again.',
    gateway,
  );
}
