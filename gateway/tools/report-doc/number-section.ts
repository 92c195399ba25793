import { reportViewOf } from '@choose-life/contracts/domain/report/report-view-of';
import { list, table } from './markdown.ts';
import { type NumberCase, numberCases } from './number-cases.ts';
import type { Section } from './section.ts';

/** The sentences around the ages, by example: one for each way the report can begin. */
export function numberSection(): Section {
  const views = numberCases.map(each => ({ each, view: viewOf(each) }));
  const rows = views.map(({ each, view: { analysis } }) => [
    each.when,
    analysis.headline,
    analysis.sentences.join('\n'),
  ]);
  const first = views[0]?.view.analysis;
  const { ages } = first ?? { ages: null };
  return {
    title: 'The number',
    body: [
      'The numbers in these sentences are those of an example. Years are rounded once, to whole ones. An age under 30 reads "30 or under", one over 80 "80 or over": the age before rounding decides.',
      table(['When', 'Said large', 'Then'], rows),
      `Before every number of ours: "${first?.notFor}" And: "${first?.scope}"`,
      ages === null
        ? ''
        : `The three cards: ${[ages.target, ages.risk, ages.real].map(({ label, note }) => `"${label}: ${note}"`).join(', ')}.`,
      list([
        'With an urgent notice above, the sentence that is said large stands as plain text, and praise gives way to it.',
        'A low weight is never a gain: no praise, and no years to win back from it.',
      ]),
    ].join('\n\n'),
  };
}

function viewOf({ appraisal, details }: NumberCase) {
  return reportViewOf({ ages: appraisal, details, helpLines: [] });
}
