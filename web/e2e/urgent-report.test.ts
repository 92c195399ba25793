import { isCrisisOf } from '@choose-life/contracts/domain/report/urgency';
import { urgentRows } from '@choose-life/contracts/domain/report/urgent-rows';
import { byDateTitle, urgentTitle } from '@choose-life/contracts/domain/report/urgent-texts';
import { describe, expect, inject, it } from 'vitest';
import { situations } from '../test/urgent-situations.ts';
import { textOfDownload } from './support/pdf.ts';
import { createPersonWithReports, openReport } from './support/reports.ts';
import { setUpProduct } from './support/test-product.ts';

/* On the screen: `src/app/urgent-report.test.tsx`. */

const praise = /keep it up|you can win back|younger than your years|congratulations|well done/i;
const product = setUpProduct();
// What the paper says comes from the same words: two situations are enough but for the long run.
const few = inject('long') ? urgentRows : urgentRows.filter(({ id }) => ['glucose-low', 'mood'].includes(id));

describe.each(few)('$title', row => {
  it('stands on the first page of the PDF, with words of its own and no praise', async () => {
    const person = await createPersonWithReports(product, `${row.id}@example.test`, situations[row.id] ?? {});
    const page = await openReport(product, person, { acceptDownloads: true });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download Results' }).first().click(),
    ]);
    const printed = (await textOfDownload(download)).replaceAll(/\s+/g, ' ');
    expect(printed).toContain(row.title);
    expect(printed).toContain(row.text);
    expect(printed.indexOf(isCrisisOf(row) ? urgentTitle : byDateTitle)).toBeLessThan(
      printed.indexOf('ANALYSIS'),
    );
    expect(printed.match(praise)).toBeNull();
  });
});
