import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Block, keepEndsTogether, type Section } from './box.ts';
import { paginate } from './paginate.ts';

// The areas are about those of A4 pages, and most generated reports need several pages.
const areas = { first: { top: 100, bottom: 800 }, following: { top: 40, bottom: 800 } };
const block = (height: number): Block => ({
  height,
  gap: 5,
  draw: () => undefined,
});

/** A section with a heading, and a table whose rows have these heights. */
const sectionOf = (heights: readonly number[]): Section => ({
  bookmark: 'A table',
  blocks: [{ ...block(20), withNext: true }, ...keepEndsTogether(heights.map(block))],
});
const sections = fc.array(
  fc.array(fc.integer({ min: 10, max: 60 }), { minLength: 1, maxLength: 20 }).map(sectionOf),
  { minLength: 1, maxLength: 8 },
);

describe('paginate', () => {
  it('never puts a heading alone, or a single row of a longer table, on a page', () => {
    fc.assert(
      fc.property(sections, allSections => {
        const { count, placedBlocks } = paginate(allSections, areas);
        for (let page = 0; page < count; page += 1) {
          for (const section of allSections) {
            const blocksOnPage = placedBlocks.filter(each => each.page === page && each.section === section);
            const [heading, ...allRows] = section.blocks;
            const rows = blocksOnPage.filter(({ block }) => block !== heading);
            const minRows = Math.min(2, allRows.length);
            if (blocksOnPage.length > 0) expect(rows.length).toBeGreaterThanOrEqual(minRows);
          }
        }
      }),
    );
  });
});
