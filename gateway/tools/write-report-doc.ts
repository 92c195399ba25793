// Writes the generated parts of docs/report.md, a page for the clinician who reviews the sentences and thresholds of the report. The texts come
// from the tables of the code. 'Ours' marks a choice without a publication. It is run by `npm run generate`.

import { readFile, writeFile } from 'node:fs/promises';
import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import { howSectionOf } from '@choose-life/contracts/domain/report/how-view';
import { letterOf, letterParts } from '@choose-life/contracts/domain/report/letter-view';
import { pregnancySentences, pregnancyTitle } from '@choose-life/contracts/domain/report/pregnancy';
import { reportViewOf } from '@choose-life/contracts/domain/report/report-view-of';
import { statisticsOnly } from '@choose-life/contracts/domain/report/statistics-only';
import { urgencyWords } from '@choose-life/contracts/domain/report/urgency';
import { urgentNoticesFor } from '@choose-life/contracts/domain/report/urgent-notices';
import { bodyLimits, readingOf } from '@choose-life/contracts/domain/report/urgent-reading';
import { pregnancyLeads, textOf, urgentRows } from '@choose-life/contracts/domain/report/urgent-rows';
import {
  byDateTitle,
  callSentence,
  helpLead,
  helpWithoutLines,
  redFlagsFor,
  showReportSentence,
  urgentTitle,
} from '@choose-life/contracts/domain/report/urgent-texts';
import { medicineRule } from '../src/appraisal/advice/pressure.ts';
import { type AdviceRule, textFor } from '../src/appraisal/advice/rule.ts';
import { adviceRules } from '../src/appraisal/advice.ts';
import { appraise } from '../src/appraisal/appraise.ts';
import { limitsOf, questionLabelOf } from '../src/appraisal/asked-questions.ts';
import { assumptionRows } from '../src/appraisal/assumptions.ts';
import {
  activityFactors,
  goalLimits,
  minCalories,
  sugarLimits,
  weightToKeep,
} from '../src/appraisal/daily-goals.ts';
import { factors } from '../src/appraisal/factors.ts';
import { readFacts } from '../src/appraisal/facts.ts';
import { checkFindings } from '../src/appraisal/findings/checks.ts';
import { urgentEvidence } from '../src/appraisal/findings/urgent-evidence.ts';
import { findingRows } from '../src/appraisal/findings.ts';
import { framinghamOffice } from '../src/appraisal/model.ts';
import { mustRest } from '../src/appraisal/must-rest.ts';
import { reasonRows } from '../src/appraisal/reasons.ts';
import { checkModel } from '../src/appraisal/self-check.ts';
import {
  canBeTreated,
  medicines,
  mustNotBeCalledLow,
  riskBands,
  tenYearStepTexts,
  tenYearTexts,
} from '../src/appraisal/ten-years.ts';
import { readArticles } from '../src/content/articles.ts';
import {
  type Choice,
  notesOnBands,
  notesOnUrgentRows,
  otherChoices,
  type ReviewNote,
} from './choices-for-review.ts';

const pageUrl = new URL('../../docs/report.md', import.meta.url);

