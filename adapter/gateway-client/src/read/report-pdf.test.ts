import fc from 'fast-check';
import { expect, it } from 'vitest';
import { base64TextIn, checkReportPdf } from './report-pdf.ts';

it('checkReportPdf returns a PDF unchanged as a file and as base64, whether it is decoded in one piece or in several', () => {
  const start = '%PDF-1.7\n';
  const end = '\n%%EOF\n';
  // A piece of the base64 text (`pieceLength`) decodes to 36 KiB, so these files have up to six pieces.
  const anyLength = fc.integer({ min: start.length + end.length, max: 200_000 });
  fc.assert(
    fc.property(anyLength, fc.nat(255), (length, fillByte) => {
      const pdf = Buffer.alloc(length, fillByte);
      pdf.write(start);
      pdf.write(end, length - end.length);
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
