import { z } from 'zod';
import type { ReportDetails as ReadDetails } from '../../domain/report/generated/report-details.ts';
import { lenient, lenientItem } from './envelope.ts';

// The report's details beyond the three ages. The output of these schemas is complete and bounded, whatever a gateway sends, and the
// types of the domain come from it. Their input is the form on the wire.

/** Longer than any sentence of ours; what another gateway writes beyond it is cut. */
const maxText = 600;
/** More lines than any report of ours has. */
const maxLines = 60;

/** A text of 600 characters at most. Control and direction characters would break lines or turn them round. */
function plain(sent: string): string {
  const characters = [...sent.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim()];
  return characters.length > maxText ? `${characters.slice(0, maxText - 1).join('')}…` : characters.join('');
}

/** A part of the details in both forms, which one helper makes together. */
class Part<Read extends z.ZodType = z.ZodType> {
  /** Complete and bounded, whatever was sent. */
  readonly read: Read;
  /** The form on the wire, which refuses no answer: a member that does not fit is left out, and counted as drift. */
  readonly sent: z.ZodType;

  constructor(read: Read, sent: z.ZodType) {
    this.read = read;
    this.sent = sent;
  }

  describe(meaning: string): Part<Read> {
    return new Part(this.read.describe(meaning), this.sent);
  }
}

type Value<Of extends Part> = z.output<Of['read']>;

function record<Members extends Readonly<Record<string, Part>>>(members: Members) {
  const all = Object.entries(members);
  const read = Object.fromEntries(all.map(([name, part]) => [name, part.read]));
  const sent = all.map(([name, part]) => [name, part.sent.describe(part.read.description ?? '')] as const);
  // Object.fromEntries forgets which member has which schema.
  const shape = read as { readonly [Name in keyof Members]: Members[Name]['read'] };
  return new Part(z.object(shape), z.looseObject(Object.fromEntries(sent)));
}

function oneOf<const Options extends readonly string[]>(options: Options) {
  return new Part(z.enum(options), z.enum(options));
}

/** If a member of this part is invalid, so is the record that contains it. A member with `orElse` or `orNull` gets its default instead. */
const aText = new Part(z.string().overwrite(plain), z.string());
const aNumber = new Part(z.number(), z.number());
const textOrEmpty = orElse(aText, '');
const textOrNull = orNull(aText, sent => sent !== '');
const numberOrNull = orNull(aNumber);
const numberOrZero = orElse(aNumber, 0);
const wholeNumber = new Part(z.number().overwrite(Math.round), z.number());
const percent = new Part(
  z.number().overwrite(sent => Math.min(100, Math.max(0, sent))),
  z.number(),
);
const flag = orElse(new Part(z.boolean(), z.boolean()), false);
const texts = orElse(
  new Part(
    z.array(aText.read).overwrite(sent => sent.slice(0, maxLines)),
    z.array(aText.sent),
  ),
  [],
);

/** A certain value in place of what is missing or does not fit. */
function orElse<Read extends z.ZodType>(
  { read, sent }: Part<Read>,
  other: z.output<Read> & z.core.util.NoUndefined<z.output<Read>>,
) {
  return new Part(read.default(other).catch(other), lenient(sent));
}

/** Null where there is nothing to read, or what was read is of no use. */
function orNull<Read extends z.ZodType>(
  { read, sent }: Part<Read>,
  isOfUse: (value: z.output<Read>) => boolean = () => true,
) {
  const nullable = read
    .nullable()
    .overwrite(value => (value !== null && isOfUse(value as z.output<Read>) ? value : null))
    .default(null)
    .catch(null)
    .describe(read.description ?? '');
  return new Part(nullable, lenient(sent));
}

/** A list without the items that do not fit, 60 at most. A line without an id has its place for one; `mend` has the last word on each. */
function list<Line extends z.ZodObject>(
  { read: line, sent: sentLine }: Part<Line>,
  mend: (item: z.output<Line>) => z.output<Line> = item => item,
) {
  const withId = (item: z.output<Line>, index: number) =>
    mend('id' in item && item.id === '' ? { ...item, id: `line-${index + 1}` } : item);
  const read = z
    .array(line.nullable().catch(null))
    .transform(sent =>
      sent
        .filter(item => item !== null)
        .slice(0, maxLines)
        .map(withId),
    )
    // The output fits the same schema, so it can be read again; JSON Schema takes the form of the list from it.
    .pipe(z.array(line) as z.ZodType<z.output<Line>[], z.output<Line>[]>)
    .default([])
    .catch([])
    .describe(line.description ?? '');
  return new Part(read, lenient(z.array(lenientItem(sentLine))));
}

const id = textOrEmpty.describe('Id of the line.');
const label = aText.describe('Name to show.');
const text = aText.describe('The sentence to show.');
const questions = texts.describe('Ids of the questions that this concerns.');
const source = textOrEmpty.describe('The publication of the limit, the scale or the advice.');
const article = textOrNull.describe('Id of a related article of the library.');
const grounds = { questions, source, article };