const bulletList = (items: readonly string[]) => items.map(item => `- ${item}`).join('\n');
const jsonBlock = (value: object) => `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``;

/** Whether a row of a table has no publication as its source. The source then contains the words 'our own'. */
const isOurs = (source: string) => /\bour own\b/i.test(source);

/** The choice of a row; empty if the row has none. @throws Error if the row has a choice without a note, or a note without a choice */
function choicesOf(rule: string, ourChoice?: string, reviewNote?: ReviewNote): Choice[] {
  if (ourChoice === undefined && reviewNote === undefined) return [];
  if (ourChoice === undefined || reviewNote === undefined)
    throw new Error(
      `"${rule}": add both the column "ourChoice" and a note in choices-for-review.ts, or neither.`,
    );
  return [{ rule, ourChoice, ...reviewNote }];
}

function reviewTable(choices: readonly Choice[]): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    row(['Rule', 'Our choice', 'Reason', 'What would change it']),
    row(['---', '---', '---', '---']),
    ...choices.map(({ ourChoice, reason, rule, wouldChange }) => row([rule, ourChoice, reason, wouldChange])),
  ].join('\n');
}

/** The source of a row. Parts without a publication are marked for the clinician. @param source empty if the row has no publication */
function sourceText(source: string, ourChoice?: string): string {
  if (ourChoice !== undefined) return [source, `(ours: ${ourChoice})`].join(' ').trim();
  return isOurs(source) ? `${source} (ours)` : source;
}

const smokingMan: Answers = {
  sex: 'male',
  age_in_years: 47,
  height_cm: 175,
  weight_kg: 90,
  high_number: 138,
  low_number: 88,
  blood_pressure_medication: 'no',
  smoking: 'still_smoke',
  blood_glucose: 92,
};
const fitMan: Answers = {
  ...smokingMan,
  weight_kg: 68,
  high_number: 112,
  low_number: 72,
  smoking: 'never_smoked',
};
const unmeasuredMan: Answers = { ...smokingMan, high_number: null, low_number: null };
const oldMan: Answers = { ...smokingMan, age_in_years: 74, blood_glucose: 200 };

/** Each way in which a report can begin, with answers that lead to it. */
const openings: readonly (readonly [when: string, answers: Answers])[] = [
  ['the risk age is above the age, and a factor of the model can be improved', smokingMan],
  [
    'the risk age is above the age, and no factor of the model can be improved',
    { ...fitMan, blood_glucose: 200 },
  ],
  ['the risk age is below the age, no finding needs attention, and no factor can be improved', fitMan],
  [
    'the risk age is below the age, and a finding needs attention',
    { ...fitMan, weekly_physical_activity: '1' },
  ],
  [
    'the risk age is below the age, and a factor can be improved',
    { ...fitMan, high_number: 122, age_in_years: 60 },
  ],
  ['the risk age is the age, and all factors are healthy', { ...fitMan, weight_kg: 76, high_number: 119 }],
  ['the risk age is beyond the scale, and the target age is not', { ...smokingMan, age_in_years: 60 }],
  ['both ages are at the beginning of the scale', { ...fitMan, age_in_years: 30 }],
  ['the sugar is not known', { ...fitMan, blood_glucose: null }],
  ['underweight (body mass index under 18.5)', { ...fitMan, weight_kg: 52 }],
  [
    'at 140 or more, if treatment lowers the pressure more than a healthier life',
    { ...smokingMan, high_number: 178, low_number: 95 },
  ],
  [
    'at 140 or more, if the model shows no gain by treatment',
    { ...smokingMan, high_number: 150, low_number: 95 },
  ],
  [
    'a range of the blood pressure instead of a reading',
    { ...unmeasuredMan, blood_pressure_estimated: 'from_120_to_139' },
  ],
  [
    'a range, both ends of which are beyond the scale',
    { ...oldMan, high_number: null, blood_pressure_estimated: 'from_140' },
  ],
  ['both ages are beyond the end of the scale', { ...oldMan, high_number: 190, low_number: 100 }],
  ['nothing is known of the blood pressure', unmeasuredMan],
  ['under 30 years', { ...smokingMan, age_in_years: 25 }],
  ['over 74 years', { ...smokingMan, age_in_years: 80 }],
  ['one answer is missing', { ...smokingMan, smoking: null }],
  ['several answers are missing', { ...smokingMan, smoking: null, sex: null }],
  ['an urgent notice is above, and the risk age is below the age', { ...fitMan, PHQa: '3', PHQb: '2' }],
];

/** The input of the urgent rows for a person who takes blood pressure medicine. It contains no number, so no limits are needed. */
const urgentReadingOnMedicine = readingOf({ blood_pressure_medication: 'yes' }, () => null);
const everyConcern = {
  hasHighPressure: true,
  hasLowPressure: true,
  hasFever: true,
  hasRaisedSugar: true,
  drinksMuch: true,
};
const drinksHighTitle = urgentRows.find(({ id }) => id === 'drinks-high')?.title;
/** Numbers that may be in another unit, swapped, or above the limits of their question. */
const doubtfulNumbers: readonly Answers[] = [
  { blood_glucose: 22 },
  { blood_glucose: 45 },
  { blood_glucose: 12 },
  { blood_glucose: 2.5 },
  { blood_glucose: 3.5 },
  { cholesterol_level: 9.5 },
  { high_number: 60, low_number: 150 },
  { high_number: 260, low_number: 95 },
];

/** One example of each kind of typing error. */
const typingErrors: readonly (readonly [what: string, answers: Answers])[] = [
  ['a number ten times too high', { high_number: 1380, low_number: 88 }],
  ['the two numbers the wrong way round', { high_number: 80, low_number: 120 }],
  ['the low number not below the high one, and no way to tell', { high_number: 100, low_number: 100 }],
  ['beyond the limits, and perhaps true', { high_number: 260, low_number: 110 }],
  ['blood sugar in mmol/L', { blood_glucose: 5.4 }],
  ['cholesterol in mmol/L', { cholesterol_level: 5.2 }],
  ['feet and inches', { app_units: 'us_customary', height: '5.11' }],
  ['kilograms in the field for pounds', { app_units: 'us_customary', height: 6.25, weight: 70 }],
  ['pounds in the field for kilograms', { height_cm: 155, weight_kg: 198 }],
  ['a weight that nobody of this height has', { height_cm: 230, weight_kg: 31 }],
  ['beyond the limits', { resting_heart_rate: 700 }],
  ['no number', { blood_glucose: 'ninety' }],
];

/** Answers whose report has every note and every section. */
const answersWithAllNotes: Answers = {
  ...smokingMan,
  weight_kg: 54,
  high_number: 150,
  blood_pressure_medication: 'yes',
  still_smoke: 12,
  blood_glucose: 150,
};
/** Answers for the assumptions whose texts depend on answers. */
const answersForAssumptions: Answers = {
  blood_pressure_estimated: 'from_120_to_139',
  smoking: 'used_to_smoke',
  used_to_smoke: 10,
  years_since_quitting: 4,
};

interface ViewOptions {
  /** Whether the report is from a gateway that sends only the three ages. */
  readonly hasOnlyAges?: boolean;
}

function viewOf(answers: Answers, { hasOnlyAges = false }: ViewOptions = {}) {
  const ages = appraise(answers);
  // An earlier report, so that the view has the section on the change since then. The page shows only its heading and sentence.
  const riskAge = { years: 70, bound: null };
  const since = { at: '2025-03-01T08:00:00.000Z', riskAge, moved: [], isOtherRule: false };
  const details = hasOnlyAges ? null : { ...ages.details, sinceLast: since };
  return reportViewOf({ ages, details, helpLines: [], timeZone: 'Africa/Lagos' });
}

function openingOf(when: string, answers: Answers, options?: ViewOptions): string {
  const { headline, sentences } = viewOf(answers, options).analysis;
  return `${when}: **${headline}** ${sentences.join(' / ')}`.trim();
}

const articles = new Map(readArticles().map(({ contentId, contentTitle }) => [contentId, contentTitle]));
const toneWords = { good: 'good', note: 'to know', attention: 'to look at', urgent: 'urgent' } as const;
const { analysis, how, since, steps, tenYears, why } = viewOf(answersWithAllNotes);
const howOfOtherGateway = howSectionOf(null, { hasRiskAgeOrRange: true });
const ownLabels = new Set(findingRows.filter(({ source }) => isOurs(source)).map(({ label }) => label));
const { kinds, reproducedValues } = checkModel();

/** Answers for the steps whose texts depend on answers. */
const answersForSteps: Answers = {
  ...smokingMan,
  weight_kg: 78,
  bicycle_helmet_usage: 'sometimes',
};

/** The position in the list of steps, for a step that leads to a visit. */
const visitWords = { today: ' (first, for today)', 'by-a-date': ' (first)' } as const;

function stepOf(rule: AdviceRule): string {
  const { article, condition, dangerClause, factor, healthWorkerVisit, notes, source, text, title, ways } =
    rule;
  const facts = readFacts(answersForSteps);
  const years = factors.find(({ name }) => name === factor)?.label.toLowerCase();
  const articleTitle = articles.get(article)?.replaceAll(/<[^>]+>/g, '');
  const conditionalSentences = [...notes, ...ways]
    .map(each => ` / ${textFor(each.text, facts)} (when ${each.condition.description})`)
    .join('');
  const sentences = [
    `**${title}.** ${text}${healthWorkerVisit ? visitWords[healthWorkerVisit] : ''}${conditionalSentences}`,
    `When: ${condition.description}. Rests on: ${sourceText(source)}. Article: ${articleTitle}.`,
  ];
  if (years) sentences.push(`Years of: ${years}.`);
  if (dangerClause !== null) sentences.push(`Never cut: "${textFor(dangerClause, facts)}".`);
  return sentences.join(' ');
}

/** The letter to a health worker with the scores, and its text if nothing is urgent. */
function letterLines(answers: Answers): string[] {
  const section = viewOf(answers).letter;
  if (section === null) return [];
  const {
    groups,
    heading,
    lead,
    blankLines,
    blankLinesHeading,
    reason,
    scores,
    scoresHeading,
    instructions,
    instructionsHeading,
  } = letterOf(section, { showScores: true });
  const letterWithoutNotices = letterOf({ ...section, notices: [], action: null }, { showScores: true });
  const labels = blankLines.map(({ label }) => label);
  // A letter without the scores has one more line, in which they can be filled in.
  const letterWithoutScores = letterOf(section, { showScores: false });
  const lineForScores = letterWithoutScores.blankLines.find(({ label }) => !labels.includes(label))?.label;
  return [
    `**${heading}.** ${reason}. ${lead}. If nothing is urgent: ${letterWithoutNotices.reason}`,
    ...groups.map(({ heading, rows }) => {
      return `${heading}: ${rows.map(({ label, value }) => `${label}: ${value}`).join(' / ')}`;
    }),
    `${scoresHeading}, if the person shows them: ${scores.join(' ')}`,
    `${instructionsHeading}: ${instructions.map(({ what, label }) => `${label}: ${what}`).join(' / ')}`,
    `${blankLinesHeading}: ${labels.join(', ')}. Without the scores: ${lineForScores}.`,
    `If one page is too short, these parts are omitted, in this order: ${letterParts.join(', ')}.`,
  ];
}

/** The generated parts, by their names in the page. */
const parts: Readonly<Record<string, string>> = {
  urgent: bulletList(
    urgentRows.map(row => {
      const { condition, ourChoice, source } = urgentEvidence[row.id];
      const treated = textOf(row, urgentReadingOnMedicine);
      const onMedicineToo = treated === row.text ? '' : ` On medicine: ${treated}`;
      return `**${row.title}.** ${row.text}${onMedicineToo} When: ${condition}. Act: ${urgencyWords[row.urgency].toLowerCase()}. Rests on: ${sourceText(source, ourChoice)}.`;
    }),
  ),

  urgentTexts: bulletList([
    `Title: ${urgentTitle}`,
    `Title if no notice is for now or today: ${byDateTitle}`,
    `End of a notice for now: ${callSentence('112')} (the number that the operator has set) Without one: ${callSentence(null)}`,
    `If a notice is on mood or worry: ${helpLead} (the help lines that the operator has set) Without any: ${helpWithoutLines}`,
    `If no notice is on mood or worry: ${showReportSentence}`,
    `Pregnancy, the disclosure: **${pregnancyTitle}.** ${pregnancySentences({ ...everyConcern, drinksMuch: false }).join(' ')} (Each sentence only if its topic applies; "Drink no alcohol" not together with "${drinksHighTitle}".)`,
    `Pregnancy, the first line of a notice from 160/110 on (NICE NG133; ESC 2024): ${pregnancyLeads.severePressure.text}`,
    `Pregnancy, the first line of "${drinksHighTitle}" (WHO 2014): ${pregnancyLeads.muchAlcohol.text}`,
    ...doubtfulNumbers.map(answers => {
      const [notice] = urgentNoticesFor(answers, limitsOf);
      return `**${notice?.title}.** ${notice?.text}`;
    }),
    `The limits of a human body (ours): ${Object.entries(bodyLimits)
      .map(([key, { max, min }]) => `${key.replaceAll('_', ' ')} ${min} to ${max}`)
      .join(', ')}`,
    `The last line of every report: ${redFlagsFor(null)}`,
  ]),

  number: bulletList([
    ...openings.map(([when, answers]) => openingOf(when, answers)),
    openingOf('another gateway, which sends only the three ages', smokingMan, { hasOnlyAges: true }),
    openingOf('another gateway, without ages', {}, { hasOnlyAges: true }),
    `Before every number of ours: ${analysis.exclusion} ${analysis.scope}`,
    ...Object.values(analysis.ages).map(({ label, note }) => `The card "${label}": ${note}`),
  ]),

  years: bulletList([
    `**${why?.heading}.** ${why?.lead} ${why?.total}`,
    ...(why?.rows.map(row => [row.label, row.value, row.yearsText, row.gainText, row.note].join(' / ')) ??
      []),
    `**${tenYears?.heading}.** ${tenYears?.sentence} ${tenYears?.action ?? ''} ${tenYears?.caveat} On paper also: ${tenYears?.peer}`,
    `Bands: ${riskBands.map(({ band, from }) => `from ${from} in 100 ${band}`).join('; ')}. "Low" is not used with ${mustNotBeCalledLow.description}.`,
    `Under 45 without the name of the band, and above the healthy person of the same age: ${tenYearTexts.young} From 60 on, if the risk is raised or high and leads to no visit: ${tenYearTexts.old}`,
    `The visit to which it leads: ${tenYearTexts.action(medicines.usual)} (with a high number under 100, or a low one under 60 and the high one under 140: ${medicines.lowPressure}) Conditions with something to treat: ${canBeTreated.description}.`,
    `The same where a notice for today or later has a visit: ${tenYearTexts.actionAtVisit(medicines.usual)}`,
    `**${since?.heading}.** ${since?.sentence}`,
    `**${steps?.heading}.** ${steps?.lead} **${steps?.moreHeading}.**`,
    ...letterLines({ ...answersWithAllNotes, PHQa: '3', PHQb: '2', GADa: '1', GADb: '0' }),
    `**${how.heading}**, of our own model:`,
    ...[...how.paragraphs, ...how.limits, ...how.sources],
    `**${how.heading}**, of another gateway:`,
    ...[...howOfOtherGateway.paragraphs, ...howOfOtherGateway.limits],
  ]),

  reasons: bulletList(
    reasonRows.map(({ condition, nextStep, text }) => `${condition.description}: ${text} ${nextStep}`),
  ),

  assumptions: bulletList(
    assumptionRows.map(({ condition, text }) => {
      const sentence =
        typeof text === 'string' ? text : `${text(readFacts(answersForAssumptions))} (an example)`;
      return `${condition.description}: ${sentence}`;
    }),
  ),

  steps: bulletList([
    stepOf(medicineRule),
    ...adviceRules.map(stepOf),
    `**${tenYearStepTexts.title}.** ${tenYearStepTexts.risk('raised')} ${tenYearStepTexts.ask(medicines.usual)} (first, after the steps for today) When: the ten-year risk leads to a visit (section 3). Rests on: ${sourceText('Canadian Cardiovascular Society 2021', 'a third more than a healthy person, and the months')}. With a notice that has a visit: **${tenYearStepTexts.titleAtVisit}.** ${tenYearStepTexts.visit('blood pressure', 'within a week')}`,
  ]),

  bands: bulletList(
    findingRows.map(({ band, condition, label, ourChoice, source, text, tone }) => {
      const when = `when ${condition.description}: ${text}`;
      return `${label}: **${band}** (${toneWords[tone]}), ${when} Rests on: ${sourceText(source, ourChoice)}.`;
    }),
  ),

  checks: bulletList(
    typingErrors.flatMap(([what, answers]) =>
      checkFindings(readFacts(answers)).map(
        ({ label, text, value }) => `${what} (${label}: ${value}): ${text}`,
      ),
    ),
  ),

  goals: jsonBlock({
    ...goalLimits,
    bmi: weightToKeep,
    glucose: sugarLimits,
    activityFactors,
    minCalories,
    noStepGoalIf: mustRest.description,
  }),

  model: `${jsonBlock(framinghamOffice)}

