import type { ReportView } from '@choose-life/contracts/domain/report/report-view';

/** The statements on the page of a report. Values and sources are no statements, and the letter is another document. */
export function linesOfView(view: ReportView): string[] {
  const { analysis, how, numbers, reasons, since, steps, tenYears, urgent, why } = view;
  const dangerClauses = steps?.otherDangers?.groups.flatMap(({ clauses }) => clauses) ?? [];
  const allSteps = [steps?.medicine ?? [], steps?.first ?? [], steps?.more ?? []].flat();
  const sections = [
    urgent?.notices.map(({ text, title }) => `${title}. ${text}`) ?? [],
    [urgent?.title, urgent?.help.lead, ...(urgent?.help.lines ?? [])],
    [view.pregnancy?.title, ...(view.pregnancy?.sentences ?? [])],
    [analysis.heading, analysis.exclusion, analysis.headline],
    [...analysis.sentences, analysis.targetNote, analysis.scope],
    Object.values(analysis.ages).flatMap(({ label, note }) => [label, note]),
    [reasons?.heading, ...(reasons?.items.flatMap(({ text, nextStep }) => [text, nextStep]) ?? [])],
    [why?.heading, why?.lead, why?.factorsWithoutYears, why?.total],
    why?.rows.map(row => [row.label, row.yearsText, row.gainText, row.note].join('. ')) ?? [],
    [tenYears?.heading, tenYears?.sentence, tenYears?.action, tenYears?.peer, tenYears?.caveat],
    [steps?.heading, steps?.lead, steps?.moreHeading],
    dangerClauses.map(clause => `You also told us: ${clause}.`),
    allSteps.flatMap(({ ways }) => ways),
    allSteps.map(({ text, title, yearsText }) => `${title}. ${text} ${yearsText ?? ''}`.trim()),
    [since?.heading, since?.sentence],
    numbers?.rows.map(({ band, label, text }) => `${label}: ${band}. ${text ?? ''}`) ?? [],
    [view.redFlags, ...how.paragraphs, ...how.assumed, ...how.limits],
  ];
  return sections.flat().filter(line => line != null);
}

/** Matches the text on a number that may be a typing mistake: 'You typed 22. If that is ... Then correct it.' */
export const doubtfulNumberText = /(If this number is right: |You typed |If this is \d).*? [Cc]orrect it\./g;
/** Matches the position at which a possible meaning of a doubtful number begins. Each meaning is a separate condition. */
const startOfMeaning = /(?=If (?:that|this|it) is \d|Did you mean )/;
/** Matches texts for a woman who may be pregnant that are outside the section on pregnancy. */
const pregnancyTexts =
  /If you are or could be pregnant: (get emergency help now\.|go to a clinic today\. Do not stop on your own\.)|Some of these medicines can harm a baby\..*? on your own before\./g;
/**
 * This sentence on pregnancy is also compared with the lines for everybody. A report that contains this sentence must neither allow some
 * alcohol nor advise against stopping.
 */
const sentenceForEveryReader = 'Drink no alcohol.';

/**
 * Groups the lines by the reader for whom they are true: everybody; a woman who may be pregnant; and, for each possible meaning of a doubtful
 * number, a person for whom that meaning is right. A sentence can only contradict sentences of the same group.
 */
export function linesByReader(view: ReportView): string[][] {
  const pregnancy = view.pregnancy?.sentences ?? [];
  let lines = linesOfView(view).filter(line => !pregnancy.includes(line));
  /** Removes the matches from the lines, and returns them. */
  const extract = (pattern: RegExp) => {
    const found = lines.flatMap(line => line.match(pattern) ?? []);
    lines = lines.map(line => line.replaceAll(pattern, ''));
    return found;
  };
  const linesOnPregnancy = [...pregnancy, ...extract(pregnancyTexts)];
  const meanings = extract(doubtfulNumberText).flatMap(text => text.split(startOfMeaning));
  const linesForEveryReader = pregnancy.filter(sentence => sentence === sentenceForEveryReader);
  return [[...lines, ...linesForEveryReader], linesOnPregnancy, ...meanings.map(text => [text])];
}

/**
 * A topic and the stances that a report can have on it, with a pattern for the words of each stance. One report must not have two stances on a
 * topic.
 */
interface Topic {
  readonly name: string;
  readonly stances: Readonly<Record<string, RegExp>>;
}

