import fc from 'fast-check';
import { expect, it } from 'vitest';
import { base64TextIn, checkReportPdf } from './report-pdf.ts';

it('checkReportPdf returns a PDF of any length unchanged, as a file and as base64', () => {
  // The lengths lie on both sides of a piece (`pieceLength`), which has 36 KiB of the file.
  fc.assert(
    fc.property(fc.integer({ min: 20, max: 200_000 }), fc.nat(255), (length, fillByte) => {
      const pdf = Buffer.alloc(length, fillByte);
      pdf.write('%PDF-1.7\n');
      pdf.write('\n%%EOF\n', length - 7);
      const json = Buffer.from(JSON.stringify(pdf.toString('base64')));
      const check = (asFile: boolean) => {
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
