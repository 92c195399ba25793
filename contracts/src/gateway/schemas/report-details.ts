import { z } from 'zod';
import type { ReportDetails as DomainDetails } from '../../domain/report/generated/report-details.ts';
import { framinghamModelId } from '../../domain/report/how-view.ts';
import { lenient, lenientItem } from './envelope.ts';

// The details of a report beyond the three ages (decision 0009). Each part of the details has two schemas:
// - `wire` describes the wire format. It accepts every answer: an invalid member is removed and counted as drift.
// - `domain` makes the details that the domain uses. Its output is complete and bounded, whatever a gateway sends. The types in
//   `domain/report/generated` are generated from it.

/** Maximum length of a text in characters. The sentences of the embedded gateway are shorter; a longer text of another gateway is cut. */
const maxTextLength = 600;
/** Maximum number of lines. The lists of the embedded gateway have fewer lines; a longer list of another gateway is cut. */
const maxLines = 60;

/** A text with at most `maxTextLength` characters, without control and direction characters, which would break lines or reverse the text. */
function cleanText(text: string): string {
  const characters = [...text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim()];
  return characters.length > maxTextLength
    ? `${characters.slice(0, maxTextLength - 1).join('')}…`
    : characters.join('');
}

/** The two schemas of a part of the details, as described above. */
class Part<Domain extends z.ZodType = z.ZodType> {
  readonly domain: Domain;
  readonly wire: z.ZodType;

  constructor(domain: Domain, wire: z.ZodType) {
    this.domain = domain;
    this.wire = wire;
  }

  describe(meaning: string): Part<Domain> {
    return new Part(this.domain.describe(meaning), this.wire);
  }
}

type Value<Of extends Part> = z.output<Of['domain']>;

/** An object. The result types of this function and of the functions below are inferred, because the types of the details are derived from them. */
function record<Members extends Readonly<Record<string, Part>>>(members: Members) {
  const entries = Object.entries(members);
  const domainSchemas = Object.fromEntries(entries.map(([name, part]) => [name, part.domain]));
  const wireSchemas = entries.map(
    ([name, part]) => [name, part.wire.describe(part.domain.description ?? '')] as const,
  );
  // Object.fromEntries does not keep the schema type of each member.
  const shape = domainSchemas as { readonly [Name in keyof Members]: Members[Name]['domain'] };
  return new Part(z.object(shape), z.looseObject(Object.fromEntries(wireSchemas)));
}

function oneOf<const Options extends readonly string[]>(options: Options) {
  return new Part(z.enum(options), z.enum(options));
}

// A record without a required member is invalid. Every other member has a fallback value. `overwrite` changes a value and keeps its JSON
// Schema, which cannot describe a `transform`.
const requiredText = new Part(z.string().overwrite(cleanText), z.string());
const requiredNumber = new Part(z.number(), z.number());
const textOrEmpty = withFallback(requiredText, '');
const textOrNull = nullIfInvalid(requiredText, value => value !== '');
const numberOrNull = nullIfInvalid(requiredNumber);
const numberOrZero = withFallback(requiredNumber, 0);
const wholeNumber = new Part(z.number().overwrite(Math.round), z.number());
const percent = new Part(
  z.number().overwrite(value => Math.min(100, Math.max(0, value))),
  z.number(),
);
const flag = withFallback(new Part(z.boolean(), z.boolean()), false);
const texts = withFallback(
  new Part(
    z.array(requiredText.domain).overwrite(lines => lines.slice(0, maxLines)),
    z.array(requiredText.wire),
  ),
  [],
);

/** A member that gets the value `fallback` if it is missing or invalid. */
function withFallback<Domain extends z.ZodType>(
  { domain, wire }: Part<Domain>,
  // `catch` accepts any output of the schema, `default` only an output that is not undefined.
  fallback: z.output<Domain> & z.core.util.NoUndefined<z.output<Domain>>,
) {
  return new Part(domain.default(fallback).catch(fallback), lenient(wire));
}

/** A member that is null if it is missing or invalid, or if `isUseful` rejects its value. */
function nullIfInvalid<Domain extends z.ZodType>(
  { domain, wire }: Part<Domain>,
  isUseful: (value: z.output<Domain>) => boolean = () => true,
) {
  const nullable = domain
    .nullable()
    // The cast removes null, which the condition excludes.
    .overwrite(value => (value !== null && isUseful(value as z.output<Domain>) ? value : null))
    .default(null)
    .catch(null)
    .describe(domain.description ?? '');
  return new Part(nullable, lenient(wire));
}