The code reproduces ${reproducedValues} values at every start: ${kinds.publication} from publications, ${kinds.program} from other programs, ${kinds.definition} that follow from the definition.`,

  statistics: bulletList(
    statisticsOnly.flatMap(({ keys, reason }) => keys.map(key => `${questionLabelOf(key)} ${reason}`)),
  ),

  ours: reviewTable([
    ...urgentRows.flatMap(({ id, title }) =>
      choicesOf(title, urgentEvidence[id].ourChoice, notesOnUrgentRows[id]),
    ),
    ...findingRows.flatMap(({ band, label, ourChoice, rule }) =>
      choicesOf(`${label}: ${band}`, ourChoice, notesOnBands[rule]),
    ),
    ...otherChoices,
    {
      rule: `Questions of our own: ${[...ownLabels].join(', ')}`,
      ourChoice: 'the questions, without a published threshold',
      reason: 'Their findings are only something to think about.',
      wouldChange: 'A published scale in their place.',
    },
  ]),
};

/**
 * The page docs/report.md with all parts generated again. Each part is between `<!-- made: NAME -->` and `<!-- end -->`. The rest of the page
 * is written by hand. @throws Error if the page has other parts, or has them in another order
 */
export function reportDoc(page: string): string {
  const names = [...page.matchAll(/^<!-- made: (\w+) -->$/gm)].map(([, name]) => name);
  if (names.join() !== Object.keys(parts).join())
    throw new Error(
      `docs/report.md must have the parts ${Object.keys(parts).join(', ')}, but has ${names.join(', ')}.`,
    );
  return page.replaceAll(
    /^(<!-- made: (\w+) -->)\n.*?\n(?=<!-- end -->$)/gms,
    (_, startMarker: string, name: string) => `${startMarker}\n${parts[name]}\n`,
  );
}

if (import.meta.main) await writeFile(pageUrl, reportDoc(await readFile(pageUrl, 'utf8')));
