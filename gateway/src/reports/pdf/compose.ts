import type { ReportView } from '@choose-life/contracts/domain/report/report-view';
import type { Part, Section } from './block.ts';
import { type Economy, economies } from './economy.ts';
import { type Pages, paginate, type Rooms } from './paginate.ts';
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
import type { Measure } from './text-block.ts';

/** A report is one sheet of paper: two pages. */
const maxPages = 2;

/** Lines still stand apart by a fifth of their size. */
const denseLines = 0.955;

/** Everything in its place, with as little left out as two pages ask for. */
export function compose(sheet: Sheet, view: ReportView, rooms: Rooms): Pages {
  const choices = economies(view.steps?.more.length ?? 0);
  const pagesOf = (index: number): Pages => {
    const economy = choices[index];
    if (economy === undefined) return { placed: [], count: 0 };
    sheet.lineScale = economy.dense ? denseLines : 1;
    return paginate(partsOf(sheet, view, economy), rooms);
  };
  // Each economy takes less room than the one before, so the first that fits is found by halving.
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
function partsOf(measure: Measure, view: ReportView, economy: Economy): Part[] {
  const { spared } = economy;
  const gap = economy.tight ? 9 : 15;
  const { doctor, numbers, reasons, urgent } = view;
  const why = spared.includes('why') ? null : view.why;
  const tenYears = spared.includes('tenYears') ? null : view.tenYears;
  const steps = spared.includes('firstSteps') ? null : view.steps;
  const since = spared.includes('since') ? null : view.since;
  const sections: (Section | null)[] = [
    urgent && urgentSection(measure, urgent),
    analysisSection(measure, view.analysis, { gap, economy }),
    reasons && reasonsSection(measure, reasons, gap),
    why && whySection(measure, why, gap),
    tenYears && tenYearsSection(measure, tenYears, { gap, economy }),
    steps && stepsSection(measure, steps, { gap, economy }),
    since && sinceSection(measure, since, { gap, economy }),
    numbers && numbersSection(measure, numbers, { gap, economy }),
    doctor && doctorSection(measure, doctor, gap),
  ];
  const how = {
    ...view.how,
    sources: spared.includes('sources') ? [] : view.how.sources,
    paragraphs: spared.includes('paragraphs') ? [] : view.how.paragraphs,
  };
  return [
    { columns: 1, sections: sections.filter(section => section !== null) },
    { columns: 2, sections: howSections(measure, how, gap) },
  ];
}
