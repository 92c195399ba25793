// Generated from the table of calls by 'npm run generate'. Do not edit.

/** When to act: at once, on the same day, or by talking to somebody on the same day. */
export type Urgency = 'now' | 'today' | 'talk';

/** Set where an age lies beyond the end of the published tables: 'below' reads "30 or under", 'above' "80 or over". */
export type AgeBound = 'below' | 'above';

/** An age as it is shown: whole years, with the end of the scale where it lies beyond. */
export interface ShownAge {
  readonly years: number;
  readonly bound: AgeBound | null;
}

/** The risk ages of every answer that could have been given, lowest and highest. */
export interface AgeRange {
  readonly low: ShownAge;
  readonly high: ShownAge;
  /** What the true age depends on, as the end of a sentence: 'your blood pressure, which was not measured'. */
  readonly dependsOn: string;
}

/** Percent of people who would have a first heart or circulation problem within 10 years, with one decimal. */
export interface TenYearRisk {
  readonly now: number;
  /** After the changes of the target. */
  readonly after: number;
  /** A person of the same age and sex with ordinary health. */
  readonly healthyPeer: number;
}

/** What one factor adds to the risk age, or takes from it. */
export interface Contribution {
  readonly factor: string;
  readonly label: string;
  /** What the person answered: '12 cigarettes a day', '138/88 mmHg'. */
  readonly value: string;
  /** Years, one decimal; all rows of a report add up to the difference of risk age and age. */
  readonly years: number;
  /** Years that can be won back by changing it, one decimal, 0 where there is nothing to change. */
  readonly gain: number;
  /** A sentence of its own, where the years alone would mislead. */
  readonly note: string | null;
  readonly questions: readonly string[];
}

/** Why there is no number, and what the person can do about it. */
export interface ReasonLine {
  readonly id: string;
  readonly text: string;
  readonly nextStep: string;
  /** Question ids to go back to; empty where no answer would change it. */
  readonly questions: readonly string[];
}

/** Something that was taken for granted, or a limit of the number for this person. */
export interface AssumptionLine {
  readonly id: string;
  readonly text: string;
  readonly questions: readonly string[];
}

/** How a finding is shown: always with an icon and a word, never by colour alone. */
export type Tone = 'good' | 'note' | 'attention' | 'urgent';

/** One answer or score held against a published border. Educational, never a diagnosis. */
export interface FindingLine {
  readonly id: string;
  readonly label: string;
  /** As shown, with its unit: '138/88 mmHg'. */
  readonly value: string;
  /** Name of the band the value falls in. */
  readonly band: string;
  readonly tone: Tone;
  /** Null unless it is one of the urgent situations. */
  readonly urgency: Urgency | null;
  /** What an urgent finding is, in words without a number; null for all others. */
  readonly title: string | null;
  readonly text: string;
  readonly questions: readonly string[];
  readonly source: string;
}

/** One step a person can take. The list is in the order in which it should be done. */
export interface AdviceLine {
  readonly id: string;
  /** A few words, for a list: 'Eat less salt'. */
  readonly title: string;
  readonly text: string;
  /** Years of risk age that it can win back, one decimal; null where the model does not say. */
  readonly years: number | null;
  readonly questions: readonly string[];
  readonly source: string;
  /** Id of the article of the library that goes with it. */
  readonly article: string | null;
}

/** The score of a published scale. */
export interface InstrumentScore {
  readonly id: string;
  readonly label: string;
  readonly score: number;
  readonly max: number;
  readonly questions: readonly string[];
  readonly source: string;
}

/** A plain fact for a health worker: 'Blood pressure', '138/88 mmHg'. */
export interface FactLine {
  readonly id: string;
  readonly label: string;
  readonly value: string;
}

/** A number that can be tried out, and how far. */
export interface WhatIfRange {
  readonly now: number;
  readonly min: number;
  readonly max: number;
  readonly unit: string;
}

/** What can be tried out on this report; null where there is nothing to try. */
export interface WhatIfOffer {
  /** True for a person who smokes. */
  readonly smoking: boolean;
  readonly weight: WhatIfRange | null;
  readonly systolic: WhatIfRange | null;
}

/** How the risk age went since the report before. */
export interface SinceLast {
  /** ISO time of the report before. */
  readonly at: string;
  readonly riskAge: ShownAge;
  /** What moved it, in years, one decimal, most first; empty where the two cannot be compared by factors. */
  readonly moved: readonly { readonly factor: string; readonly label: string; readonly years: number }[];
}

/** Everything a gateway may tell about a report beyond its three ages. What it does not tell is null or empty. */
export interface ReportDetails {
  readonly model: { readonly id: string; readonly version: string; readonly hash: string | null } | null;
  readonly riskAgeBound: AgeBound | null;
  readonly targetAgeBound: AgeBound | null;
  /** Risk age minus current age, unrounded years: decides whether somebody is younger, older or the same. */
  readonly yearsOlder: number | null;
  readonly range: AgeRange | null;
  /** The age that treatment of the blood pressure can bring it to, beyond what living reaches. */
  readonly treatedTarget: ShownAge | null;
  readonly tenYears: TenYearRisk | null;
  readonly contributions: readonly Contribution[];
  readonly reasons: readonly ReasonLine[];
  readonly assumptions: readonly AssumptionLine[];
  readonly findings: readonly FindingLine[];
  readonly advice: readonly AdviceLine[];
  readonly instruments: readonly InstrumentScore[];
  readonly facts: readonly FactLine[];
  readonly whatIf: WhatIfOffer | null;
  readonly sinceLast: SinceLast | null;
  /** Whether the weight is below the healthy range: then a low number is neither praised nor called a gain. */
  readonly underweight: boolean;
}
