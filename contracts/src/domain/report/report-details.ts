import * as wire from './detail-members.ts';

// What a report tells beyond its three ages, member by member. Of these rows come the types of the same names, the reader, the
// schema of the call, the client's types and the table of the reference.

const id = wire.idOrPlace('Id of the line.');
const label = wire.text('Name, as it is shown.');
const text = wire.text('The sentence, as it is shown.');
const questions = wire.texts('Ids of the questions that this is about.');
const source = wire.textOrEmpty('Where the border, the scale or the advice was published.');
const article = wire.textOrNull('Id of the article of the library that goes with it.');
/** What a finding and a step end with. */
const grounds = {
  questions,
  source,
  article,
  mustPrint: wire.flag('True where it keeps somebody safe: no print leaves it out.'),
};

export const Urgency = wire.option(
  'When to act: at once, on the same day, by talking to somebody on the same day, or by a date.',
  ['now', 'today', 'talk', 'within-a-week', 'within-4-weeks'],
  null,
);
export type Urgency = NonNullable<wire.ReadOf<typeof Urgency>>;

export const AgeBound = wire.option(
  'The end of the published tables that an age lies beyond: "80 or over", "30 or under".',
  ['above', 'below'],
  null,
);
export type AgeBound = NonNullable<wire.ReadOf<typeof AgeBound>>;

export const ShownAge = wire.record('An age as it is shown.', {
  years: wire.wholeNumber('Whole years.'),
  bound: AgeBound,
});
export type ShownAge = wire.ReadOf<typeof ShownAge>;

export const AgeRange = wire.record('The risk ages of every answer that could have been given.', {
  low: wire.as('Lowest risk age.', ShownAge),
  high: wire.as('Highest risk age.', ShownAge),
  dependsOn: wire.text(
    "What the true age depends on, as the end of a sentence: 'your blood pressure, which …'.",
  ),
});
export type AgeRange = wire.ReadOf<typeof AgeRange>;

export const TenYearRisk = wire.record(
  'Of 100 people, how many have a first heart or circulation problem in 10 years.',
  {
    now: wire.percent('As the person lives now.'),
    after: wire.percent('After the changes of the target.'),
    healthyPeer: wire.percent('A person of the same age and sex with healthy values.'),
    band: wire.textOrNull("The risk as a word: 'low', 'raised' or 'high'; null where no word helps."),
    note: wire.textOrNull('A sentence that puts the number in its place; null where it needs none.'),
    action: wire.textOrNull('What it asks for and by when, as a sentence; null where it asks for nothing.'),
  },
);
export type TenYearRisk = wire.ReadOf<typeof TenYearRisk>;

export const Contribution = wire.record('What one factor adds to the risk age, or takes from it.', {
  factor: wire.text('Id of the factor.'),
  label,
  value: wire.textOrEmpty("What the person answered: '12 cigarettes a day', '138/88 mmHg'."),
  years: wire.number('Years, one decimal; all rows add up to the difference of risk age and age.'),
  gain: wire.numberOrZero(
    'Years that changing it wins back, one decimal; 0 where there is nothing to change.',
  ),
  note: wire.textOrNull('A sentence of its own, where the years alone would mislead.'),
  questions,
});
export type Contribution = wire.ReadOf<typeof Contribution>;

export const ReasonLine = wire.record('Why there is no number, and what the person can do about it.', {
  id,
  text,
  nextStep: wire.textOrEmpty('What the person can do about it.'),
  questions: wire.texts('Ids of the questions to go back to; empty where no answer would change it.'),
});
export type ReasonLine = wire.ReadOf<typeof ReasonLine>;

export const AssumptionLine = wire.record('What was taken for granted, or limits the number.', {
  id,
  text,
  beside: wire.textOrNull('What stands beside the number as well; null where nothing does.'),
  questions,
});
export type AssumptionLine = wire.ReadOf<typeof AssumptionLine>;

export const Tone = wire.option(
  'How a finding is shown: always with an icon and a word, never by colour alone.',
  ['good', 'note', 'attention', 'urgent'],
  'note',
);
export type Tone = wire.ReadOf<typeof Tone>;

export const FindingLine = wire.record('One answer or score beside a published border, never a diagnosis.', {
  id,
  label,
  value: wire.textOrEmpty("As shown, with its unit: '138/88 mmHg'."),
  band: wire.textOrEmpty('Name of the band that the value falls in.'),
  tone: Tone,
  urgency: wire.as('When to act; null where nobody has to.', Urgency),
  title: wire.textOrNull('What to act on, in words without a number; null for all others.'),
  text: wire.textOrEmpty('The sentence, as it is shown.'),
  ...grounds,
});
export type FindingLine = wire.ReadOf<typeof FindingLine>;

/** A finding to act on would be lost without a title, or in a print without room: its label becomes the title. */
function withTitle(line: FindingLine): FindingLine {
  const { label, title, urgency } = line;
  if (urgency === null) return { ...line, title: null };
  const tone = urgency.startsWith('within') ? 'attention' : 'urgent';
  return { ...line, tone, title: title ?? label, mustPrint: true };
}

