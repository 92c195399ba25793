import fc from 'fast-check';
import { expect, it } from 'vitest';
import { base64TextIn, checkReportPdf } from './report-pdf.ts';

const start = '%PDF-1.7\n';
const end = '\n%%EOF\n';

/** A PDF of this length in bytes. Its content does not matter. */
function pdfOf(length: number, fillByte: number): Buffer {
  const pdf = Buffer.alloc(length, fillByte);
  pdf.write(start);
  pdf.write(end, length - end.length);
  return pdf;
}

it('checkReportPdf returns a PDF unchanged as a file and as base64, whether it is decoded in one piece or in several', () => {
  // A piece of the base64 text (`pieceLength`) decodes to 36 KiB, so these files have up to six pieces.
  const anyLength = fc.integer({ min: start.length + end.length, max: 200_000 });
  fc.assert(
    fc.property(anyLength, fc.nat(255), (length, fillByte) => {
      const pdf = pdfOf(length, fillByte);
      const json = Buffer.from(JSON.stringify(pdf.toString('base64')));
      const check = (asFile: boolean) => {
        // A copy, because `asFile` decodes the text in place.
        const base64 = base64TextIn(Buffer.from(json));
        return base64 && checkReportPdf(base64, asFile);
      };
      const asText = check(false);
      const asFile = check(true);
      expect(asText?.ok && json.equals(asText.json)).toBe(true);
      expect(asFile?.ok && asFile.file !== null && pdf.equals(asFile.file)).toBe(true);
    }),
  );
});

it.each([
  [10_000_000, { ok: true }],
  [10_000_001, { ok: false, problem: 'pdf-too-large' }],
])('checkReportPdf accepts at most 10 MB: %i bytes', (length, expected) => {
  const base64 = base64TextIn(Buffer.from(pdfOf(length, 0x20).toString('base64')));
  expect(base64 && checkReportPdf(base64, true)).toMatchObject(expected);
});
