const mostBytes = 10 * 1000 * 1000;
const head = '%PDF-';
const tail = '%%EOF';
/** The end mark may be followed by blanks, and by little else. */
const tailWithin = 1024;

export type CheckedPdf =
  | { readonly ok: true; readonly base64: string; readonly bytes: Buffer }
  | { readonly ok: false; readonly problem: string };

/** Makes sure that a text is a whole PDF in base64: alphabet, length, head, end mark and at most 10 MB. */
export function checkReportPdf(text: string): CheckedPdf {
  const base64 = text.trim();
  if (base64.length === 0 || base64.length % 4 !== 0) return { ok: false, problem: 'pdf-base64-length' };
  if (base64.length > Math.ceil(mostBytes / 3) * 4) return { ok: false, problem: 'pdf-too-large' };
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) return { ok: false, problem: 'pdf-base64-alphabet' };
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > mostBytes) return { ok: false, problem: 'pdf-too-large' };
  if (bytes.subarray(0, head.length).toString('latin1') !== head) return { ok: false, problem: 'pdf-head' };
  if (!bytes.subarray(-tailWithin).includes(tail)) return { ok: false, problem: 'pdf-end' };
  return { ok: true, base64, bytes };
}
