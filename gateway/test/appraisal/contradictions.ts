import type { ReportView } from '@choose-life/contracts/domain/report/report-view';

/** Every line that claims something, as a person reads it. Their own answers, repeated to them, claim nothing. */
export function linesOfView(view: ReportView): string[] {
  const { analysis, how, numbers, reasons, since, steps, tenYears, urgent, why } = view;
  const lines = [
    ...(urgent?.notices.map(({ text, title }) => `${title}. ${text}`) ?? []),
    ...[urgent?.title, urgent?.pregnancy, urgent?.help.lead, ...(urgent?.help.lines ?? [])],
    ...[analysis.heading, analysis.notFor, analysis.pregnancy, analysis.headline],
    ...[...analysis.sentences, analysis.scope],
    ...Object.values(analysis.ages).flatMap(({ label, note }) => [label, note]),
    ...[reasons?.heading, ...(reasons?.items.flatMap(each => [each.text, each.nextStep]) ?? [])],
    ...[why?.heading, why?.lead, why?.total],
    ...(why?.rows.map(row => [row.label, row.yearsText, row.gainText, row.note].join('. ')) ?? []),
    ...[tenYears?.heading, tenYears?.sentence, tenYears?.action, tenYears?.caveat],
    ...[steps?.heading, steps?.lead, steps?.moreHeading],
    ...[...(steps?.first ?? []), ...(steps?.more ?? [])].map(({ text, title, yearsText }) =>
      `${title}. ${text} ${yearsText ?? ''}`.trim(),
    ),
    ...[since?.heading, since?.sentence],
    ...(numbers?.rows.map(({ band, label, text }) => `${label}: ${band}. ${text ?? ''}`) ?? []),
    ...[view.redFlags, ...how.paragraphs, ...how.assumed, ...how.limits],
  ];
  return lines.filter(line => line != null);
}

/** What words say of one topic. Two stances of one topic never stand in one report. */
interface Topic {
  readonly name: string;
  readonly stances: Readonly<Record<string, RegExp>>;
}

