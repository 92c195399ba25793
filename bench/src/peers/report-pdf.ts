import { Refused } from './ask-upstream.ts';

/** The answer of the PDF call, once its base64 is known to be a whole PDF. */
export function reportPdfOf(text: string): { fileName: string; mediaType: string; base64: string } {
  const bytes = Buffer.from(text, 'base64');
  // Node leaves out what is not base64, so that nothing was wrong where nothing is missing.
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  if (bytes.length !== (text.length / 4) * 3 - padding) throw new Refused(502, 'The PDF is not base64.');
  const whole = bytes.toString('latin1', 0, 5) === '%PDF-' && bytes.subarray(-1024).includes('%%EOF');
  if (!whole) throw new Refused(502, 'The PDF is not whole.');
  return { fileName: 'downloaded.pdf', mediaType: 'application/pdf', base64: text };
}