/** The patterns match the words of a report, not the rows of the tables. A new or changed sentence must be added here. */
export const topics: readonly Topic[] = [
  {
    name: 'blood pressure',
    stances: {
      low: /^Blood pressure: Low\.|blood pressure is low/,
      healthy: /^Blood pressure: (Healthy|At its goal|Fine at your age)/,
      raised:
        /^Blood pressure: (High, |Elevated|Above the goal|Very high|Much too high)|blood pressure is (raised|high|much too high|very high)/,
    },
  },
  {
    name: 'blood pressure: with a band or to check',
    stances: {
      'to check': /^Blood pressure: Please check/,
      band: /^Blood pressure: (High, |Elevated|Healthy|At its goal|Above the goal|Fine at|Low second|Lower than|Not complete)|blood pressure is (raised|high)\b/,
    },
  },
  {
    name: 'when to have the blood pressure seen',
    stances: {
      now: /blood pressure is (very high|low), and you are/,
      today:
        /blood pressure is (very low|low, and (you take|your heart is slow\. See)|much too high|very high\.)|^Ask today about your blood pressure/,
      'within a week': /blood pressure is high\b/,
      'within 4 weeks': /blood pressure is (raised|low\.)|heart is slow\. That/,
      'within 3 months': /^Blood pressure: .*within 3 months/,
      'in a year': /Measure it again in a year/,
    },
  },
  {
    name: 'blood sugar',
    stances: {
      low: /^Fasting blood sugar: (Low|Very low)|blood sugar is (very )?low/,
      healthy: /^Fasting blood sugar: Healthy/,
      raised:
        /^Fasting blood sugar: (Raised|Diabetes|Very high)|blood sugar is (very high|high|in the diabetes)|blood sugar again/,
      'to check': /^Fasting blood sugar: Please check/,
      missing: /Ask for a fasting blood sugar test/,
    },
  },
  {
    name: 'when to have the blood sugar seen',
    stances: {
      now: /blood sugar is (very low|high, and you are)/,
      today: /blood sugar is (very high\.|high, and you had)/,
      'within a week': /blood sugar is high\./,
      'within 4 weeks': /blood sugar is (low|in the diabetes range)/,
      'within 3 months': /^Fasting blood sugar: .*within 3 months/,
      'in a year': /again within a year/,
    },
  },
  {
    name: 'diabetes',
    stances: { no: /counted it as no diabetes/, yes: /counted your blood sugar as in the diabetes range/ },
  },
  {
    name: 'weight',
    stances: {
      low: /^Body mass index: (Underweight|Far too low)|weight is below the healthy range|gain weight|weight is far too low/,
      healthy: /^Body mass index: (Healthy|Fine at your age)/,
      high: /^Body mass index: (Overweight|Obesity)|Work towards a healthy weight/,
      'to check': /^(Height|Weight): Please check/,
    },
  },
  {
    name: 'when to have the weight seen',
    stances: {
      today: /weight is dangerously low/,
      'within a week': /weight is far too low/,
      'within 3 months': /^Body mass index: .*within 3 months|below the healthy range\. Ask for the cause/,
    },
  },
  {
    name: 'losing weight',
    stances: {
      lose: /Work towards a healthy weight|Lose some weight|[Ll]osing weight step by step|of every 100 kilos|Less weight brings|a plan (that is safe|together)/,
      'do not lose': /[Dd]o not slim|do not try to lose weight|do not need to slim|need not lose any/,
    },
  },
  {
    name: 'how much to eat',
    stances: {
      more: /gain weight|do not fast|^Body mass index: Underweight/,
      less: /half a kilo|of every 100 kilos|[Ll]osing weight step|less oil|Less weight brings/,
    },
  },
  {
    name: 'cholesterol',
    stances: {
      healthy: /^Total cholesterol: Desirable/,
      raised: /^Total cholesterol: (Borderline|High)|(Ask about|Show) your cholesterol/,
      'to check': /^Total cholesterol: Please check/,
      missing: /Have your cholesterol checked/,
    },
  },
  {
    name: 'when to have the cholesterol seen',
    stances: {
      'within 4 weeks': /cholesterol is very high/,
      'within 3 months': /cholesterol.*within 3 months/i,
    },
  },
  {
    name: 'when to have the heart rate seen',
    stances: {
      today: /heart is slow\. See|heart rate is far from usual|heart beats fast, and you/,
      'within a week': /heart beats fast\./,
      'within 4 weeks': /heart is slow\. That/,
      'within 3 months': /^Resting heart rate: .*within 3 months/,
    },
  },
  {
    name: 'mood',
    stances: {
      calm: /^Mood: Nothing stands out/,
      some: /^Mood: Some days/,
      heavy:
        /^Mood( and worry)?: Worth|last two weeks sound heavy|carried a lot|Talk about how you have felt/,
    },
  },
  {
    name: 'worry',
    stances: {
      calm: /^Worry: Nothing stands out/,
      some: /^Worry: Some days/,
      heavy: /^(Mood and worry|Worry): Worth|a lot of worry|Talk about your worry/,
    },
  },
  {
    name: 'alcohol',
    stances: {
      none: /^Alcohol: None/,
      low: /^Alcohol: Within/,
      unknown: /^Alcohol: Not complete/,
      high: /^Alcohol: (Above|High)|Cut down on alcohol|Drink less alcohol|drink far more|more than the weekly limit/,
    },
  },
  {
    name: 'stopping alcohol',
    stances: {
      slowly: /Do not stop all at once/,
      atOnce: /days a week without alcohol|No alcohol is the safest/,
    },
  },
  {
    name: 'alcohol, for a woman who may be pregnant',
    stances: {
      none: /^Drink no alcohol/,
      some: /[Dd]o not stop all at once|before you stop all at once|clinic today\. Do not stop|[Dd]rink less alcohol|days a week without alcohol/,
    },
  },
  {
    name: 'moving',
    stances: {
      rest: /\bRest until\b|are short of breath|^Movement: Wait|blood pressure is (very low|low, and you (are|take))|heart is slow\. See|blood (pressure|sugar) is (very (low|high)|much too high)|heart (rate is far|beats (very )?fast)|^Body mass index: (Underweight|Far|Dangerously)/,
      more: /\b(walk|walking|exercise|squats|muscles|half way)\b/i,
    },
  },
  {
    name: 'sugar',
    stances: {
      take: /[Tt]ake (something with )?sugar/,
      none: /take no sugar/,
      less: /Swap sweet drinks/,
    },
  },
  {
    name: 'salt',
    stances: {
      less: /[Ll]ess salt|stock cubes/,
      'as it is': /blood pressure is (very )?low|^Blood pressure: (Low\.|Lower than most)/,
    },
  },
  {
    name: 'smoking',
    stances: { now: /^Stop smoking|you smoke cigarettes/, before: /You stopped smoking/ },
  },
  {
    name: 'medicine for the blood pressure',
    stances: {
      keep: /Keep taking (your blood pressure medicine|it)/,
      'ask about the dose': /the dose is still right/,
      'not known': /do not know if you take medicine|Find out what your medicines are for/,
    },
  },
  {
    name: 'praise',
    stances: {
      'needs attention':
        /^(Read this first|See a health worker by a date)$|^[^:]+: (High, |Elevated|Above the goal|Lower than most|Not complete|Low second|Overweight|Obesity|Below the advice|Too short|Often poor|Above the weekly|High\.|Fast\.|Slow\..*months|Underweight|Raised)|^Show this report to a health|brings (the number|it) down/,
      praised: /younger than your years|the same as your years/,
    },
  },
  {
    name: 'praise of a low weight',
    stances: { low: /^Body mass index: Underweight/, praised: /younger than your years|same as your years/ },
  },
  {
    name: 'the risk age',
    stances: {
      present: /is that of a healthy person of/,
      missing: /without a risk age|stands in the way|risk age is made for|Where it lies depends/,
    },
  },
  {
    name: 'ten-year risk',
    stances: {
      low: /That is a low risk/,
      raised: /That is a raised risk/,
      high: /That is a high risk/,
      'small for the young': /over a lifetime it is not/,
    },
  },
  {
    name: 'a low ten-year risk',
    stances: {
      low: /That is a low risk/,
      notice: /^(Read this first|See a health worker by a date)$/,
    },
  },
  {
    name: 'years beyond the scale',
    stances: {
      beyond: /a healthy person of \d+ or (over|under)[.;]|nobody can say how many|the scale begins there/,
      'given in numbers': /Worth about \d/,
    },
  },
];

/** Words that no report may have: a vague time, 'clinician' instead of 'health worker', or a gain of zero. */
const forbidden = /\bsoon\b|clinician|by 0 |\b0 or more years|about 0 years/i;

/** The stances in a report by topic, each with the first line that has it. */
export function stancesIn(lines: readonly string[]) {
  return topics.map(topic => ({
    topic: topic.name,
    stances: Object.entries(topic.stances).flatMap(([stance, pattern]) => {
      const line = lines.find(text => pattern.test(text));
      return line === undefined ? [] : [{ stance, line }];
    }),
  }));
}

/** The contradictions in a report: lines with different stances on a topic, and forbidden words. */
export function contradictionsIn(lines: readonly string[]): string[] {
  const stancesThatDiffer = stancesIn(lines).flatMap(({ stances, topic }) => {
    const [one, other] = stances;
    if (one === undefined || other === undefined) return [];
    return [`${topic}: "${one.line}" (${one.stance}) next to "${other.line}" (${other.stance})`];
  });
  return [...stancesThatDiffer, ...lines.filter(line => forbidden.test(line))];
}
