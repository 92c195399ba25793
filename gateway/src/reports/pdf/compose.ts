import type { ReportView } from '@choose-life/contracts/domain/report/report-view';
import type { Part, Section } from './block.ts';
import { type Compaction, compactions } from './compaction.ts';
import { type PageAreas, type Pages, paginate } from './paginate.ts';
import { analysisSection } from './sections/analysis.ts';
import { doctorSection } from './sections/doctor.ts';
import { howSections } from './sections/how.ts';
import { numbersSection } from './sections/numbers.ts';
import { reasonsSection } from './sections/reasons.ts';
import { sinceSection } from './sections/since.ts';
import { stepsSection } from './sections/steps.ts';
import { tenYearsSection } from './sections/ten-years.ts';
import { urgentSection } from './sections/urgent.ts';
import { whySection } from './sections/why.ts';
import type { Sheet } from './sheet.ts';
import type { TextMeasurer } from './text-block.ts';

/** A report is one sheet of paper: two pages. */
const maxPages = 2;

/** Lines still stand apart by a fifth of their size. */
const denseLines = 0.955;

/** Everything in its place, with as little left out as two pages ask for. */
export function compose(sheet: Sheet, view: ReportView, rooms: PageAreas): Pages {
  const choices = compactions(view.steps?.more.length ?? 0);
  const pagesOf = (index: number): Pages => {
    const compaction = choices[index];
    if (compaction === undefined) return { placed: [], count: 0 };
    sheet.lineScale = compaction.dense ? denseLines : 1;
    return paginate(partsOf(sheet, view, compaction), rooms);
  };
  // Each compaction takes less room than the one before, so the first that fits is found by halving.
  let low = 0;
  let high = choices.length - 1;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (pagesOf(middle).count <= maxPages) high = middle;
    else low = middle + 1;
  }
  return pagesOf(low);
}

/** The report's sections in their order. */
function partsOf(measure: TextMeasurer, view: ReportView, compaction: Compaction): Part[] {
  const { omitted } = compaction;
  const gap = compaction.tight ? 9 : 15;
  const { doctor, numbers, reasons, urgent } = view;
  const why = omitted.includes('why') ? null : view.why;
  const tenYears = omitted.includes('tenYears') ? null : view.tenYears;
  const steps = omitted.includes('firstSteps') ? null : view.steps;
  const since = omitted.includes('since') ? null : view.since;
  const sections: (Section | null)[] = [
    urgent && urgentSection(measure, urgent),
    analysisSection(measure, view.analysis, { gap, compaction }),
    reasons && reasonsSection(measure, reasons, gap),
    why && whySection(measure, why, gap),
    tenYears && tenYearsSection(measure, tenYears, { gap, compaction }),
    steps && stepsSection(measure, steps, { gap, compaction }),
    since && sinceSection(measure, since, { gap, compaction }),
    numbers && numbersSection(measure, numbers, { gap, compaction }),
    doctor && doctorSection(measure, doctor, gap),
  ];
  const how = {
    ...view.how,
    sources: omitted.includes('sources') ? [] : view.how.sources,
    paragraphs: omitted.includes('paragraphs') ? [] : view.how.paragraphs,
  };
  return [
    { columns: 1, sections: sections.filter(section => section !== null) },
    { columns: 2, sections: howSections(measure, how, gap) },
  ];
}
