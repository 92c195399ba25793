import {
  finiteOrNull,
  finiteOrZero,
  idOf,
  idsOf,
  list,
  type Maybe,
  nullable,
  object,
  percent,
  plain,
  plainOrNull,
  type Wire,
} from './bounded-values.ts';
import type {
  AdviceLine,
  AgeBound,
  FindingLine,
  ReportDetails,
  ShownAge,
  WhatIfOffer,
  WhatIfRange,
} from './report-details.ts';

/** `report` as it stands on the wire. */
export type WireReportDetails = Wire<ReportDetails>;

const bound = (wire: Maybe<AgeBound>) => wire ?? null;
const shownAge = object<ShownAge>({ years: years => Math.round(finiteOrZero(years)), bound });

const plainFinding = object<Omit<FindingLine, 'tone' | 'urgency' | 'title'>>({
  id: idOf,
  label: plain,
  value: plain,
  band: plain,
  text: plain,
  questions: idsOf,
  source: plain,
});

/** An urgent finding without a title would be lost: its label becomes the title. */
function finding(wire: Maybe<Wire<FindingLine>>, index: number): FindingLine {
  const urgency = wire?.urgency ?? null;
  const line = plainFinding(wire, index);
  if (urgency === null) return { ...line, urgency, tone: wire?.tone ?? 'note', title: null };
  return { ...line, urgency, tone: 'urgent', title: plain(wire?.title) || line.label };
}

const plainAdvice = object<AdviceLine>({
  id: idOf,
  title: plain,
  text: plain,
  years: finiteOrNull,
  questions: idsOf,
  source: plain,
  article: plainOrNull,
});

/** Advice without a title has its text for one. */
function advice(wire: Maybe<Wire<AdviceLine>>, index: number): AdviceLine {
  const line = plainAdvice(wire, index);
  return { ...line, title: line.title || line.text };
}

function whatIf(wire: Maybe<Wire<WhatIfOffer>>): WhatIfOffer | null {
  const { smoking, systolic, weight } = wire ?? {};
  const offer = { smoking: smoking === true, weight: rangeOf(weight), systolic: rangeOf(systolic) };
  return offer.smoking || offer.weight || offer.systolic ? offer : null;
}

function rangeOf(range: Maybe<Wire<WhatIfRange>>): WhatIfRange | null {
  const [min, max] = [finiteOrNull(range?.min), finiteOrNull(range?.max)];
  if (min === null || max === null || min >= max) return null;
  return { now: finiteOrZero(range?.now), min, max, unit: plain(range?.unit) };
}

const details = object<ReportDetails>({
  model: nullable(object({ id: plain, version: plain, hash: plainOrNull })),
  riskAgeBound: bound,
  targetAgeBound: bound,
  yearsOlder: finiteOrNull,
  range: nullable(object({ low: shownAge, high: shownAge, dependsOn: plain })),
  treatedTarget: nullable(shownAge),
  tenYears: nullable(object({ now: percent, after: percent, healthyPeer: percent })),
  contributions: list(
    object({
      factor: plain,
      label: plain,
      value: plain,
      years: finiteOrZero,
      gain: finiteOrZero,
      note: plainOrNull,
      questions: idsOf,
    }),
  ),
  reasons: list(object({ id: idOf, text: plain, nextStep: plain, questions: idsOf })),
  assumptions: list(object({ id: idOf, text: plain, questions: idsOf })),
  findings: list(finding),
  advice: list(advice),
  instruments: list(
    object({
      id: idOf,
      label: plain,
      score: finiteOrZero,
      max: finiteOrZero,
      questions: idsOf,
      source: plain,
    }),
  ),
  facts: list(object({ id: idOf, label: plain, value: plain })),
  whatIf,
  sinceLast: nullable(
    object({
      at: plain,
      riskAge: shownAge,
      moved: list(object({ factor: plain, label: plain, years: finiteOrZero })),
    }),
  ),
  underweight: wire => wire === true,
});

/**
 * What a gateway reports beyond the three ages, complete and bounded: plain text without control characters, at most 600
 * characters a text and 60 lines a list, finite numbers. Null where it reports nothing.
 */
export function readReportDetails(wire: Maybe<WireReportDetails>): ReportDetails | null {
  return wire ? details(wire, 0) : null;
}
