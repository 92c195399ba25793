import type { ReportView } from '@choose-life/contracts/domain/report/report-view';

/** A line of the report as a person reads it, but for what they answered themselves. */
export interface ViewLine {
  readonly section: keyof ReportView;
  readonly text: string;
}

/** Every line that claims something. A person's own answers, repeated to them, claim nothing. */
export function linesOfView(view: ReportView): ViewLine[] {
  const { analysis, how, numbers, reasons, since, steps, tenYears, urgent, why } = view;
  const of = (section: keyof ReportView, texts: readonly (string | null | undefined)[]): ViewLine[] =>
    texts.filter(text => text != null && text !== '').map(text => ({ section, text: String(text) }));
  return [
    ...of('urgent', urgent?.notices.map(({ text, title }) => `${title}. ${text}`) ?? []),
    ...of('urgent', [urgent?.title, urgent?.help.lead, ...(urgent?.help.lines ?? [])]),
    ...of('analysis', [
      analysis.heading,
      analysis.notFor,
      analysis.headline,
      ...analysis.sentences,
      analysis.scope,
    ]),
    ...of(
      'analysis',
      Object.values(analysis.ages).flatMap(({ label, note }) => [label, note]),
    ),
    ...of('reasons', [
      reasons?.heading,
      ...(reasons?.items ?? []).flatMap(each => [each.text, each.nextStep]),
    ]),
    ...of('why', [why?.heading, why?.lead, why?.total]),
    ...of('why', why?.rows.map(row => [row.label, row.yearsText, row.gainText, row.note].join('. ')) ?? []),
    ...of('tenYears', [tenYears?.heading, tenYears?.sentence, tenYears?.caveat]),
    ...of('steps', [steps?.heading, steps?.lead, steps?.moreHeading]),
    ...of(
      'steps',
      [...(steps?.first ?? []), ...(steps?.more ?? [])].map(({ text, title }) => `${title}. ${text}`),
    ),
    ...of('since', [since?.heading, since?.sentence]),
    ...of('numbers', numbers?.rows.map(({ band, label, text }) => `${label}: ${band}. ${text ?? ''}`) ?? []),
    ...of('how', [...how.paragraphs, ...how.assumed, ...how.limits]),
  ];
}
