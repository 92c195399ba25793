// Generated from the table of calls by 'npm run generate'. Do not edit.

/** One step that a person can take. The steps are in the order in which to take them. */
export interface AdviceLine {
  /** Id of the line. */
  readonly id: string;
  /** A short title for a list: 'Eat less salt'. */
  readonly title: string;
  /** The sentence, as it is shown. */
  readonly text: string;
  /** The ways to do it, each in a sentence; empty if the text already names the only one. */
  readonly ways: readonly string[];
  /** Whole years by which the step lowers the risk age. The years of all steps add up to risk age minus target age. Null if the model gives none. */
  readonly years: number | null;
  /** Ids of the questions that this line is about. */
  readonly questions: readonly string[];
  /** Publication of the threshold, the scale or the advice. */
  readonly source: string;
  /** Id of an article of the library on the same topic; null if there is none. */
  readonly article: string | null;
  /** What the person answered, as a clause after 'You also told us:', such as 'you use snuff'. Set for a step on a danger to life: if it is not among the seven steps that are shown, its clause is shown instead. Null for a step that may be omitted. */
  readonly told: string | null;
}
/**
 * Set for an age outside the published tables: "above" is shown as "80 or over", "below" as "30 or under".
 */
export type AgeBound = 'above' | 'below';
/** The range of the risk age for all possible values of a missing answer. */
export interface AgeRange {
  /** Lowest risk age. */
  readonly low: ShownAge;
  /** Highest risk age. */
  readonly high: ShownAge;
  /** The missing answer on which the age in this range depends, as the end of a sentence: 'your blood pressure, which …'. */
  readonly dependsOn: string;
}
/** An assumption behind the risk age, or a limit of the risk age. */
export interface AssumptionLine {
  /** Id of the line. */
  readonly id: string;
  /** The sentence, as it is shown. */
  readonly text: string;
  /** A sentence that is also shown next to the risk age; null if there is none. */
  readonly beside: string | null;
  /** Ids of the questions that this line is about. */
  readonly questions: readonly string[];
}
/** The years that one factor adds to the risk age or takes from it. */
export interface Contribution {
  /** Id of the factor. */
  readonly factor: string;
  /** Name, as it is shown. */
  readonly label: string;
  /** What the person answered: '12 cigarettes a day', '138/88 mmHg'. */
  readonly value: string;
  /** Years with one decimal, negative if the factor lowers the risk age. The years of all factors add up to risk age minus age. */
  readonly years: number;
  /** Years with one decimal by which a change of the factor lowers the risk age; 0 if there is nothing to change. */
  readonly gain: number;
  /** True if the person has already made the change and only has to keep to it, such as a person who stopped smoking. */
  readonly hasChanged: boolean;
  /** A sentence for a factor whose years alone would mislead; null for all others. */
  readonly note: string | null;
  /** Ids of the questions that this line is about. */
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
/** An answer or score, compared with a published threshold. It is never a diagnosis. */
export interface FindingLine {
  /** Id of the line. */
  readonly id: string;
  /** Name, as it is shown. */
  readonly label: string;
  /** As shown, with its unit: '138/88 mmHg'. */
  readonly value: string;
  /** Name of the band that the value falls in. */
  readonly band: string;
  /** How the finding is shown. */
  readonly tone: Tone;
  /** When to act; null for a finding that is not urgent. */
  readonly urgency: Urgency | null;
  /** For a finding that is not urgent: by when a health worker should see the person, such as 'within 3 months'. Null if no visit is needed. */
  readonly showBy: string | null;
  /** For an urgent finding: what to act on, or the number to check first. Null for all others. */
  readonly title: string | null;
  /** The first sentence of the finding for a woman who may be pregnant; null for everybody else. */
  readonly lead: NoticeLead | null;
  /** The sentence, as it is shown. */
  readonly text: string;
  /** Ids of the questions that this line is about. */
  readonly questions: readonly string[];
  /** Publication of the threshold, the scale or the advice. */
  readonly source: string;
  /** Id of an article of the library on the same topic; null if there is none. */
  readonly article: string | null;
  /** True for a warning, which every print of the report must contain. */
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
/** A sentence with its own urgency, shown before the text of a finding. */
export interface NoticeLead {
  /** When to act on it. */
  readonly urgency: Urgency;
  /** The sentence, as it is shown. */
  readonly text: string;
}
/** Sentences for a woman who may be pregnant; null for all other people. */
export interface Pregnancy {
  /** What is different in pregnancy and while breast-feeding, each in a sentence. */
  readonly sentences: readonly string[];
  /** Ids of the questions that the sentences are about. The sentences are expanded below the first notice, step or number on one of these questions. If the list is empty, they are collapsed. */
  readonly questions: readonly string[];
}
/** Why there is no risk age, and what the person can do about it. */
export interface ReasonLine {
  /** Id of the line. */
  readonly id: string;
  /** The sentence, as it is shown. */
  readonly text: string;
  /** What the person can do about it. */
  readonly nextStep: string;
  /** Ids of the questions to answer; empty if no answer would give a risk age. */
  readonly questions: readonly string[];
}
/** The health model that computed the numbers. */
export interface ReportDetailsModel {
  /** Name of the model. A report describes the method only for 'fhs_2008_office_bmi', which is Framingham 2008 with the body mass index. */
  readonly id: string;
  /** Version of the model. */
  readonly version: string;
  /** Hash of the model’s constants. */
  readonly hash: string | null;
}
/** The details of a report beyond the three ages. What a gateway does not send is null or empty. */
export interface ReportDetails {
  /** The health model that computed the numbers. */
  readonly model: ReportDetailsModel | null;
  /** Set if the risk age is outside the scale. */
  readonly riskAgeBound: AgeBound | null;
  /** Set if the target age is outside the scale. */
  readonly targetAgeBound: AgeBound | null;
  /** Risk age minus age, in unrounded years. If the risk age is outside the scale, this number decides whether the person is called younger, older or the same. */
  readonly yearsOlder: number | null;
  /** The range of the risk age for all possible values of a missing answer. */
  readonly range: AgeRange | null;
  /** The risk age that the person can reach with treatment of the blood pressure. */
  readonly treatedTarget: ShownAge | null;
  /** True if treatment of the blood pressure lowers the risk further, but the ages cannot show by how much. */
  readonly treatmentHelps: boolean;
  /** Of 100 people, how many have a first heart or circulation problem within 10 years. */
  readonly tenYears: TenYearRisk | null;
  /** The years that one factor adds to the risk age or takes from it. */
  readonly contributions: readonly Contribution[];
  /** Why there is no risk age, and what the person can do about it. */
  readonly reasons: readonly ReasonLine[];
  /** An assumption behind the risk age, or a limit of the risk age. */
  readonly assumptions: readonly AssumptionLine[];
  /** An answer or score, compared with a published threshold. It is never a diagnosis. */
  readonly findings: readonly FindingLine[];
  /** One step that a person can take. The steps are in the order in which to take them. */
  readonly advice: readonly AdviceLine[];
  /** The step to keep taking a medicine. It is shown before all others, and is never omitted. Null for a person without a medicine. */
  readonly medicineStep: AdviceLine | null;
  /** The score of a published scale. */
  readonly instruments: readonly InstrumentScore[];
  /** A plain fact for a health worker: 'Blood pressure', '138/88 mmHg'. */
  readonly facts: readonly FactLine[];
  /** The changes that hra.whatIf accepts for this report; null if there are none. */
  readonly whatIf: WhatIfOffer | null;
  /** The change of the risk age since the last earlier report that has one. */
  readonly sinceLast: SinceLast | null;
  /** Sentences for a woman who may be pregnant; null for all other people. */
  readonly pregnancy: Pregnancy | null;
  /** True if the weight is below the healthy range. A low risk age is then neither praised nor called a gain. */
  readonly underweight: boolean;
}
/** An age to show. */
export interface ShownAge {
  /** Whole years. */
  readonly years: number;
  /** Set for an age outside the published tables: "above" is shown as "80 or over", "below" as "30 or under". */
  readonly bound: AgeBound | null;
}
/** One factor that moved the risk age. */
export interface SinceLastMovedItem {
  /** Name, as it is shown. */
  readonly label: string;
  /** Years by which the factor moved the risk age, with one decimal. */
  readonly years: number;
}
/** The change of the risk age since the last earlier report that has one. */
export interface SinceLast {
  /** Time of the earlier report, in ISO 8601. */
  readonly at: string;
  /** Risk age of the earlier report. */
  readonly riskAge: ShownAge;
  /** The factors that moved the risk age, the largest change first; empty if the two reports cannot be compared by factors. */
  readonly moved: readonly SinceLastMovedItem[];
  /** True if the two reports come from different versions of the model, so that their risk ages cannot be compared. */
  readonly isOtherRule: boolean;
}
/** Of 100 people, how many have a first heart or circulation problem within 10 years. */
export interface TenYearRisk {
  /** With the values that the person has now. */
  readonly now: number;
  /** After the changes that lead to the target age. */
  readonly after: number;
  /** For a person of the same age and sex with healthy values. */
  readonly healthyPeer: number;
  /** The risk as a word: 'low', 'raised' or 'high'; null if 'low' would mislead. */
  readonly band: string | null;
  /** A sentence that explains the number; null if it needs none. */
  readonly note: string | null;
  /** A sentence with what to do about the risk and by when; null if nothing. */
  readonly action: string | null;
}
/**
 * The display of a finding: always with an icon and a word, never only by colour.
 */
export type Tone = 'good' | 'note' | 'attention' | 'urgent';
/**
 * When to act: now, today, by talking to somebody today, within a week, or within four weeks.
 */
export type Urgency = 'now' | 'today' | 'talk' | 'within-a-week' | 'within-4-weeks';
/** The changes that hra.whatIf accepts for this report; null if there are none. */
export interface WhatIfOffer {
  /** True for a person who smokes. */
  readonly smoking: boolean;
  /** Weights that can be tried. */
  readonly weight: WhatIfRange | null;
  /** Systolic blood pressures that can be tried. */
  readonly systolic: WhatIfRange | null;
}
/** A number that can be tried out, with its limits. */
export interface WhatIfRange {
  /** The number in the answers of the report. */
  readonly now: number;
  /** Lowest number that is accepted. */
  readonly min: number;
  /** Highest number that is accepted. */
  readonly max: number;
  /** Unit of the numbers. */
  readonly unit: string;
}