export const Urgency = oneOf(['now', 'today', 'talk', 'within-a-week', 'within-4-weeks']).describe(
  'When to act: at once, on the same day, by talking to another person on the same day, or by a date.',
);

export const NoticeLead = record({
  urgency: Urgency.describe('When to act.'),
  text: aText.describe('The sentence to show.'),
}).describe('A sentence with a separate time to act, shown before the text of a finding.');

export const AgeBound = oneOf(['above', 'below']).describe(
  'The end of the published tables that an age exceeds: "80 or over", "30 or under".',
);

export const ShownAge = record({
  years: wholeNumber.describe('Whole years.'),
  bound: orNull(AgeBound),
}).describe('An age to show.');

export const AgeRange = record({
  low: ShownAge.describe('Lowest risk age.'),
  high: ShownAge.describe('Highest risk age.'),
  dependsOn: aText.describe(
    "The unknown answer on which the true age depends, as the end of a sentence: 'your blood pressure, which …'.",
  ),
}).describe('The range of risk ages over all possible values of an unknown answer.');

export const TenYearRisk = record({
  now: percent.describe('With the present answers.'),
  after: percent.describe('After the changes of the target.'),
  healthyPeer: percent.describe('A person of the same age and sex with healthy values.'),
  band: textOrNull.describe(
    "The risk as a word: 'low', 'raised' or 'high'; null if 'low' would be misleading.",
  ),
  note: textOrNull.describe('A sentence that explains the number; null if none is needed.'),
  action: textOrNull.describe(
    'The required action and its time, as a sentence; null if no action is required.',
  ),
}).describe('The number of 100 people who have a first heart or circulation problem within 10 years.');

export const Contribution = record({
  factor: aText.describe('Id of the factor.'),
  label,
  value: textOrEmpty.describe("The answer of the person: '12 cigarettes a day', '138/88 mmHg'."),
  years: aNumber.describe(
    'Years, one decimal; the sum over all factors is the difference of risk age and age.',
  ),
  gain: numberOrZero.describe(
    'Years that a change of the factor wins back, one decimal; 0 if there is nothing to change.',
  ),
  hasChanged: flag.describe(
    'Whether the person has already made the change, so that the years are won by keeping it up.',
  ),
  note: textOrNull.describe('A separate sentence, if the years without it would be misleading.'),
  questions,
}).describe('The years that one factor adds to the risk age, or removes from it.');

export const ReasonLine = record({
  id,
  text,
  nextStep: textOrEmpty.describe('What the person can do.'),
  questions: texts.describe(
    'Ids of the questions to go back to; empty if no answer would change the result.',
  ),
}).describe('The reason for a missing number, and what the person can do.');

export const AssumptionLine = record({
  id,
  text,
  beside: textOrNull.describe('A short text that is also shown beside the number; null if there is none.'),
  questions,
}).describe('An assumption behind the number, or a limit of it.');

export const Tone = oneOf(['good', 'note', 'attention', 'urgent']).describe(
  'The display of a finding: always with an icon and a word, never only by colour.',
);

export const FindingLine = record({
  id,
  label,
  value: textOrEmpty.describe("As shown, with its unit: '138/88 mmHg'."),
  band: textOrEmpty.describe('Name of the band that contains the value.'),
  tone: orElse(Tone, 'note').describe('The display of the finding.'),
  urgency: orNull(Urgency).describe('When to act; null if no action is needed.'),
  showBy: textOrNull.describe(
    "The time within which a health worker should see a finding without a notice: 'within 3 months'; null if not needed.",
  ),
  title: textOrNull.describe('The finding to act on, or the number to check first; null for all others.'),
  lead: orNull(NoticeLead).describe(
    'A sentence that a woman who may be pregnant has to read first; null for all other people.',
  ),
  text: textOrEmpty.describe('The sentence to show.'),
  ...grounds,
  mustPrint: flag.describe(
    'Whether the finding is important for safety, so that a printed report may not omit it.',
  ),
}).describe('One answer or score compared with a published limit. It is not a diagnosis.');

/** A finding to act on would be lost without a title, or in a print without room: its label becomes the title. */
function withTitle(line: Value<typeof FindingLine>): Value<typeof FindingLine> {
  const { label, title, urgency } = line;
  if (urgency === null) return { ...line, title: null };
  const tone = urgency.startsWith('within') ? 'attention' : 'urgent';
  return { ...line, tone, title: title ?? label, mustPrint: true };
}

export const AdviceLine = record({
  id,
  title: textOrEmpty.describe("A short title for a list: 'Eat less salt'."),
  text,
  ways: texts.describe('Several ways to do the step, each as a sentence; empty if there is only one.'),
  years: numberOrNull.describe(
    'Whole years of risk age that the step can win back; the sum over all steps is risk age minus target age. Null if the model does not determine them.',
  ),
  ...grounds,
  told: textOrNull.describe(
    "The answer of the person, as a clause after 'You also told us:': 'you use snuff'. A step with it prevents death and is never omitted: if it is not among the seven steps that are shown, the clause is shown instead. Null for a step that may be left out.",
  ),
}).describe('One step that a person can take. The list has the recommended order.');

