import {
  finiteOrNull,
  finiteOrZero,
  idOf,
  idsOf,
  lines,
  type Maybe,
  percent,
  plain,
  plainOrNull,
} from './bounded-values.ts';
import type {
  AdviceLine,
  Contribution,
  FindingLine,
  InstrumentScore,
  ReportDetails,
  ShownAge,
  SinceLast,
  WhatIfOffer,
  WhatIfRange,
} from './report-details.ts';

/** A value as a gateway may send it: any member may be missing or null, and so may any item of a list. */
type Wire<Value> = Value extends readonly (infer Item)[]
  ? readonly Maybe<Wire<Item>>[]
  : Value extends object
    ? { readonly [Name in keyof Value]?: Maybe<Wire<Value[Name]>> }
    : Value;

/** `report` as it stands on the wire. */
export type WireReportDetails = Wire<ReportDetails>;

/**
 * What a gateway reports beyond the three ages, complete and bounded: plain text without control characters, at most 600
 * characters a text and 60 lines a list, finite numbers. Null where it reports nothing.
 */
export function readReportDetails(wire: Maybe<WireReportDetails>): ReportDetails | null {
  if (wire === null || wire === undefined) return null;
  const { model, range, tenYears } = wire;
  return {
    model: model
      ? { id: plain(model.id), version: plain(model.version), hash: plainOrNull(model.hash) }
      : null,
    riskAgeBound: wire.riskAgeBound ?? null,
    targetAgeBound: wire.targetAgeBound ?? null,
    yearsOlder: finiteOrNull(wire.yearsOlder),
    range: range
      ? { low: ageOf(range.low), high: ageOf(range.high), dependsOn: plain(range.dependsOn) }
      : null,
    treatedTarget: wire.treatedTarget ? ageOf(wire.treatedTarget) : null,
    tenYears: tenYears
      ? {
          now: percent(tenYears.now),
          after: percent(tenYears.after),
          healthyPeer: percent(tenYears.healthyPeer),
        }
      : null,
    contributions: lines(wire.contributions).map(contributionOf),
    reasons: lines(wire.reasons).map(({ id, nextStep, questions, text }, index) => {
      return {
        id: idOf(id, index),
        text: plain(text),
        nextStep: plain(nextStep),
        questions: idsOf(questions),
      };
    }),
    assumptions: lines(wire.assumptions).map(({ id, questions, text }, index) => {
      return { id: idOf(id, index), text: plain(text), questions: idsOf(questions) };
    }),
    findings: lines(wire.findings).map(findingOf),
    advice: lines(wire.advice).map(adviceOf),
    instruments: lines(wire.instruments).map(instrumentOf),
    facts: lines(wire.facts).map(({ id, label, value }, index) => {
      return { id: idOf(id, index), label: plain(label), value: plain(value) };
    }),
    whatIf: wire.whatIf ? whatIfOf(wire.whatIf) : null,
    sinceLast: wire.sinceLast ? sinceOf(wire.sinceLast) : null,
    underweight: wire.underweight === true,
  };
}

function ageOf(age: Maybe<Wire<ShownAge>>): ShownAge {
  return { years: Math.round(finiteOrZero(age?.years)), bound: age?.bound ?? null };
}

function contributionOf(wire: Wire<Contribution>): Contribution {
  const { factor, gain, label, note, questions, value, years } = wire;
  return {
    factor: plain(factor),
    label: plain(label),
    value: plain(value),
    years: finiteOrZero(years),
    gain: finiteOrZero(gain),
    note: plainOrNull(note),
    questions: idsOf(questions),
  };
}

/** An urgent finding without a title would be lost: its label becomes the title. */
function findingOf(wire: Wire<FindingLine>, index: number): FindingLine {
  const { band, id, label, questions, source, text, title, tone, urgency = null, value } = wire;
  return {
    id: idOf(id, index),
    label: plain(label),
    value: plain(value),
    band: plain(band),
    tone: urgency === null ? (tone ?? 'note') : 'urgent',
    urgency,
    title: urgency === null ? null : plain(title) || plain(label),
    text: plain(text),
    questions: idsOf(questions),
    source: plain(source),
  };
}

function adviceOf(wire: Wire<AdviceLine>, index: number): AdviceLine {
  const { article, id, questions, source, text, title, years } = wire;
  return {
    id: idOf(id, index),
    title: plain(title) || plain(text),
    text: plain(text),
    years: finiteOrNull(years),
    questions: idsOf(questions),
    source: plain(source),
    article: plainOrNull(article),
  };
}

function instrumentOf(wire: Wire<InstrumentScore>, index: number): InstrumentScore {
  const { id, label, max, questions, score, source } = wire;
  return {
    id: idOf(id, index),
    label: plain(label),
    score: finiteOrZero(score),
    max: finiteOrZero(max),
    questions: idsOf(questions),
    source: plain(source),
  };
}

function whatIfOf({ smoking, systolic, weight }: Wire<WhatIfOffer>): WhatIfOffer | null {
  const offer = { smoking: smoking === true, weight: rangeOf(weight), systolic: rangeOf(systolic) };
  return offer.smoking || offer.weight || offer.systolic ? offer : null;
}

function rangeOf(range: Maybe<Wire<WhatIfRange>>): WhatIfRange | null {
  const [min, max] = [finiteOrNull(range?.min), finiteOrNull(range?.max)];
  if (min === null || max === null || min >= max) return null;
  return { now: finiteOrZero(range?.now), min, max, unit: plain(range?.unit) };
}

function sinceOf({ at, moved, riskAge }: Wire<SinceLast>): SinceLast {
  return {
    at: plain(at),
    riskAge: ageOf(riskAge),
    moved: lines(moved).map(({ factor, label, years }) => ({
      factor: plain(factor),
      label: plain(label),
      years: finiteOrZero(years),
    })),
  };
}
