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

/** Without one that is bare, the record that it belongs to does not fit. Any other is left out alone where it does not fit. */
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
const label = aText.describe('Name, as it is shown.');
const text = aText.describe('The sentence, as it is shown.');
const questions = texts.describe('Ids of the questions that this is about.');
const source = textOrEmpty.describe('Where the border, the scale or the advice was published.');
const article = textOrNull.describe('Id of the article of the library that goes with it.');
const grounds = { questions, source, article };

export const Urgency = oneOf(['now', 'today', 'talk', 'within-a-week', 'within-4-weeks']).describe(
  'When to act: at once, on the same day, by talking to somebody on the same day, or by a date.',
);

export const NoticeLead = record({
  urgency: Urgency.describe('When to act on it.'),
  text: aText.describe('The sentence, as it is shown.'),
}).describe('A sentence with a time of its own, shown before the text of a finding.');

export const AgeBound = oneOf(['above', 'below']).describe(
  'The end of the published tables that an age lies beyond: "80 or over", "30 or under".',
);

export const ShownAge = record({
  years: wholeNumber.describe('Whole years.'),
  bound: orNull(AgeBound),
}).describe('An age as it is shown.');

export const AgeRange = record({
  low: ShownAge.describe('Lowest risk age.'),
  high: ShownAge.describe('Highest risk age.'),
  dependsOn: aText.describe(
    "What the true age depends on, as the end of a sentence: 'your blood pressure, which …'.",
  ),
}).describe('The risk ages of every answer that could have been given.');

export const TenYearRisk = record({
  now: percent.describe('As the person lives now.'),
  after: percent.describe('After the changes of the target.'),
  healthyPeer: percent.describe('A person of the same age and sex with healthy values.'),
  band: textOrNull.describe("The risk as a word: 'low', 'raised' or 'high'; null where 'low' would mislead."),
  note: textOrNull.describe('A sentence that explains the number; null where it needs none.'),
  action: textOrNull.describe('What it asks for and by when, as a sentence; null where it asks for nothing.'),
}).describe('Of 100 people, how many have a first heart or circulation problem in 10 years.');

export const Contribution = record({
  factor: aText.describe('Id of the factor.'),
  label,
  value: textOrEmpty.describe("What the person answered: '12 cigarettes a day', '138/88 mmHg'."),
  years: aNumber.describe('Years, one decimal; all rows add up to the difference of risk age and age.'),
  gain: numberOrZero.describe(
    'Years that changing it wins back, one decimal; 0 where there is nothing to change.',
  ),
  hasChanged: flag.describe(
    'True where the person has made the change, and its years are won by keeping to it.',
  ),
  note: textOrNull.describe('A sentence of its own, where the years alone would mislead.'),
  questions,
}).describe('What one factor adds to the risk age, or takes from it.');

export const ReasonLine = record({
  id,
  text,
  nextStep: textOrEmpty.describe('What the person can do about it.'),
  questions: texts.describe('Ids of the questions to go back to; empty where no answer would change it.'),
}).describe('Why there is no number, and what the person can do about it.');

export const AssumptionLine = record({
  id,
  text,
  beside: textOrNull.describe('What stands beside the number as well; null where nothing does.'),
  questions,
}).describe('What was taken for granted, or limits the number.');

export const Tone = oneOf(['good', 'note', 'attention', 'urgent']).describe(
  'How a finding is shown: always with an icon and a word, never by colour alone.',
);

export const FindingLine = record({
  id,
  label,
  value: textOrEmpty.describe("As shown, with its unit: '138/88 mmHg'."),
  band: textOrEmpty.describe('Name of the band that the value falls in.'),
  tone: orElse(Tone, 'note').describe('How it is shown.'),
  urgency: orNull(Urgency).describe('When to act; null where nobody has to.'),
  showBy: textOrNull.describe(
    "By when a health worker should see what is no notice: 'within 3 months'; null where nobody has to.",
  ),
  title: textOrNull.describe('What to act on, or the number to check first; null for all others.'),
  lead: orNull(NoticeLead).describe(
    'What a woman who may be pregnant has to read first; null for everybody else.',
  ),
  text: textOrEmpty.describe('The sentence, as it is shown.'),
  ...grounds,
  mustPrint: flag.describe('True where it keeps somebody safe: no print leaves it out.'),
}).describe('One answer or score beside a published border, never a diagnosis.');

