import { Refused } from './ask-upstream.ts';

const base64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** The answer of the PDF call, once its base64 is known to be a whole PDF. */
export function reportPdfOf(text: string): { fileName: string; mediaType: string; base64: string } {
  if (text.length % 4 !== 0 || !base64.test(text)) throw new Refused(502, 'The PDF is not base64.');
  const bytes = Buffer.from(text, 'base64');
  const whole = bytes.toString('latin1', 0, 5) === '%PDF-' && bytes.subarray(-1024).includes('%%EOF');
  if (!whole) throw new Refused(502, 'The PDF is not whole.');
  return { fileName: 'downloaded.pdf', mediaType: 'application/pdf', base64: text };
}
