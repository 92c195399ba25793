import type { ReportView } from '@choose-life/contracts/domain/report/report-view';
import type { Part, Section } from './box.ts';
import { type Compaction, compactions } from './compaction.ts';
import { pageAreas } from './header.ts';
import { type Pages, paginate } from './paginate.ts';
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

/** A report is one sheet of paper: two pages. */
const maxPages = 2;

/** Of the usual line height: it is then still a fifth more than the size of the letters. */
const denseLines = 0.955;

/** Everything in its place, with as little left out as two pages ask for. */
export function compose(sheet: Sheet, view: ReportView): Pages {
  const choices = compactions(view.steps?.more.length ?? 0);
  const pagesOf = (index: number): Pages => {
    const compaction = choices[index];
    if (compaction === undefined) return { placed: [], count: 0 };
    sheet.lineScale = compaction.dense ? denseLines : 1;
    return paginate(partsOf(sheet, view, compaction), pageAreas);
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
function partsOf(sheet: Sheet, view: ReportView, compaction: Compaction): Part[] {
  const { doctor, numbers, reasons, urgent } = view;
  const kept = <Name extends 'why' | 'tenYears' | 'steps' | 'since'>(name: Name) =>
    compaction.omitted.includes(name) ? null : view[name];
  const why = kept('why');
  const tenYears = kept('tenYears');
  const steps = kept('steps');
  const since = kept('since');
  const sections: (Section | null)[] = [
    urgent && urgentSection(sheet, urgent),
    analysisSection(sheet, view.analysis, compaction),
    reasons && reasonsSection(sheet, reasons, compaction),
    why && whySection(sheet, why, compaction),
    tenYears && tenYearsSection(sheet, tenYears, compaction),
    steps && stepsSection(sheet, steps, compaction),
    since && sinceSection(sheet, since, compaction),
    numbers && numbersSection(sheet, numbers, compaction),
    doctor && doctorSection(sheet, doctor, compaction),
  ];
  return [
    { columns: 1, sections: sections.filter(section => section !== null) },
    { columns: 2, sections: howSections(sheet, view.how, compaction) },
  ];
}
