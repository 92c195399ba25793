import type {
  AdviceLine,
  Contribution,
  FactLine,
  FindingLine,
  ReasonLine,
  ShownAge,
  WhatIfOffer,
} from './generated/report-details.ts';
import type { UrgentNotice } from './urgent-rows.ts';

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
  /** When to get emergency help whatever the report says: its last line, urgent or not. */
  readonly redFlags: string;
}

/** One thing to act on, or several that are for now. */
export interface ShownNotice extends UrgentNotice {
  /** 'Now', 'Within a week'. */
  readonly when: string;
  /** What to do, a line for each finding; `text` is all of them. */
  readonly lines: readonly string[];
}

/** What somebody has to act on, the nearest time first. */
export interface UrgentSection {
  readonly title: string;
  /** Something is for today or for now: no praise, and no step of habit in the first view. */
  readonly isCrisis: boolean;
  /** Stands before the notices and above `pregnancy`: emergency help now. */
  readonly pregnancyNow: string | null;
  /** Stands before the notices. */
  readonly pregnancy: string | null;
  readonly notices: readonly ShownNotice[];
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
  /** Why the target is above the age of the calendar; null where it is not. */
  readonly targetNote: string | null;
  /** For whom the number is not made: stands before it. Null where there is no number. */
  readonly notFor: string | null;
  /** Stands under the ages, where the urgent section does not say it. */
  readonly pregnancy: string | null;
  readonly ages: { readonly target: AgeCell; readonly risk: AgeCell; readonly real: AgeCell };
  /** Null where both its ends read alike. */
  readonly range: { readonly low: ShownAge; readonly high: ShownAge } | null;
  readonly scope: string | null;
}

export interface ReasonsSection {
  readonly heading: string;
  readonly items: readonly Omit<ReasonLine, 'id'>[];
}

/** One factor; its years, which may be negative, are the length of the bar. */
export interface WhyRow extends Omit<Contribution, 'gain'> {
  /** '+12 years', '−3 years', 'about half of it'. */
  readonly yearsText: string;
  /** 'Changing this brings the number down.', 'You need not change this.'; empty where there is nothing to say. */
  readonly gainText: string;
}

/** Why the risk age is what it is: years by factor that add up. */
export interface WhySection {
  readonly heading: string;
  readonly lead: string;
  readonly rows: readonly WhyRow[];
  /** 'No years from: smoking, blood sugar.'; null where every factor has a row. */
  readonly none: string | null;
  /** 'You are 47 years old. All parts together add 18 years: that makes 65.' */
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
  /** With the band in words, where it helps: 'That is a raised risk.' */
  readonly sentence: string;
  /** What the band asks for, and by when. */
  readonly action: string | null;
  readonly rows: readonly TenYearsRow[];
  readonly caveat: string;
}

export interface StepRow extends Omit<AdviceLine, 'years' | 'source'> {
  /** 'Worth about 9 years of your risk age.', 'Together worth about 5 years …', or null. Stands below the ways. */
  readonly yearsText: string | null;
}

/** At most two steps come first and five follow, folded on the screens. */
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

export interface NumberRow extends Omit<FindingLine, 'urgency' | 'title' | 'text' | 'article' | 'source'> {
  /** Null where the urgent section has said it already. */
  readonly text: string | null;
}

export interface NumbersSection {
  readonly heading: string;
  readonly rows: readonly NumberRow[];
}

export interface DoctorSection {
  readonly heading: string;
  /** The heading on paper, where it is a page of its own to hand over. */
  readonly paperHeading: string;
  readonly lead: string;
  readonly rows: readonly Omit<FactLine, 'id'>[];
  /** The scores of mood and worry: the person shows them, or does not. */
  readonly scores: readonly string[];
  readonly toldHeading: string;
  /** What the person was told to act on, by when, and how; `text` is empty where `what` says it all. */
  readonly told: readonly { readonly what: string; readonly when: string; readonly text: string }[];
  readonly stepsHeading: string;
  /** Titles of the steps that the person was given. */
  readonly steps: readonly string[];
}

export interface HowSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly assumedHeading: string;
  readonly assumed: readonly string[];
  readonly limitsHeading: string;
  readonly limits: readonly string[];
  readonly sourcesHeading: string;
  /** In small print: the model and its bands, the scales, then what each number and step rests on. */
  readonly sources: readonly string[];
}