/** The net reads the words and knows nothing of the tables they come from: a sentence that is written anew has to be put into it. */
export const wordTopics: readonly Topic[] = [
  {
    name: 'blood pressure',
    stances: {
      low: /^Blood pressure: Low\.|blood pressure is low/,
      healthy: /^Blood pressure: Healthy/,
      raised:
        /^Blood pressure: (High, |Elevated|Very high|Much too high)|blood pressure is (raised|high|much too high|very high)/,
    },
  },
  {
    name: 'blood pressure, as far as it is known',
    stances: {
      'to check': /^Blood pressure: Please check/,
      band: /^Blood pressure: (High, |Elevated|Healthy)|blood pressure is (raised|high)\b/,
    },
  },
  {
    name: 'when to have the blood pressure seen',
    stances: {
      now: /blood pressure is very high, and you are/,
      today: /blood pressure is (low|much too high|very high\.)|^Ask today about your blood pressure/,
      'within a week': /blood pressure is high\b/,
      'within 4 weeks': /blood pressure is raised/,
      'next visit': /^Blood pressure: .*next visit/,
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
      now: /blood sugar is (very low|very high, and you are)/,
      today: /blood sugar is (low|very high\.)/,
      'within a week': /blood sugar is high\b/,
      'within 4 weeks': /blood sugar is in the diabetes range/,
      'in a year': /again within a year/,
    },
  },
  {
    name: 'diabetes',
    stances: { no: /counted it as no diabetes/, yes: /counted as in the diabetes range/ },
  },
  {
    name: 'weight',
    stances: {
      low: /^Body mass index: (Underweight|Far too low)|(weight|It) is below the healthy range|gain weight|weight is far too low/,
      healthy: /^Body mass index: Healthy/,
      high: /^Body mass index: (Overweight|Obesity)|Work towards a healthy weight/,
      'to check': /^(Height|Weight): Please check/,
    },
  },
  {
    name: 'how much to eat',
    stances: {
      more: /gain weight|do not fast|^Body mass index: Underweight/,
      less: /half a kilo|kilos less|Losing weight|less oil/,
    },
  },
  {
    name: 'cholesterol',
    stances: {
      healthy: /^Total cholesterol: Desirable/,
      raised: /^Total cholesterol: (Borderline|High)|Ask about your cholesterol/,
      'to check': /^Total cholesterol: Please check/,
      missing: /Have your cholesterol checked/,
    },
  },
  {
    name: 'mood',
    stances: {
      calm: /^Mood: Nothing stands out/,
      some: /^Mood: Some days/,
      heavy: /^Mood( and worry)?: Worth|last two weeks sound heavy|carried a lot|Share how you have felt/,
    },
  },
  {
    name: 'worry',
    stances: {
      calm: /^Worry: Nothing stands out/,
      some: /^Worry: Some days/,
      heavy: /^(Mood and worry|Worry): Worth|a lot of worry|Give your worry a place/,
    },
  },
  {
    name: 'alcohol',
    stances: {
      none: /^Alcohol: None/,
      low: /^Alcohol: Low risk/,
      unknown: /^Alcohol: (Not complete)/,
      high: /^Alcohol: (Above|High)|Cut down on alcohol|drink far more/,
    },
  },
  {
    name: 'stopping alcohol',
    stances: {
      slowly: /Do not stop all at once/,
      atOnce: /days a week without any|No alcohol is the safest/,
    },
  },
  {
    name: 'moving',
    stances: {
      rest: /\bRest and\b|are short of breath|^Movement: Wait|blood (pressure|sugar) is (low|very (low|high)|much too high)|heart (rate is far|beats fast)|^Body mass index: (Underweight|Far)/,
      more: /\b(walk|walking|exercise|squats|muscles|move more|more movement|steps or|half way)\b/i,
    },
  },
  {
    name: 'sweet things',
    stances: { take: /take something with sugar/, less: /Swap sweet drinks|less sugar/ },
  },
  {
    name: 'smoking',
    stances: { now: /^Stop smoking/, before: /You stopped smoking/ },
  },
  {
    name: 'medicine for the blood pressure',
    stances: {
      keep: /^Keep taking your blood pressure medicine/,
      'ask today': /^Ask today about your blood pressure medicine/,
      'not known': /do not know if you take medicine|Find out what your medicines are for/,
    },
  },
  {
    name: 'praise',
    stances: {
      urgent:
        /^(Read this first|See a health worker by a date)$|^[^:]+: (High, |Obesity|Below the advice|Too short|Often poor|Above low risk|Fever|High\.|Fast\.|Underweight)/,
      praised: /younger than your years|the same as your age|well done|congratulations/i,
    },
  },
  {
    name: 'praise of a low weight',
    stances: { low: /^Body mass index: Underweight/, praised: /younger than your years|same as your age/ },
  },
  {
    name: 'the number',
    stances: {
      there: /circulation are as old as/,
      missing: /without a risk age|stands in the way|Where it lies depends/,
    },
  },
  {
    name: 'ten-year risk',
    stances: {
      low: /That is a low risk/,
      raised: /That is a raised risk|^Show this page to a health worker within 4 weeks/,
      high: /That is a high risk|^Show this page to a health worker within a week/,
    },
  },
  {
    name: 'years beyond the scale',
    stances: {
      beyond: /a person of (about )?\d+ or (over|under)[.;]|nobody can say how many/,
      told: /Worth about \d/,
    },
  },
  { name: 'a time that is none', stances: { said: /\bsoon\b|clinician/i, report: /^ANALYSIS$/ } },
  {
    name: 'a gain of nothing',
    stances: { said: /by 0 |\b0 or more years|about 0 years/, report: /^ANALYSIS$/ },
  },
];

/** The contradictions in one report: two lines of one topic with different stances, and what they say. */
export function contradictionsInWords(lines: readonly string[]): string[] {
  return wordTopics.flatMap(({ name, stances }) => {
    const found = Object.entries(stances).flatMap(([stance, words]) => {
      const line = lines.find(text => words.test(text));
      return line === undefined ? [] : [{ stance, line }];
    });
    const [one, other] = found;
    if (one === undefined || other === undefined) return [];
    return [`${name}: "${one.line}" (${one.stance}) beside "${other.line}" (${other.stance})`];
  });
}
