// Generated from the table of calls by 'npm run generate'. Do not edit.

/** One step a person can take; the list is in the order to do it in. */
export interface AdviceLine {
  /** Id of the line. */
  readonly id: string;
  /** A few words, for a list: 'Eat less salt'. */
  readonly title: string;
  /** The sentence, as it is shown. */
  readonly text: string;
  /** The ways to do it, each in a sentence; empty where there is one alone. */
  readonly ways: readonly string[];
  /** Whole years of risk age that it can win back; those of all steps add up to risk age less target age. Null where the model does not say. */
  readonly years: number | null;
  /** Ids of the questions that this is about. */
  readonly questions: readonly string[];
  /** Where the border, the scale or the advice was published. */
  readonly source: string;
  /** Id of the article of the library that goes with it. */
  readonly article: string | null;
  /** What the person answered, as a clause behind 'You also told us:': 'you use snuff'. A step with it keeps somebody alive and is never left out: beyond the seven that are shown, the clause takes its place. Null for a step that may be left out. */
  readonly told: string | null;
}
/**
 * The end of the published tables that an age lies beyond: "80 or over", "30 or under".
 */
export type AgeBound = 'above' | 'below';
/** The risk ages of every answer that could have been given. */
export interface AgeRange {
  /** Lowest risk age. */
  readonly low: ShownAge;
  /** Highest risk age. */
  readonly high: ShownAge;
  /** What the true age depends on, as the end of a sentence: 'your blood pressure, which …'. */
  readonly dependsOn: string;
}
/** What was taken for granted, or limits the number. */
export interface AssumptionLine {
  /** Id of the line. */
  readonly id: string;
  /** The sentence, as it is shown. */
  readonly text: string;
  /** What stands beside the number as well; null where nothing does. */
  readonly beside: string | null;
  /** Ids of the questions that this is about. */
  readonly questions: readonly string[];
}
/** What one factor adds to the risk age, or takes from it. */
export interface Contribution {
  /** Id of the factor. */
  readonly factor: string;
  /** Name, as it is shown. */
  readonly label: string;
  /** What the person answered: '12 cigarettes a day', '138/88 mmHg'. */
  readonly value: string;
  /** Years, one decimal; all rows add up to the difference of risk age and age. */
  readonly years: number;
  /** Years that changing it wins back, one decimal; 0 where there is nothing to change. */
  readonly gain: number;
  /** True where the person has made the change, and its years are won by keeping to it. */
  readonly hasChanged: boolean;
  /** A sentence of its own, where the years alone would mislead. */
  readonly note: string | null;
  /** Ids of the questions that this is about. */
  readonly questions: readonly string[];
}
/** A plain fact for a health worker: 'Blood pressure', '138/88 mmHg'. */
export interface FactLine {
  /** Id of the line. */
  readonly id: string;
  /** Name, as it is shown. */
  readonly label: string;
  /** The fact, with its unit. */
  readonly value: string;
}
/** One answer or score beside a published border, never a diagnosis. */
export interface FindingLine {
  /** Id of the line. */
  readonly id: string;
  /** Name, as it is shown. */
  readonly label: string;
  /** As shown, with its unit: '138/88 mmHg'. */
  readonly value: string;
  /** Name of the band that the value falls in. */
  readonly band: string;
  /** How it is shown. */
  readonly tone: Tone;
  /** When to act; null where nobody has to. */
  readonly urgency: Urgency | null;
  /** By when a health worker should see what is no notice: 'within 3 months'; null where nobody has to. */
  readonly showBy: string | null;
  /** What to act on, or the number to check first; null for all others. */
  readonly title: string | null;
  /** What a woman who may be pregnant has to read first; null for everybody else. */
  readonly lead: NoticeLead | null;
  /** The sentence, as it is shown. */
  readonly text: string;
  /** Ids of the questions that this is about. */
  readonly questions: readonly string[];
  /** Where the border, the scale or the advice was published. */
  readonly source: string;
  /** Id of the article of the library that goes with it. */
  readonly article: string | null;
  /** True where it keeps somebody safe: no print leaves it out. */
  readonly mustPrint: boolean;
}
/** The score of a published scale. */
export interface InstrumentScore {
  /** Id of the line. */
  readonly id: string;
  /** Name, as it is shown. */
  readonly label: string;
  /** The score. */
  readonly score: number;
  /** Highest score of the scale. */
  readonly max: number;
}
/** A sentence with a time of its own, shown before the text of a finding. */
export interface NoticeLead {
  /** When to act on it. */
  readonly urgency: Urgency;
  /** The sentence, as it is shown. */
  readonly text: string;
}
/** For a woman who may be pregnant; null for everybody else. */
export interface Pregnancy {
  /** What changes in pregnancy and while breast-feeding, each in a sentence. */
  readonly sentences: readonly string[];
  /** Ids of the questions that it concerns: the sentences are open below the first notice, step or number on one of them. Empty: they are closed. */
  readonly questions: readonly string[];
}
/** Why there is no number, and what the person can do about it. */
export interface ReasonLine {
  /** Id of the line. */
  readonly id: string;
  /** The sentence, as it is shown. */
  readonly text: string;
  /** What the person can do about it. */
  readonly nextStep: string;
  /** Ids of the questions to go back to; empty where no answer would change it. */
  readonly questions: readonly string[];
}
/** The health model that worked out the numbers. */
export interface ReportDetailsModel {
  /** Name of the model. */
  readonly id: string;
  /** Version of the model. */
  readonly version: string;
  /** Hash of the model’s constants. */
  readonly hash: string | null;
}
/** What a gateway tells beyond the three ages; what it does not is null or empty. */
export interface ReportDetails {
  /** The health model that worked out the numbers. */
  readonly model: ReportDetailsModel | null;
  /** The end of the scale that the risk age lies beyond. */
  readonly riskAgeBound: AgeBound | null;
  /** The end of the scale that the target age lies beyond. */
  readonly targetAgeBound: AgeBound | null;
  /** Risk age less age in unrounded years: it decides who is younger, older or the same. */
  readonly yearsOlder: number | null;
  /** The risk ages of every answer that could have been given. */
  readonly range: AgeRange | null;
  /** The age that treatment of the blood pressure can bring it to. */
  readonly treatedTarget: ShownAge | null;
  /** Treatment of the blood pressure lowers the risk further, and the ages cannot show how much. */
  readonly treatmentHelps: boolean;
  /** Of 100 people, how many have a first heart or circulation problem in 10 years. */
  readonly tenYears: TenYearRisk | null;
  /** What one factor adds to the risk age, or takes from it. */
  readonly contributions: readonly Contribution[];
  /** Why there is no number, and what the person can do about it. */
  readonly reasons: readonly ReasonLine[];
  /** What was taken for granted, or limits the number. */
  readonly assumptions: readonly AssumptionLine[];
  /** One answer or score beside a published border, never a diagnosis. */
  readonly findings: readonly FindingLine[];
  /** One step a person can take; the list is in the order to do it in. */
  readonly advice: readonly AdviceLine[];
  /** The step to keep taking a medicine: it comes before all others and is never left out. Null for a person without one. */
  readonly medicineStep: AdviceLine | null;
  /** The score of a published scale. */
  readonly instruments: readonly InstrumentScore[];
  /** A plain fact for a health worker: 'Blood pressure', '138/88 mmHg'. */
  readonly facts: readonly FactLine[];
  /** What can be tried with hra.whatIf; null where there is nothing to try. */
  readonly whatIf: WhatIfOffer | null;
  /** How the risk age went since the report before. */
  readonly sinceLast: SinceLast | null;
  /** For a woman who may be pregnant; null for everybody else. */
  readonly pregnancy: Pregnancy | null;
  /** Weight below the healthy range: a low number is neither praised nor called a gain. */
  readonly underweight: boolean;
}
/** An age as it is shown. */
export interface ShownAge {
  /** Whole years. */
  readonly years: number;
  /** The end of the published tables that an age lies beyond: "80 or over", "30 or under". */
  readonly bound: AgeBound | null;
}
/** What moved it, most first; empty where the two cannot be compared by factors. */
export interface SinceLastMovedItem {
  /** Name, as it is shown. */
  readonly label: string;
  /** Years by which it moved, one decimal. */
  readonly years: number;
}
/** How the risk age went since the report before. */
export interface SinceLast {
  /** Time of the report before, in ISO 8601. */
  readonly at: string;
  /** Risk age of the report before. */
  readonly riskAge: ShownAge;
  /** What moved it, most first; empty where the two cannot be compared by factors. */
  readonly moved: readonly SinceLastMovedItem[];
  /** The two were worked out by different rules: their numbers do not compare. */
  readonly isOtherRule: boolean;
}
/** Of 100 people, how many have a first heart or circulation problem in 10 years. */
export interface TenYearRisk {
  /** As the person lives now. */
  readonly now: number;
  /** After the changes of the target. */
  readonly after: number;
  /** A person of the same age and sex with healthy values. */
  readonly healthyPeer: number;
  /** The risk as a word: 'low', 'raised' or 'high'; null where 'low' would mislead. */
  readonly band: string | null;
  /** A sentence that explains the number; null where it needs none. */
  readonly note: string | null;
  /** What it asks for and by when, as a sentence; null where it asks for nothing. */
  readonly action: string | null;
}
/**
 * How a finding is shown: always with an icon and a word, never by colour alone.
 */
export type Tone = 'good' | 'note' | 'attention' | 'urgent';
/**
 * When to act: at once, on the same day, by talking to somebody on the same day, or by a date.
 */
export type Urgency = 'now' | 'today' | 'talk' | 'within-a-week' | 'within-4-weeks';
/** What can be tried with hra.whatIf; null where there is nothing to try. */
export interface WhatIfOffer {
  /** True for a person who smokes. */
  readonly smoking: boolean;
  /** Weights that can be tried. */
  readonly weight: WhatIfRange | null;
  /** Systolic blood pressures that can be tried. */
  readonly systolic: WhatIfRange | null;
}
/** A number that can be tried out, and how far. */
export interface WhatIfRange {
  /** What it is now. */
  readonly now: number;
  /** Lowest number that is taken. */
  readonly min: number;
  /** Highest number that is taken. */
  readonly max: number;
  /** Unit of the numbers. */
  readonly unit: string;
}