/** A finding to act on would be lost without a title, or in a print without room: its label becomes the title. */
function withTitle(line: Value<typeof FindingLine>): Value<typeof FindingLine> {
  const { label, title, urgency } = line;
  if (urgency === null) return { ...line, title: null };
  const tone = urgency.startsWith('within') ? 'attention' : 'urgent';
  return { ...line, tone, title: title ?? label, mustPrint: true };
}

export const AdviceLine = record({
  id,
  title: textOrEmpty.describe("A few words, for a list: 'Eat less salt'."),
  text,
  ways: texts.describe('The ways to do it, each in a sentence; empty where there is one alone.'),
  years: numberOrNull.describe(
    'Whole years of risk age that it can win back; those of all steps add up to risk age less target age. Null where the model does not say.',
  ),
  ...grounds,
  told: textOrNull.describe(
    "What the person answered, as a clause behind 'You also told us:': 'you use snuff'. A step with it keeps somebody alive and is never left out: beyond the seven that are shown, the clause takes its place. Null for a step that may be left out.",
  ),
}).describe('One step a person can take; the list is in the order to do it in.');

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
  now: aNumber.describe('What it is now.'),
  min: aNumber.describe('Lowest number that is taken.'),
  max: aNumber.describe('Highest number that is taken.'),
  unit: aText.describe('Unit of the numbers.'),
}).describe('A number that can be tried out, and how far.');

const triedRange = orNull(WhatIfRange, ({ min, max }) => min < max);
export const WhatIfOffer = record({
  smoking: flag.describe('True for a person who smokes.'),
  weight: triedRange.describe('Weights that can be tried.'),
  systolic: triedRange.describe('Systolic blood pressures that can be tried.'),
}).describe('What can be tried with hra.whatIf; null where there is nothing to try.');

const movedLine = record({
  label,
  years: aNumber.describe('Years by which it moved, one decimal.'),
}).describe('What moved it, most first; empty where the two cannot be compared by factors.');

export const SinceLast = record({
  at: aText.describe('Time of the report before, in ISO 8601.'),
  riskAge: ShownAge.describe('Risk age of the report before.'),
  moved: list(movedLine),
  isOtherRule: flag.describe('The two were worked out by different rules: their numbers do not compare.'),
}).describe('How the risk age went since the report before.');

export const Pregnancy = record({
  sentences: texts.describe('What changes in pregnancy and while breast-feeding, each in a sentence.'),
  questions: texts.describe(
    'Ids of the questions that it concerns: the sentences are open below the first notice, step or number on one of them. Empty: they are closed.',
  ),
}).describe('For a woman who may be pregnant; null for everybody else.');

const healthModel = record({
  id: aText.describe('Name of the model.'),
  version: aText.describe('Version of the model.'),
  hash: textOrNull.describe('Hash of the model’s constants.'),
}).describe('The health model that worked out the numbers.');

export const ReportDetails = record({
  model: orNull(healthModel),
  riskAgeBound: orNull(AgeBound).describe('The end of the scale that the risk age lies beyond.'),
  targetAgeBound: orNull(AgeBound).describe('The end of the scale that the target age lies beyond.'),
  yearsOlder: numberOrNull.describe(
    'Risk age less age in unrounded years: it decides who is younger, older or the same.',
  ),
  range: orNull(AgeRange),
  treatedTarget: orNull(ShownAge.describe('The age that treatment of the blood pressure can bring it to.')),
  treatmentHelps: flag.describe(
    'Treatment of the blood pressure lowers the risk further, and the ages cannot show how much.',
  ),
  tenYears: orNull(TenYearRisk),
  contributions: list(Contribution),
  reasons: list(ReasonLine),
  assumptions: list(AssumptionLine),
  findings: list(FindingLine, withTitle),
  advice: list(AdviceLine, withStepTitle),
  medicineStep: orNull(new Part(AdviceLine.read.overwrite(withStepTitle), AdviceLine.sent)).describe(
    'The step to keep taking a medicine: it comes before all others and is never left out. Null for a person without one.',
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
    'Weight below the healthy range: a low number is neither praised nor called a gain.',
  ),
}).describe('What a gateway tells beyond the three ages; what it does not is null or empty.');

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
