// Generated from the table of calls by 'npm run generate'. Do not edit.

/** One step that a person can take. The list has the recommended order. */
export interface AdviceLine {
  /** Id of the line. */
  readonly id: string;
  /** A short title for a list: 'Eat less salt'. */
  readonly title: string;
  /** The sentence to show. */
  readonly text: string;
  /** Several ways to do the step, each as a sentence; empty if there is only one. */
  readonly ways: readonly string[];
  /** Whole years of risk age that the step can win back; the sum over all steps is risk age minus target age. Null if the model does not determine them. */
  readonly years: number | null;
  /** Ids of the questions that this concerns. */
  readonly questions: readonly string[];
  /** The publication of the limit, the scale or the advice. */
  readonly source: string;
  /** Id of a related article of the library. */
  readonly article: string | null;
  /** The answer of the person, as a clause after 'You also told us:': 'you use snuff'. A step with it prevents death and is never omitted: if it is not among the seven steps that are shown, the clause is shown instead. Null for a step that may be left out. */
  readonly told: string | null;
}
/**
 * The end of the published tables that an age exceeds: "80 or over", "30 or under".
 */
export type AgeBound = 'above' | 'below';
/** The range of risk ages over all possible values of an unknown answer. */
export interface AgeRange {
  /** Lowest risk age. */
  readonly low: ShownAge;
  /** Highest risk age. */
  readonly high: ShownAge;
  /** The unknown answer on which the true age depends, as the end of a sentence: 'your blood pressure, which …'. */
  readonly dependsOn: string;
}
/** An assumption behind the number, or a limit of it. */
export interface AssumptionLine {
  /** Id of the line. */
  readonly id: string;
  /** The sentence to show. */
  readonly text: string;
  /** A short text that is also shown beside the number; null if there is none. */
  readonly beside: string | null;
  /** Ids of the questions that this concerns. */
  readonly questions: readonly string[];
}
/** The years that one factor adds to the risk age, or removes from it. */
export interface Contribution {
  /** Id of the factor. */
  readonly factor: string;
  /** Name to show. */
  readonly label: string;
  /** The answer of the person: '12 cigarettes a day', '138/88 mmHg'. */
  readonly value: string;
  /** Years, one decimal; the sum over all factors is the difference of risk age and age. */
  readonly years: number;
  /** Years that a change of the factor wins back, one decimal; 0 if there is nothing to change. */
  readonly gain: number;
  /** Whether the person has already made the change, so that the years are won by keeping it up. */
  readonly hasChanged: boolean;
  /** A separate sentence, if the years without it would be misleading. */
  readonly note: string | null;
  /** Ids of the questions that this concerns. */
  readonly questions: readonly string[];
}
/** A plain fact for a health worker: 'Blood pressure', '138/88 mmHg'. */
export interface FactLine {
  /** Id of the line. */
  readonly id: string;
  /** Name to show. */
  readonly label: string;
  /** The fact, with its unit. */
  readonly value: string;
}
/** One answer or score compared with a published limit. It is not a diagnosis. */
export interface FindingLine {
  /** Id of the line. */
  readonly id: string;
  /** Name to show. */
  readonly label: string;
  /** As shown, with its unit: '138/88 mmHg'. */
  readonly value: string;
  /** Name of the band that contains the value. */
  readonly band: string;
  /** The display of the finding. */
  readonly tone: Tone;
  /** When to act; null if no action is needed. */
  readonly urgency: Urgency | null;
  /** The time within which a health worker should see a finding without a notice: 'within 3 months'; null if not needed. */
  readonly showBy: string | null;
  /** The finding to act on, or the number to check first; null for all others. */
  readonly title: string | null;
  /** A sentence that a woman who may be pregnant has to read first; null for all other people. */
  readonly lead: NoticeLead | null;
  /** The sentence to show. */
  readonly text: string;
  /** Ids of the questions that this concerns. */
  readonly questions: readonly string[];
  /** The publication of the limit, the scale or the advice. */
  readonly source: string;
  /** Id of a related article of the library. */
  readonly article: string | null;
  /** Whether the finding is important for safety, so that a printed report may not omit it. */
  readonly mustPrint: boolean;
}
/** The score of a published scale. */
export interface InstrumentScore {
  /** Id of the line. */
  readonly id: string;
  /** Name to show. */
  readonly label: string;
  /** The score. */
  readonly score: number;
  /** Highest score of the scale. */
  readonly max: number;
}
/** A sentence with a separate time to act, shown before the text of a finding. */
export interface NoticeLead {
  /** When to act. */
  readonly urgency: Urgency;
  /** The sentence to show. */
  readonly text: string;
}
/** Sentences for a woman who may be pregnant; null for all other people. */
export interface Pregnancy {
  /** The differences in pregnancy and while breast-feeding, each as a sentence. */
  readonly sentences: readonly string[];
  /** Ids of the questions that the sentences concern: they are expanded below the first notice, step or number on one of these questions. Empty: they are collapsed. */
  readonly questions: readonly string[];
}
/** The reason for a missing number, and what the person can do. */
export interface ReasonLine {
  /** Id of the line. */
  readonly id: string;
  /** The sentence to show. */
  readonly text: string;
  /** What the person can do. */
  readonly nextStep: string;
  /** Ids of the questions to go back to; empty if no answer would change the result. */
  readonly questions: readonly string[];
}
/** The health model that calculated the numbers. */
export interface ReportDetailsModel {
  /** Name of the model. */
  readonly id: string;
  /** Version of the model. */
  readonly version: string;
  /** Hash of the model’s constants. */
  readonly hash: string | null;
}
/** Details beyond the three ages. Members that the gateway does not send are null or empty. */
export interface ReportDetails {
  /** The health model that calculated the numbers. */
  readonly model: ReportDetailsModel | null;
  /** The end of the scale that the risk age exceeds. */
  readonly riskAgeBound: AgeBound | null;
  /** The end of the scale that the target age exceeds. */
  readonly targetAgeBound: AgeBound | null;
  /** Risk age minus age in unrounded years. It determines whether the risk age is lower, higher or the same. */
  readonly yearsOlder: number | null;
  /** The range of risk ages over all possible values of an unknown answer. */
  readonly range: AgeRange | null;
  /** The age that treatment of the blood pressure can reach. */
  readonly treatedTarget: ShownAge | null;
  /** Whether treatment of the blood pressure lowers the risk further, by an amount that the ages cannot show. */
  readonly treatmentHelps: boolean;
  /** The number of 100 people who have a first heart or circulation problem within 10 years. */
  readonly tenYears: TenYearRisk | null;
  /** The years that one factor adds to the risk age, or removes from it. */
  readonly contributions: readonly Contribution[];
  /** The reason for a missing number, and what the person can do. */
  readonly reasons: readonly ReasonLine[];
  /** An assumption behind the number, or a limit of it. */
  readonly assumptions: readonly AssumptionLine[];
  /** One answer or score compared with a published limit. It is not a diagnosis. */
  readonly findings: readonly FindingLine[];
  /** One step that a person can take. The list has the recommended order. */
  readonly advice: readonly AdviceLine[];
  /** The step to keep taking a medicine: it comes before all other steps and is never omitted. Null for a person without such a medicine. */
  readonly medicineStep: AdviceLine | null;
  /** The score of a published scale. */
  readonly instruments: readonly InstrumentScore[];
  /** A plain fact for a health worker: 'Blood pressure', '138/88 mmHg'. */
  readonly facts: readonly FactLine[];
  /** The values that can be tried with hra.whatIf; null if there are none. */
  readonly whatIf: WhatIfOffer | null;
  /** The change of the risk age since the previous report. */
  readonly sinceLast: SinceLast | null;
  /** Sentences for a woman who may be pregnant; null for all other people. */
  readonly pregnancy: Pregnancy | null;
  /** Whether the weight is below the healthy range, so that a low number is neither praised nor called a gain. */
  readonly underweight: boolean;
}
/** An age to show. */
export interface ShownAge {
  /** Whole years. */
  readonly years: number;
  /** The end of the published tables that an age exceeds: "80 or over", "30 or under". */
  readonly bound: AgeBound | null;
}
/** The factors of the change, the largest first; empty if the two reports cannot be compared by factors. */
export interface SinceLastMovedItem {
  /** Name to show. */
  readonly label: string;
  /** Years by which the risk age changed, one decimal. */
  readonly years: number;
}
/** The change of the risk age since the previous report. */
export interface SinceLast {
  /** Time of the previous report, in ISO 8601. */
  readonly at: string;
  /** Risk age of the previous report. */
  readonly riskAge: ShownAge;
  /** The factors of the change, the largest first; empty if the two reports cannot be compared by factors. */
  readonly moved: readonly SinceLastMovedItem[];
  /** Whether the two reports used different versions of the model, so that their numbers cannot be compared. */
  readonly isOtherRule: boolean;
}
/** The number of 100 people who have a first heart or circulation problem within 10 years. */
export interface TenYearRisk {
  /** With the present answers. */
  readonly now: number;
  /** After the changes of the target. */
  readonly after: number;
  /** A person of the same age and sex with healthy values. */
  readonly healthyPeer: number;
  /** The risk as a word: 'low', 'raised' or 'high'; null if 'low' would be misleading. */
  readonly band: string | null;
  /** A sentence that explains the number; null if none is needed. */
  readonly note: string | null;
  /** The required action and its time, as a sentence; null if no action is required. */
  readonly action: string | null;
}
/**
 * The display of a finding: always with an icon and a word, never only by colour.
 */
export type Tone = 'good' | 'note' | 'attention' | 'urgent';
/**
 * When to act: at once, on the same day, by talking to another person on the same day, or by a date.
 */
export type Urgency = 'now' | 'today' | 'talk' | 'within-a-week' | 'within-4-weeks';
/** The values that can be tried with hra.whatIf; null if there are none. */
export interface WhatIfOffer {
  /** Whether the person smokes. */
  readonly smoking: boolean;
  /** Range of weights to try. */
  readonly weight: WhatIfRange | null;
  /** Range of systolic blood pressures to try. */
  readonly systolic: WhatIfRange | null;
}
/** A number that can be varied, with its range. */
export interface WhatIfRange {
  /** The present value. */
  readonly now: number;
  /** Lowest accepted number. */
  readonly min: number;
  /** Highest accepted number. */
  readonly max: number;
  /** Unit of the numbers. */
  readonly unit: string;
}