/**
 * A list without its invalid lines, cut to `maxLines`. A line without an id gets an id from its position. `complete` then fills other missing
 * members of a line.
 */
function list<Line extends z.ZodObject>(
  { domain: line, wire: wireLine }: Part<Line>,
  complete: (item: z.output<Line>) => z.output<Line> = item => item,
) {
  const completeLine = (item: z.output<Line>, index: number) =>
    complete('id' in item && item.id === '' ? { ...item, id: `line-${index + 1}` } : item);
  const domain = z
    .array(line.nullable().catch(null))
    .transform(lines =>
      lines
        .filter(item => item !== null)
        .slice(0, maxLines)
        .map(completeLine),
    )
    // The pipe is needed for JSON Schema, which cannot describe a transform. The cast is safe because each line that
    // the transform returns is a valid input of `line`.
    .pipe(z.array(line) as z.ZodType<z.output<Line>[], z.output<Line>[]>)
    .default([])
    .catch([])
    .describe(line.description ?? '');
  return new Part(domain, lenient(z.array(lenientItem(wireLine))));
}

const id = textOrEmpty.describe('Id of the line.');
const label = requiredText.describe('Name, as it is shown.');
const text = requiredText.describe('The sentence, as it is shown.');
const questions = texts.describe('Ids of the questions that this line is about.');
const source = textOrEmpty.describe('Publication of the threshold, the scale or the advice.');
const article = textOrNull.describe(
  'Id of an article of the library on the same topic; null if there is none.',
);
const references = { questions, source, article };

export const Urgency = oneOf(['now', 'today', 'talk', 'within-a-week', 'within-4-weeks']).describe(
  'When to act: now, today, by talking to somebody today, within a week, or within four weeks.',
);

export const NoticeLead = record({
  urgency: Urgency.describe('When to act on it.'),
  text: requiredText.describe('The sentence, as it is shown.'),
}).describe('A sentence with its own urgency, shown before the text of a finding.');

export const AgeBound = oneOf(['above', 'below']).describe(
  'Set for an age outside the published tables: "above" is shown as "80 or over", "below" as "30 or under".',
);

export const ShownAge = record({
  years: wholeNumber.describe('Whole years.'),
  bound: nullIfInvalid(AgeBound),
}).describe('An age to show.');

export const AgeRange = record({
  low: ShownAge.describe('Lowest risk age.'),
  high: ShownAge.describe('Highest risk age.'),
  dependsOn: requiredText.describe(
    "The missing answer on which the age in this range depends, as the end of a sentence: 'your blood pressure, which …'.",
  ),
}).describe('The range of the risk age for all possible values of a missing answer.');

export const TenYearRisk = record({
  now: percent.describe('With the values that the person has now.'),
  after: percent.describe('After the changes that lead to the target age.'),
  healthyPeer: percent.describe('For a person of the same age and sex with healthy values.'),
  band: textOrNull.describe("The risk as a word: 'low', 'raised' or 'high'; null if 'low' would mislead."),
  note: textOrNull.describe('A sentence that explains the number; null if it needs none.'),
  action: textOrNull.describe('A sentence with what to do about the risk and by when; null if nothing.'),
}).describe('Of 100 people, how many have a first heart or circulation problem within 10 years.');

export const Contribution = record({
  factor: requiredText.describe('Id of the factor.'),
  label,
  value: textOrEmpty.describe("What the person answered: '12 cigarettes a day', '138/88 mmHg'."),
  years: requiredNumber.describe(
    'Years with one decimal, negative if the factor lowers the risk age. The years of all factors add up to risk age minus age.',
  ),
  gain: numberOrZero.describe(
    'Years with one decimal by which a change of the factor lowers the risk age; 0 if there is nothing to change.',
  ),
  hasChanged: flag.describe(
    'True if the person has already made the change and only has to keep to it, such as a person who stopped smoking.',
  ),
  note: textOrNull.describe('A sentence for a factor whose years alone would mislead; null for all others.'),
  questions,
}).describe('The years that one factor adds to the risk age or takes from it.');

