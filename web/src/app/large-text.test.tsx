import { afterEach, describe, expect, it } from 'vitest';
import { adapter, main, open, reportOf } from '../../test/screen.tsx';

/* Tests texts in svg drawings with a large font. `e2e/every-page.test.ts` tests that pages are not wider than their window. */

afterEach(() => document.documentElement.style.removeProperty('font-size'));

/** Describes each text of a drawing that overlaps another text, or is cut off at the left or right edge of the drawing. */
function textProblems(): string[] {
  const drawings = [...document.querySelectorAll('svg')].filter(svg => svg.getClientRects().length > 0);
  const problems: string[] = [];
  for (const drawing of drawings) {
    const drawingBox = drawing.getBoundingClientRect();
    const texts = [...drawing.querySelectorAll('text')];
    for (const [index, text] of texts.entries()) {
      const textBox = text.getBoundingClientRect();
      // The tolerance of 1 px is for rounding.
      if (textBox.left < drawingBox.left - 1 || textBox.right > drawingBox.right + 1)
        problems.push(`${text.textContent} is cut off`);
      for (const other of texts.slice(index + 1))
        if (areOverlapping(textBox, other.getBoundingClientRect()))
          problems.push(`${text.textContent} overlaps ${other.textContent}`);
    }
  }
  return problems;
}

function areOverlapping(one: DOMRect, other: DOMRect): boolean {
  const sharedHeight = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  // The boxes include the line spacing, so the boxes of two neighbouring lines may share up to 30 % of their height.
  return one.right > other.left && other.right > one.left && sharedHeight > one.height * 0.3;
}

// 150 % and 200 % of the usual 16 px: text must be usable at 200 % (WCAG 1.4.4).
describe.each([24, 32])('on a phone with a font of %s px', size => {
  it.each(['/', '/dashboard', '/reports', '/reports/summary'])(
    'no text in a drawing of %s overlaps another text or is cut off',
    async path => {
      document.documentElement.style.fontSize = `${size}px`;
      // Three reports, so that the chart of /reports has several labels. One age has a decimal, which makes its label longer.
      const data = [61, 58.4, 52].map((risksAppraisedAuditRiskAge, index) => ({
        risksAppraisedAuditReportId: `report-${index}`,
        risksAppraisedAuditCreatedAt: `2024-09-${10 + index}T09:30:00.000Z`,
        risksAppraisedAuditStatus: 'ACTIVE' as const,
        risksAppraisedAuditRiskAge,
        risksAppraisedUniqueString: null,
      }));
      const readByRisksAppraisedAuditUserId = { responseCode: '00' as const, data };
      const getReportData = await reportOf({});
      adapter.answer({ hra: { getReportData }, risksAppraisedAudit: { readByRisksAppraisedAuditUserId } });
      await open(path, { width: 390, stored: { singleReportId: 'report-1' } });
      // The drawings of a page have more than two texts once its data is loaded.
      await expect.poll(() => main().element().querySelectorAll('svg text').length).toBeGreaterThan(2);
      await expect.poll(textProblems).toEqual([]);
    },
  );
});
