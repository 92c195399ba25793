import { afterEach, describe, expect, it } from 'vitest';
import { adapter, main, open, reportOf } from '../../test/screen.tsx';

/* That pages are no wider than their window: `e2e/every-page.test.ts`. */

afterEach(() => document.documentElement.style.removeProperty('font-size'));

/** Texts of drawings that overlap, or that their drawing cuts. Of two lines, only the space around their letters may. */
function crowdedTexts(): string[] {
  const drawings = [...document.querySelectorAll('svg')].filter(svg => svg.getClientRects().length > 0);
  return drawings.flatMap(drawing => {
    const edge = drawing.getBoundingClientRect();
    const texts = [...drawing.querySelectorAll('text')].map(text => ({
      words: text.textContent,
      box: text.getBoundingClientRect(),
    }));
    return texts.flatMap(({ words, box }, at) => [
      ...(box.left < edge.left - 1 || box.right > edge.right + 1 ? [`${words} is cut`] : []),
      ...texts.slice(at + 1).flatMap(({ words: others, box: { left, right, top, bottom } }) => {
        const down = Math.min(box.bottom, bottom) - Math.max(box.top, top);
        const isBeside = box.right <= left || right <= box.left || down <= box.height * 0.3;
        return isBeside ? [] : [`${words} overlaps ${others}`];
      }),
    ]);
  });
}

describe.each([24, 32])('on a phone with a font of %s px', size => {
  it.each(['/', '/dashboard', '/reports', '/reports/summary'])(
    'the labels of drawings stand apart at %s',
    async path => {
      document.documentElement.style.fontSize = `${size}px`;
      const data = [61, 58.4, 52].map((risksAppraisedAuditRiskAge, at) => ({
        risksAppraisedAuditReportId: `report-${at}`,
        risksAppraisedAuditCreatedAt: `2024-09-${10 + at}T09:30:00.000Z`,
        risksAppraisedAuditStatus: 'ACTIVE' as const,
        risksAppraisedAuditRiskAge,
        risksAppraisedUniqueString: null,
      }));
      const readByRisksAppraisedAuditUserId = { responseCode: '00' as const, data };
      const getReportData = await reportOf({});
      adapter.answer({ hra: { getReportData }, risksAppraisedAudit: { readByRisksAppraisedAuditUserId } });
      await open(path, { width: 390, stored: { singleReportId: 'report-1' } });
      await expect.poll(() => main().element().querySelectorAll('svg text').length).toBeGreaterThan(2);
      await expect.poll(crowdedTexts).toEqual([]);
    },
  );
});
