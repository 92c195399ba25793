const maxBytes = 10 * 1000 * 1000;
const head = '%PDF-';
const tail = '%%EOF';
/** The end mark may be followed by blanks, and by little else. */
const tailWithin = 1024;

export type CheckedPdf =
  | { readonly ok: true; readonly base64: string; readonly bytes: Buffer }
  | { readonly ok: false; readonly problem: string };

/**
 * Makes sure that a text is a whole PDF in base64: alphabet, length, head, end mark and at most 10 MB. The decoder passes over
 * whatever is no base64, so a text of another alphabet gives fewer bytes than its length promises.
 */
export function checkReportPdf(text: string): CheckedPdf {
  const base64 = text.trim();
  if (base64.length === 0 || base64.length % 4 !== 0) return { ok: false, problem: 'pdf-base64-length' };
  const padding = base64.endsWith('==') ? 2 : Number(base64.endsWith('='));
  const size = (base64.length / 4) * 3 - padding;
  if (size > maxBytes) return { ok: false, problem: 'pdf-too-large' };
  const bytes = Buffer.from(base64, 'base64');
  // The decoder takes the alphabet of addresses as well.
  if (bytes.length !== size || base64.includes('-') || base64.includes('_'))
    return { ok: false, problem: 'pdf-base64-alphabet' };
  if (bytes.subarray(0, head.length).toString('latin1') !== head) return { ok: false, problem: 'pdf-head' };
  if (!bytes.subarray(-tailWithin).includes(tail)) return { ok: false, problem: 'pdf-end' };
  return { ok: true, base64, bytes };
}
