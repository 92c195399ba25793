import type {
  AdviceLine,
  AgeBound,
  Contribution,
  FindingLine,
  InstrumentScore,
  ReportDetails,
  ShownAge,
  SinceLast,
  Tone,
  Urgency,
  WhatIfOffer,
  WhatIfRange,
} from './report-details.ts';

type Text = string | null | undefined;
type Count = number | null | undefined;
type Texts = readonly string[] | null | undefined;
type List<Item> = readonly (Item | null)[] | null | undefined;
type Maybe<Value> = Value | null | undefined;

interface WireAge {
  readonly years: number;
  readonly bound?: Maybe<AgeBound>;
}

/** `report` as it stands on the wire: every member may be missing, and an item that did not fit is null. */
export interface WireReportDetails {
  readonly model?: Maybe<{ readonly id: string; readonly version: string; readonly hash?: Text }>;
  readonly riskAgeBound?: Maybe<AgeBound>;
  readonly targetAgeBound?: Maybe<AgeBound>;
  readonly yearsOlder?: Count;
  readonly range?: Maybe<{ readonly low: WireAge; readonly high: WireAge; readonly dependsOn: string }>;
  readonly treatedTarget?: Maybe<WireAge>;
  readonly tenYears?: Maybe<{ readonly now: number; readonly after: number; readonly healthyPeer: number }>;
  readonly contributions?: List<WireContribution>;
  readonly reasons?: List<{
    readonly id?: Text;
    readonly text: string;
    readonly nextStep?: Text;
    readonly questions?: Texts;
  }>;
  readonly assumptions?: List<{ readonly id?: Text; readonly text: string; readonly questions?: Texts }>;
  readonly findings?: List<WireFinding>;
  readonly advice?: List<WireAdvice>;
  readonly instruments?: List<WireInstrument>;
  readonly facts?: List<{ readonly id?: Text; readonly label: string; readonly value: string }>;
  readonly whatIf?: Maybe<{
    readonly smoking?: Maybe<boolean>;
    readonly weight?: Maybe<WhatIfRange>;
    readonly systolic?: Maybe<WhatIfRange>;
  }>;
  readonly sinceLast?: Maybe<{
    readonly at: string;
    readonly riskAge: WireAge;
    readonly moved?: List<{ readonly factor?: Text; readonly label: string; readonly years: number }>;
  }>;
  readonly underweight?: Maybe<boolean>;
}

interface WireContribution {
  readonly factor: string;
  readonly label: string;
  readonly value?: Text;
  readonly years: number;
  readonly gain?: Count;
  readonly note?: Text;
  readonly questions?: Texts;
}

interface WireFinding {
  readonly id?: Text;
  readonly label: string;
  readonly value?: Text;
  readonly band?: Text;
  readonly tone?: Maybe<Tone>;
  readonly urgency?: Maybe<Urgency>;
  readonly title?: Text;
  readonly text?: Text;
  readonly questions?: Texts;
  readonly source?: Text;
}

interface WireAdvice {
  readonly id?: Text;
  readonly title?: Text;
  readonly text: string;
  readonly years?: Count;
  readonly questions?: Texts;
  readonly source?: Text;
  readonly article?: Text;
}

interface WireInstrument {
  readonly id?: Text;
  readonly label: string;
  readonly score: number;
  readonly max: number;
  readonly questions?: Texts;
  readonly source?: Text;
}

/** Longer than any sentence of ours; what a foreign gateway writes beyond it is cut. */
const maxText = 600;
/** More lines than any report of ours has. */
const maxLines = 60;

/**
 * What a gateway told of a report, complete and bounded: plain text without control characters, at most 600 characters a
 * text and 60 lines a list, finite numbers. Null where it told nothing.
 */
export function readReportDetails(wire: WireReportDetails | null | undefined): ReportDetails | null {
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

function lines<Item>(list: List<Item>): Item[] {
  return (list ?? []).filter(item => item !== null).slice(0, maxLines);
}

/** Control and direction characters would break lines or turn them round. */
function plain(text: Text): string {
  const characters = [...(text ?? '').replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim()];
  return characters.length > maxText ? `${characters.slice(0, maxText - 1).join('')}…` : characters.join('');
}

function plainOrNull(text: Text): string | null {
  return plain(text) || null;
}

function idOf(id: Text, index: number): string {
  return plain(id) || `line-${index + 1}`;
}

function idsOf(questions: Texts): string[] {
  return (questions ?? []).slice(0, maxLines).map(plain);
}

function finiteOrNull(value: Count): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

function percent(value: number): number {
  return Math.min(100, Math.max(0, finiteOrNull(value) ?? 0));
}

function ageOf({ bound, years }: WireAge): ShownAge {
  return { years: Math.round(years), bound: bound ?? null };
}

function contributionOf({
  factor,
  gain,
  label,
  note,
  questions,
  value,
  years,
}: WireContribution): Contribution {
  return {
    factor: plain(factor),
    label: plain(label),
    value: plain(value),
    years,
    gain: finiteOrNull(gain) ?? 0,
    note: plainOrNull(note),
    questions: idsOf(questions),
  };
}

/** An urgent finding without words of what it is would be lost: its label stands in. */
function findingOf(wire: WireFinding, index: number): FindingLine {
  const { band, id, label, questions, source, text, title, tone, urgency, value } = wire;
  const urgent = urgency ?? null;
  return {
    id: idOf(id, index),
    label: plain(label),
    value: plain(value),
    band: plain(band),
    tone: urgent === null ? (tone ?? 'note') : 'urgent',
    urgency: urgent,
    title: urgent === null ? null : plain(title) || plain(label),
    text: plain(text),
    questions: idsOf(questions),
    source: plain(source),
  };
}

function adviceOf(
  { article, id, questions, source, text, title, years }: WireAdvice,
  index: number,
): AdviceLine {
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

function instrumentOf(
  { id, label, max, questions, score, source }: WireInstrument,
  index: number,
): InstrumentScore {
  return {
    id: idOf(id, index),
    label: plain(label),
    score,
    max,
    questions: idsOf(questions),
    source: plain(source),
  };
}

function whatIfOf({
  smoking,
  systolic,
  weight,
}: NonNullable<WireReportDetails['whatIf']>): WhatIfOffer | null {
  const offer = { smoking: smoking === true, weight: rangeOf(weight), systolic: rangeOf(systolic) };
  return offer.smoking || offer.weight || offer.systolic ? offer : null;
}

function rangeOf(range: Maybe<WhatIfRange>): WhatIfRange | null {
  if (!range || !(range.min < range.max)) return null;
  const { max, min, now, unit } = range;
  return { now, min, max, unit: plain(unit) };
}

function sinceOf({ at, moved, riskAge }: NonNullable<WireReportDetails['sinceLast']>): SinceLast {
  return {
    at: plain(at),
    riskAge: ageOf(riskAge),
    moved: lines(moved).map(({ factor, label, years }) => ({
      factor: plain(factor),
      label: plain(label),
      years,
    })),
  };
}