type Advice = Value<typeof AdviceLine>;
const withStepTitle = (line: Advice): Advice => ({ ...line, title: line.title || line.text });

export const InstrumentScore = record({
  id,
  label,
  score: aNumber.describe('The score.'),
  max: aNumber.describe('Highest score of the scale.'),
}).describe('The score of a published scale.');

export const FactLine = record({
  id,
  label,
  value: aText.describe('The fact, with its unit.'),
}).describe("A plain fact for a health worker: 'Blood pressure', '138/88 mmHg'.");

export const WhatIfRange = record({
  now: aNumber.describe('The present value.'),
  min: aNumber.describe('Lowest accepted number.'),
  max: aNumber.describe('Highest accepted number.'),
  unit: aText.describe('Unit of the numbers.'),
}).describe('A number that can be varied, with its range.');

const triedRange = orNull(WhatIfRange, ({ min, max }) => min < max);
export const WhatIfOffer = record({
  smoking: flag.describe('Whether the person smokes.'),
  weight: triedRange.describe('Range of weights to try.'),
  systolic: triedRange.describe('Range of systolic blood pressures to try.'),
}).describe('The values that can be tried with hra.whatIf; null if there are none.');

const movedLine = record({
  label,
  years: aNumber.describe('Years by which the risk age changed, one decimal.'),
}).describe(
  'The factors of the change, the largest first; empty if the two reports cannot be compared by factors.',
);

export const SinceLast = record({
  at: aText.describe('Time of the previous report, in ISO 8601.'),
  riskAge: ShownAge.describe('Risk age of the previous report.'),
  moved: list(movedLine),
  isOtherRule: flag.describe(
    'Whether the two reports used different versions of the model, so that their numbers cannot be compared.',
  ),
}).describe('The change of the risk age since the previous report.');

export const Pregnancy = record({
  sentences: texts.describe('The differences in pregnancy and while breast-feeding, each as a sentence.'),
  questions: texts.describe(
    'Ids of the questions that the sentences concern: they are expanded below the first notice, step or number on one of these questions. Empty: they are collapsed.',
  ),
}).describe('Sentences for a woman who may be pregnant; null for all other people.');

const healthModel = record({
  id: aText.describe('Name of the model.'),
  version: aText.describe('Version of the model.'),
  hash: textOrNull.describe('Hash of the model’s constants.'),
}).describe('The health model that calculated the numbers.');

export const ReportDetails = record({
  model: orNull(healthModel),
  riskAgeBound: orNull(AgeBound).describe('The end of the scale that the risk age exceeds.'),
  targetAgeBound: orNull(AgeBound).describe('The end of the scale that the target age exceeds.'),
  yearsOlder: numberOrNull.describe(
    'Risk age minus age in unrounded years. It determines whether the risk age is lower, higher or the same.',
  ),
  range: orNull(AgeRange),
  treatedTarget: orNull(ShownAge.describe('The age that treatment of the blood pressure can reach.')),
  treatmentHelps: flag.describe(
    'Whether treatment of the blood pressure lowers the risk further, by an amount that the ages cannot show.',
  ),
  tenYears: orNull(TenYearRisk),
  contributions: list(Contribution),
  reasons: list(ReasonLine),
  assumptions: list(AssumptionLine),
  findings: list(FindingLine, withTitle),
  advice: list(AdviceLine, withStepTitle),
  medicineStep: orNull(new Part(AdviceLine.read.overwrite(withStepTitle), AdviceLine.sent)).describe(
    'The step to keep taking a medicine: it comes before all other steps and is never omitted. Null for a person without such a medicine.',
  ),
  instruments: list(InstrumentScore),
  facts: list(FactLine),
  whatIf: orNull(
    WhatIfOffer,
    ({ smoking, weight, systolic }) => smoking || weight !== null || systolic !== null,
  ),
  sinceLast: orNull(SinceLast),
  pregnancy: orNull(Pregnancy),
  underweight: flag.describe(
    'Whether the weight is below the healthy range, so that a low number is neither praised nor called a gain.',
  ),
}).describe('Details beyond the three ages. Members that the gateway does not send are null or empty.');

/** The details beyond the three ages, under `report` (s.7). Every member is optional, and none ever refuses an answer. */
// A part knows the schema of the wire, and not its type.
export const reportDetails = ReportDetails.sent as z.ZodType<Sent<z.input<typeof ReportDetails.read>>>;

/** An optional member may also be null. */
type Sent<Value> = Value extends (infer Item)[]
  ? Sent<Item>[]
  : Value extends object
    ? { [Name in keyof Value]: Sent<Value[Name]> | (undefined extends Value[Name] ? null : never) }
    : Value;

const detailsOrNull = ReportDetails.read.nullable().catch(null);

/** Reads the details beyond the three ages, complete and bounded whatever was sent. Null where nothing is reported. */
export function readReportDetails(told: object | null | undefined): ReadDetails | null {
  return told === null || told === undefined ? null : detailsOrNull.parse(told);
}