export const ReasonLine = record({
  id,
  text,
  nextStep: textOrEmpty.describe('What the person can do about it.'),
  questions: texts.describe('Ids of the questions to answer; empty if no answer would give a risk age.'),
}).describe('Why there is no risk age, and what the person can do about it.');

export const AssumptionLine = record({
  id,
  text,
  beside: textOrNull.describe('A sentence that is also shown next to the risk age; null if there is none.'),
  questions,
}).describe('An assumption behind the risk age, or a limit of the risk age.');

export const Tone = oneOf(['good', 'note', 'attention', 'urgent']).describe(
  'The display of a finding: always with an icon and a word, never only by colour.',
);

export const FindingLine = record({
  id,
  label,
  value: textOrEmpty.describe("As shown, with its unit: '138/88 mmHg'."),
  band: textOrEmpty.describe('Name of the band that the value falls in.'),
  tone: withFallback(Tone, 'note').describe('How the finding is shown.'),
  urgency: nullIfInvalid(Urgency).describe('When to act; null for a finding that is not urgent.'),
  showBy: textOrNull.describe(
    "For a finding that is not urgent: by when a health worker should see the person, such as 'within 3 months'. Null if no visit is needed.",
  ),
  title: textOrNull.describe(
    'For an urgent finding: what to act on, or the number to check first. Null for all others.',
  ),
  lead: nullIfInvalid(NoticeLead).describe(
    'The first sentence of the finding for a woman who may be pregnant; null for everybody else.',
  ),
  text: textOrEmpty.describe('The sentence, as it is shown.'),
  ...references,
  mustPrint: flag.describe('True for a warning, which every print of the report must contain.'),
}).describe('An answer or score, compared with a published threshold. It is never a diagnosis.');

/**
 * Completes an urgent finding. The finding is shown only with a title, so the label replaces a missing title. Every print must contain the
 * finding. The tone is `attention` if there are one or more weeks to act ('within …'), otherwise `urgent`.
 */
function completeFinding(line: Value<typeof FindingLine>): Value<typeof FindingLine> {
  const { label, title, urgency } = line;
  if (urgency === null) return { ...line, title: null };
  const tone = urgency.startsWith('within') ? 'attention' : 'urgent';
  return { ...line, tone, title: title ?? label, mustPrint: true };
}

export const AdviceLine = record({
  id,
  title: textOrEmpty.describe("A short title for a list: 'Eat less salt'."),
  text,
  ways: texts.describe(
    'The ways to do it, each in a sentence; empty if the text already names the only one.',
  ),
  years: numberOrNull.describe(
    'Whole years by which the step lowers the risk age. The years of all steps add up to risk age minus target age. Null if the model gives none.',
  ),
  ...references,
  told: textOrNull.describe(
    "What the person answered, as a clause after 'You also told us:', such as 'you use snuff'. Set for a step on a danger to life: if it is not among the seven steps that are shown, its clause is shown instead. Null for a step that may be omitted.",
  ),
}).describe('One step that a person can take. The steps are in the order in which to take them.');

type Advice = Value<typeof AdviceLine>;
/** Completes a step. A step is shown with a title, so the text replaces a missing title. */
const withStepTitle = (line: Advice): Advice => ({ ...line, title: line.title || line.text });

export const InstrumentScore = record({
  id,
  label,
  score: requiredNumber.describe('The score.'),
  max: requiredNumber.describe('Highest score of the scale.'),
}).describe('The score of a published scale.');

export const FactLine = record({
  id,
  label,
  value: requiredText.describe('The fact, with its unit.'),
}).describe("A plain fact for a health worker: 'Blood pressure', '138/88 mmHg'.");

export const WhatIfRange = record({
  now: requiredNumber.describe('The number in the answers of the report.'),
  min: requiredNumber.describe('Lowest number that is accepted.'),
  max: requiredNumber.describe('Highest number that is accepted.'),
  unit: requiredText.describe('Unit of the numbers.'),
}).describe('A number that can be tried out, with its limits.');

const usableRange = nullIfInvalid(WhatIfRange, ({ min, max }) => min < max);
export const WhatIfOffer = record({
  smoking: flag.describe('True for a person who smokes.'),
  weight: usableRange.describe('Weights that can be tried.'),
  systolic: usableRange.describe('Systolic blood pressures that can be tried.'),
}).describe('The changes that hra.whatIf accepts for this report; null if there are none.');

