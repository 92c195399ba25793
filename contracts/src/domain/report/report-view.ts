import type {
  AdviceLine,
  Contribution,
  FactLine,
  FindingLine,
  ReasonLine,
  ShownAge,
  WhatIfOffer,
} from './report-details.ts';
import type { UrgentNotice } from './urgent.ts';

/**
 * A report as it is read: every sentence in its place, the same on the screens and in the PDF. Both draw it, neither writes
 * a sentence of its own. Sections that have nothing to say are null.
 */
export interface ReportView {
  readonly urgent: UrgentSection | null;
  readonly analysis: AnalysisView;
  readonly reasons: ReasonsSection | null;
  readonly why: WhySection | null;
  readonly tenYears: TenYearsSection | null;
  readonly steps: StepsSection | null;
  /** What can be tried out, on the screens alone. */
  readonly whatIf: WhatIfOffer | null;
  readonly since: SinceSection | null;
  readonly numbers: NumbersSection | null;
  readonly doctor: DoctorSection | null;
  readonly how: HowSection;
}

export interface UrgentSection {
  readonly title: string;
  readonly notices: readonly UrgentNotice[];
  readonly help: { readonly lead: string; readonly lines: readonly string[] };
}

/** Which words lead, and how they look: `urgent` is plain text below the notices, `good` is green. */
export type AnalysisTone = 'urgent' | 'gain' | 'good' | 'plain' | 'none';

export interface AgeCell {
  /** Whole years for the drawing; null where there is no number. */
  readonly years: number | null;
  /** '65', '80 or over', '-'. */
  readonly text: string;
  readonly label: string;
  readonly note: string;
}

/** ANALYSIS (s.2.3): the sentence, the ages on a line, the three cards. */
export interface AnalysisView {
  readonly heading: string;
  readonly tone: AnalysisTone;
  /** Said large, but for the tone `urgent`. */
  readonly headline: string;
  readonly sentences: readonly string[];
  /** For whom the number is not made: stands before it. Null where there is no number. */
  readonly notFor: string | null;
  readonly ages: { readonly target: AgeCell; readonly risk: AgeCell; readonly real: AgeCell };
  readonly range: { readonly low: ShownAge; readonly high: ShownAge } | null;
  readonly scope: string | null;
}

export interface ReasonsSection {
  readonly heading: string;
  readonly items: readonly Omit<ReasonLine, 'id'>[];
}

/** One factor; its years, which may be negative, are the length of the bar. */
export interface WhyRow extends Omit<Contribution, 'gain'> {
  /** '+12.6 years', '-0.4 years', 'no years', '61 of every 100 parts'. */
  readonly yearsText: string;
  /** 'You can win back 9.1 years.', 'Not in your hands here.', 'Nothing to change.' */
  readonly gainText: string;
}

/** Why the risk age is what it is: years by factor that add up. */
export interface WhySection {
  readonly heading: string;
  readonly lead: string;
  readonly rows: readonly WhyRow[];
  /** '47 + 17.6 = 64.6 years, shown as 65.' */
  readonly total: string;
}

export interface TenYearsRow {
  readonly id: 'now' | 'after' | 'peer';
  readonly label: string;
  /** Dots of 100, 0 to 100. */
  readonly dots: number;
  /** 'about 8', 'fewer than 1' */
  readonly count: string;
}

export interface TenYearsSection {
  readonly heading: string;
  readonly sentence: string;
  readonly rows: readonly TenYearsRow[];
  readonly caveat: string;
}

export interface StepRow extends Omit<AdviceLine, 'years'> {
  /** 'Worth about 9 years of your risk age.', or null. */
  readonly yearsText: string | null;
}

/** At most two steps come first; the rest is folded on the screens and short in the PDF. */
export interface StepsSection {
  readonly heading: string;
  readonly lead: string;
  readonly first: readonly StepRow[];
  readonly moreHeading: string;
  readonly more: readonly StepRow[];
}

export interface SinceSection {
  readonly heading: string;
  readonly sentence: string;
  readonly rows: readonly { readonly label: string; readonly text: string; readonly years: number }[];
}

export interface NumberRow extends Omit<FindingLine, 'urgency' | 'title' | 'text'> {
  /** Null where the urgent section has said it already. */
  readonly text: string | null;
  /** True where paper never leaves the text out. */
  readonly mustPrint?: boolean;
}

export interface NumbersSection {
  readonly heading: string;
  readonly rows: readonly NumberRow[];
  /** 'Mood (PHQ-2): 2 of 6.' */
  readonly scores: readonly string[];
}

export interface DoctorSection {
  readonly heading: string;
  readonly lead: string;
  readonly rows: readonly Omit<FactLine, 'id'>[];
}

export interface HowSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly assumedHeading: string;
  readonly assumed: readonly string[];
  readonly limitsHeading: string;
  readonly limits: readonly string[];
  /** Sources and scales, in small print. */
  readonly sources: readonly string[];
}