export const AdviceLine = wire.record('One step a person can take; the list is in the order to do it in.', {
  id,
  title: wire.textOrEmpty("A few words, for a list: 'Eat less salt'."),
  text,
  ways: wire.texts('The ways to do it, each in a sentence; empty where there is one alone.'),
  years: wire.numberOrNull(
    'Whole years of risk age that it can win back; those of all steps add up to risk age less target age. Null where the model does not say.',
  ),
  ...grounds,
});
export type AdviceLine = wire.ReadOf<typeof AdviceLine>;

export const InstrumentScore = wire.record('The score of a published scale.', {
  id,
  label,
  score: wire.number('The score.'),
  max: wire.number('Highest score of the scale.'),
  questions,
  source,
});
export type InstrumentScore = wire.ReadOf<typeof InstrumentScore>;

export const FactLine = wire.record("A plain fact for a health worker: 'Blood pressure', '138/88 mmHg'.", {
  id,
  label,
  value: wire.text('The fact, with its unit.'),
});
export type FactLine = wire.ReadOf<typeof FactLine>;

export const WhatIfRange = wire.record('A number that can be tried out, and how far.', {
  now: wire.number('What it is now.'),
  min: wire.limit('Lowest number that is taken.'),
  max: wire.limit('Highest number that is taken.'),
  unit: wire.text('Unit of the numbers.'),
});
export type WhatIfRange = wire.ReadOf<typeof WhatIfRange>;

const triedRange = wire.orNull(WhatIfRange, ({ min, max }) => min < max);
export const WhatIfOffer = wire.record(
  'What can be tried with hra.whatIf; null where there is nothing to try.',
  {
    smoking: wire.flag('True for a person who smokes.'),
    weight: wire.as('Weights that can be tried.', triedRange),
    systolic: wire.as('Systolic blood pressures that can be tried.', triedRange),
  },
);
export type WhatIfOffer = wire.ReadOf<typeof WhatIfOffer>;

const movedLine = wire.record(
  'What moved it, most first; empty where the two cannot be compared by factors.',
  {
    factor: wire.textOrEmpty('Id of the factor.'),
    label,
    years: wire.number('Years by which it moved, one decimal.'),
  },
);

export const SinceLast = wire.record('How the risk age went since the report before.', {
  at: wire.text('ISO time of the report before.'),
  riskAge: wire.as('Risk age of the report before.', ShownAge),
  moved: wire.list(movedLine),
  isOtherRule: wire.flag('The two were worked out by different rules: their numbers do not compare.'),
});
export type SinceLast = wire.ReadOf<typeof SinceLast>;

const healthModel = wire.record('The health model that worked out the numbers.', {
  id: wire.text('Name of the model.'),
  version: wire.text('Version of the model.'),
  hash: wire.textOrNull('Hash of the model’s constants.'),
});

export const ReportDetails = wire.record(
  'What a gateway tells beyond the three ages; what it does not is null or empty.',
  {
    model: wire.orNull(healthModel),
    riskAgeBound: wire.as('The end of the scale that the risk age lies beyond.', AgeBound),
    targetAgeBound: wire.as('The end of the scale that the target age lies beyond.', AgeBound),
    yearsOlder: wire.numberOrNull(
      'Risk age less age in unrounded years: it decides who is younger, older or the same.',
    ),
    range: wire.orNull(AgeRange),
    treatedTarget: wire.orNull(
      wire.as('The age that treatment of the blood pressure can bring it to.', ShownAge),
    ),
    treatmentHelps: wire.flag(
      'Treatment of the blood pressure lowers the risk further, and the ages cannot show how much.',
    ),
    tenYears: wire.orNull(TenYearRisk),
    contributions: wire.list(Contribution),
    reasons: wire.list(ReasonLine),
    assumptions: wire.list(AssumptionLine),
    findings: wire.list(FindingLine, withTitle),
    advice: wire.list(AdviceLine, line => ({ ...line, title: line.title || line.text })),
    instruments: wire.list(InstrumentScore),
    facts: wire.list(FactLine),
    whatIf: wire.orNull(
      WhatIfOffer,
      ({ smoking, weight, systolic }) => smoking || weight !== null || systolic !== null,
    ),
    sinceLast: wire.orNull(SinceLast),
    pregnancy: wire.textOrNull('What a woman who may be pregnant is told; null for all others.'),
    pregnancyNow: wire.textOrNull('What she is told first of all where her pressure is severe.'),
    underweight: wire.flag(
      'Weight below the healthy range: a low number is neither praised nor called a gain.',
    ),
  },
);
export type ReportDetails = wire.ReadOf<typeof ReportDetails>;

/** `report` as it stands on the wire. */
export type WireReportDetails = wire.Wire<ReportDetails>;

/**
 * What a gateway reports beyond the three ages, complete and bounded: plain text without control characters, at most 600
 * characters a text and 60 lines a list, finite numbers. Null where it reports nothing.
 */
export function readReportDetails(told: wire.Maybe<WireReportDetails>): ReportDetails | null {
  // A reader takes what stands in its form on the wire: here all of it does.
  return told ? ReportDetails.read(told as never, 0) : null;
}