const factorChange = record({
  label,
  years: requiredNumber.describe('Years by which the factor moved the risk age, with one decimal.'),
}).describe('One factor that moved the risk age.');

export const SinceLast = record({
  at: requiredText.describe('Time of the earlier report, in ISO 8601.'),
  riskAge: ShownAge.describe('Risk age of the earlier report.'),
  moved: list(factorChange).describe(
    'The factors that moved the risk age, the largest change first; empty if the two reports cannot be compared by factors.',
  ),
  isOtherRule: flag.describe(
    'True if the two reports come from different versions of the model, so that their risk ages cannot be compared.',
  ),
}).describe('The change of the risk age since the last earlier report that has one.');

export const Pregnancy = record({
  sentences: texts.describe('What is different in pregnancy and while breast-feeding, each in a sentence.'),
  questions: texts.describe(
    'Ids of the questions that the sentences are about. The sentences are expanded below the first notice, step or number on one of these questions. If the list is empty, they are collapsed.',
  ),
}).describe('Sentences for a woman who may be pregnant; null for all other people.');

const healthModel = record({
  id: requiredText.describe(
    `Name of the model. A report describes the method only for '${framinghamModelId}', which is Framingham 2008 with the body mass index.`,
  ),
  version: requiredText.describe('Version of the model.'),
  hash: textOrNull.describe('Hash of the model’s constants.'),
}).describe('The health model that computed the numbers.');

export const ReportDetails = record({
  model: nullIfInvalid(healthModel),
  riskAgeBound: nullIfInvalid(AgeBound).describe('Set if the risk age is outside the scale.'),
  targetAgeBound: nullIfInvalid(AgeBound).describe('Set if the target age is outside the scale.'),
  yearsOlder: numberOrNull.describe(
    'Risk age minus age, in unrounded years. If the risk age is outside the scale, this number decides whether the person is called younger, older or the same.',
  ),
  range: nullIfInvalid(AgeRange),
  treatedTarget: nullIfInvalid(
    ShownAge.describe('The risk age that the person can reach with treatment of the blood pressure.'),
  ),
  treatmentHelps: flag.describe(
    'True if treatment of the blood pressure lowers the risk further, but the ages cannot show by how much.',
  ),
  tenYears: nullIfInvalid(TenYearRisk),
  contributions: list(Contribution),
  reasons: list(ReasonLine),
  assumptions: list(AssumptionLine),
  findings: list(FindingLine, completeFinding),
  advice: list(AdviceLine, withStepTitle),
  medicineStep: nullIfInvalid(new Part(AdviceLine.domain.overwrite(withStepTitle), AdviceLine.wire)).describe(
    'The step to keep taking a medicine. It is shown before all others, and is never omitted. Null for a person without a medicine.',
  ),
  instruments: list(InstrumentScore),
  facts: list(FactLine),
  whatIf: nullIfInvalid(
    WhatIfOffer,
    ({ smoking, weight, systolic }) => smoking || weight !== null || systolic !== null,
  ),
  sinceLast: nullIfInvalid(SinceLast),
  pregnancy: nullIfInvalid(Pregnancy),
  underweight: flag.describe(
    'True if the weight is below the healthy range. A low risk age is then neither praised nor called a gain.',
  ),
}).describe('The details of a report beyond the three ages. What a gateway does not send is null or empty.');

/**
 * The wire format of the details: the member `report` of the answer of `hra.getReportData` (decision 0009). Every member is optional, and an
 * invalid member never makes an answer invalid.
 */
// The cast gives the type of the wire format, which `Part` does not have: the input type of `domain`, with null for every optional member.
export const wireReportDetails = ReportDetails.wire as z.ZodType<
  WithNull<z.input<typeof ReportDetails.domain>>
>;

/** The type `Value` with null added to every optional member. */
type WithNull<Value> = Value extends (infer Item)[]
  ? WithNull<Item>[]
  : Value extends object
    ? { [Name in keyof Value]: WithNull<Value[Name]> | (undefined extends Value[Name] ? null : never) }
    : Value;

const detailsOrNull = ReportDetails.domain.nullable().catch(null);

/** Reads the details of a report in the complete and bounded form. Null if the gateway sent no details, or no object. */
export function readReportDetails(details: object | null | undefined): DomainDetails | null {
  return details === null || details === undefined ? null : detailsOrNull.parse(details);
}
