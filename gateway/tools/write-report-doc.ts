import { readFile, writeFile } from 'node:fs/promises';
import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import { howSectionOf } from '@choose-life/contracts/domain/report/how-view';
import { letterOf, letterParts } from '@choose-life/contracts/domain/report/letter-view';
import {
  pregnancyChanges,
  pregnancyLine,
  pregnancyNow,
} from '@choose-life/contracts/domain/report/pregnancy';
import { reportViewOf } from '@choose-life/contracts/domain/report/report-view-of';
import { statisticsOnly } from '@choose-life/contracts/domain/report/statistics-only';
import { urgencyWords } from '@choose-life/contracts/domain/report/urgency';
import { bodyLimits } from '@choose-life/contracts/domain/report/urgent-reading';
import { noticeRows, urgentRows } from '@choose-life/contracts/domain/report/urgent-rows';
import {
  byDateTitle,
  callFor,
  helpLead,
  helpWithoutLines,
  redFlagsFor,
  showThis,
  urgentTitle,
} from '@choose-life/contracts/domain/report/urgent-texts';
import { adviceRules } from '../src/appraisal/advice.ts';
import { appraise } from '../src/appraisal/appraise.ts';
import { questionLabelOf } from '../src/appraisal/asked-questions.ts';
import { assumptionRows } from '../src/appraisal/assumptions.ts';
import { activityFactors, bmiToLoseWeight, goalGuards, minCalories } from '../src/appraisal/daily-goals.ts';
import { factors } from '../src/appraisal/factors.ts';
import { readFacts } from '../src/appraisal/facts.ts';
import { checkFindings } from '../src/appraisal/findings/checks.ts';
import { urgentEvidence } from '../src/appraisal/findings/urgent-evidence.ts';
import { findingRows } from '../src/appraisal/findings.ts';
import { framinghamOffice } from '../src/appraisal/model.ts';
import { mustRest } from '../src/appraisal/must-rest.ts';
import { reasonRows } from '../src/appraisal/reasons.ts';
import { proveModel } from '../src/appraisal/self-check.ts';
import { canBeTreated, noBand, riskBands, tenYearTexts } from '../src/appraisal/ten-years.ts';
import { readArticles } from '../src/content/articles.ts';

const file = new URL('../../docs/report.md', import.meta.url);

const list = (items: readonly string[]) => items.map(item => `- ${item}`).join('\n');
const json = (value: object) => `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``;

const isOurs = (source: string) => /\bour own\b/i.test(source);

/** Marks what rests on no publication, so that a clinician finds it. */
function restsOn(source: string, ours?: string): string {
  if (ours !== undefined) return [source, `(ours: ${ours})`].join(' ').trim();
  return isOurs(source) ? `${source} (ours)` : source;
}

const man: Answers = {
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
const fit: Answers = { ...man, weight_kg: 68, high_number: 112, low_number: 72, smoking: 'never_smoked' };
const unmeasured: Answers = { ...man, high_number: null, low_number: null };
const old: Answers = { ...man, age_in_years: 74, blood_glucose: 200 };

/** Each way in which a report can begin, with somebody whose report begins so. */
const beginnings: readonly (readonly [when: string, answers: Answers])[] = [
  ['the risk age is above the age, and something can be changed', man],
  ['it is above, and nothing of the model can be changed', { ...fit, blood_glucose: 200 }],
  ['it is below the age, nothing is to look at, and nothing can be changed', fit],
  ['it is below the age, and something is to look at', { ...fit, weekly_physical_activity: '1' }],
  ['it is below, and something can be changed', { ...fit, high_number: 122, age_in_years: 60 }],
  ['it is the same, and all that it is made of is healthy', { ...fit, weight_kg: 76, high_number: 119 }],
  ['it is beyond the scale, and healthier living brings it inside', { ...man, age_in_years: 60 }],
  ['underweight (body mass index under 18.5)', { ...fit, weight_kg: 52 }],
  ['at 140 or more, where treatment reaches lower than living', { ...man, high_number: 178, low_number: 95 }],
  [
    'at 140 or more, where the model shows no gain of treatment',
    { ...man, high_number: 150, low_number: 95 },
  ],
  [
    'a band of pressure in place of a reading',
    { ...unmeasured, blood_pressure_estimated: 'from_120_to_139' },
  ],
  [
    'a band, and both its ends are beyond the scale',
    { ...old, high_number: null, blood_pressure_estimated: 'from_140' },
  ],
  ['both ages are beyond the end of the scale', { ...old, high_number: 190, low_number: 100 }],
  ['nothing is known of the blood pressure', unmeasured],
  ['one thing is missing', { ...man, smoking: null }],
  ['several things are missing', { ...man, smoking: null, sex: null }],
  ['something urgent stands above, and the risk age is below the age', { ...fit, PHQa: '3', PHQb: '2' }],
];

/** One of each kind of slip. */
const slips: readonly (readonly [what: string, answers: Answers])[] = [
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

/** Somebody with every note and every section that has sentences of its own. */
const noted: Answers = {
  ...man,
  weight_kg: 54,
  high_number: 150,
  blood_pressure_medication: 'yes',
  still_smoke: 12,
  blood_glucose: 150,
};
/** Somebody for whom the assumptions are made that depend on the answers. */
const assumed: Answers = {
  blood_pressure_estimated: 'from_120_to_139',
  smoking: 'used_to_smoke',
  used_to_smoke: 10,
  years_since_quitting: 4,
};

/** The report of these answers, or that of a gateway which tells the three ages alone. */
function viewOf(answers: Answers, agesAlone = false) {
  const ages = appraise(answers);
  const riskAge = { years: 70, bound: null };
  const since = { at: '2025-03-01T08:00:00.000Z', riskAge, moved: [], isOtherRule: false };
  const details = agesAlone ? null : { ...ages.details, sinceLast: since };
  return reportViewOf({ ages, details, helpLines: [], timeZone: 'Africa/Lagos' });
}

function beginning(when: string, answers: Answers, agesAlone = false): string {
  const { headline, sentences } = viewOf(answers, agesAlone).analysis;
  return `${when}: **${headline}** ${sentences.join(' / ')}`.trim();
}

const articles = new Map(readArticles().map(({ contentId, contentTitle }) => [contentId, contentTitle]));
const toneWords = { good: 'good', note: 'to know', attention: 'to look at', urgent: 'urgent' } as const;
const { analysis, how, since, steps, tenYears, why } = viewOf(noted);
const elsewhere = howSectionOf(null);
const ownLabels = new Set(findingRows.filter(({ source }) => isOurs(source)).map(({ label }) => label));
const { kinds, reproduced } = proveModel();

/** The letter to a health worker, with the scores, and what it says where nothing is urgent. */
function letterLines(answers: Answers): string[] {
  const section = viewOf(answers).letter;
  if (section === null) return [];
  const { groups, heading, lead, lines, linesHeading, reason, scores, scoresHeading, told, toldHeading } =
    letterOf(section, { showScores: true });
  const silent = letterOf({ ...section, notices: [], action: null }, { showScores: false });
  return [
    `**${heading}.** ${reason}. ${lead}. Where nothing is urgent: ${silent.reason}`,
    ...groups.map(({ heading, rows }) => {
      return `${heading}: ${rows.map(({ label, value }) => `${label}: ${value}`).join(' / ')}`;
    }),
    `${scoresHeading}, where the person shows them: ${scores.join(' ')}`,
    `${toldHeading}: ${told.map(({ what, when }) => `${when}: ${what}`).join(' / ')}`,
    `${linesHeading}: ${lines.map(({ label }) => label).join(', ')}. Without the scores: ${silent.lines.at(-4)?.label}.`,
    `Where a page is too short, this goes first, in this order: ${letterParts.join(', ')}.`,
  ];
}

/** The generated parts, by the names of the marks in the page. */
const parts: Readonly<Record<string, string>> = {
  urgent: list(
    urgentRows.map(({ questions, row, text, title, urgency }) => {
      const { condition, ours, source } = urgentEvidence[row];
      const isChanged = questions.some(each => pregnancyChanges.has(each));
      return `**${title}.** ${text} When: ${condition}. Act: ${urgencyWords[urgency].toLowerCase()}. Rests on: ${restsOn(source, ours)}.${isChanged ? ' Before it: the line on pregnancy.' : ''}`;
    }),
  ),

  around: list([
    `Title: ${urgentTitle}`,
    `Title where nothing is for now or today: ${byDateTitle}`,
    `End of a notice for now: ${callFor('112')} (the number that the operator has set) Without one: ${callFor(null)}`,
    `Where mood or worry is among them: ${helpLead} (the help lines that the operator has set) Without any: ${helpWithoutLines}`,
    `Where they are not: ${showThis}`,
    `The line on pregnancy: ${pregnancyLine(true)}`,
    `Above it from 160/110 on (NICE NG133: severe): ${pregnancyNow}`,
    `A number past its question's limit: ${noticeRows.find(({ isDoubted }) => isDoubted)?.title}. If this number is right: [title and text of the row]. If not, correct it.`,
    `What a body can have (ours): ${Object.entries(bodyLimits)
      .map(([key, { max, min }]) => `${key.replaceAll('_', ' ')} ${min} to ${max}`)
      .join(', ')}`,
    `The last line of every report: ${redFlagsFor(null)}`,
  ]),

  number: list([
    ...beginnings.map(([when, answers]) => beginning(when, answers)),
    beginning('another gateway, which tells the three ages alone', man, true),
    beginning('another gateway, without ages', {}, true),
    `Before every number of ours: ${analysis.notFor} ${analysis.scope}`,
    ...Object.values(analysis.ages).map(({ label, note }) => `The card "${label}": ${note}`),
  ]),

  years: list([
    `**${why?.heading}.** ${why?.lead} ${why?.total}`,
    ...(why?.rows.map(row => [row.label, row.value, row.yearsText, row.gainText, row.note].join(' / ')) ??
      []),
    `**${tenYears?.heading}.** ${tenYears?.sentence} ${tenYears?.caveat}`,
    `Bands: ${riskBands.map(({ band, from }) => `from ${from} in 100 ${band}`).join('; ')}. None beside ${noBand.words}.`,
    `Under 45 without a band: ${tenYearTexts.young} From 60 on in its place: ${tenYearTexts.old}`,
    `What it asks for: ${tenYearTexts.action} There is something to treat: ${canBeTreated.words}.`,
    `**${since?.heading}.** ${since?.sentence}`,
    `**${steps?.heading}.** ${steps?.lead} **${steps?.moreHeading}.**`,
    ...letterLines({ ...noted, PHQa: '3', PHQb: '2', GADa: '1', GADb: '0' }),
    `**${how.heading}**, of our own model:`,
    ...[...how.paragraphs, ...how.limits, ...how.sources],
    `**${how.heading}**, of another gateway:`,
    ...[...elsewhere.paragraphs, ...elsewhere.limits],
  ]),

  reasons: list(reasonRows.map(({ condition, nextStep, text }) => `${condition.words}: ${text} ${nextStep}`)),

  assumptions: list(
    assumptionRows.map(({ condition, text }) => {
      const sentence = typeof text === 'string' ? text : `${text(readFacts(assumed))} (an example)`;
      return `${condition.words}: ${sentence}`;
    }),
  ),

  steps: list(
    adviceRules.map(({ article, condition, factor, first, source, text, title, ways }) => {
      const years = factors.find(({ name }) => name === factor)?.label.toLowerCase();
      const named = articles.get(article)?.replaceAll(/<[^>]+>/g, '');
      const after = years ? ` Years of: ${years}.` : '';
      const beneath = ways.map(way => ` / ${way.text} (when ${way.condition.words})`).join('');
      return `**${title}.** ${text}${first ? ' (first)' : ''}${beneath} When: ${condition.words}. Rests on: ${restsOn(source)}. Article: ${named}.${after}`;
    }),
  ),

  bands: list(
    findingRows.map(({ band, condition, label, source, text, tone }) => {
      const when = `when ${condition.words}: ${text}`;
      return `${label}: **${band}** (${toneWords[tone]}), ${when} Rests on: ${restsOn(source)}.`;
    }),
  ),

  checks: list(
    slips.flatMap(([what, answers]) =>
      checkFindings(readFacts(answers)).map(
        ({ label, text, value }) => `${what} (${label}: ${value}): ${text}`,
      ),
    ),
  ),

  goals: json({ ...goalGuards, activityFactors, bmiToLoseWeight, minCalories, noStepsWhere: mustRest.words }),

  model: `${json(framinghamOffice)}

The code reproduces ${reproduced} values at every start: ${kinds.publication} from publications, ${kinds.program} from other programs, ${kinds.definition} that follow from the definition.`,

  statistics: list(
    statisticsOnly.flatMap(({ keys, reason }) => keys.map(key => `${questionLabelOf(key)} ${reason}`)),
  ),

  ours: list([
    ...urgentRows.flatMap(({ row, title }) => {
      const { ours } = urgentEvidence[row];
      return ours ? [`${title}: ${ours}.`] : [];
    }),
    `Questions of our own, without a published border: ${[...ownLabels].join(', ')}.`,
  ]),
};

/** A page with all parts anew, each between its marks: `<!-- made: NAME -->` and `<!-- end -->`. The rest is written by hand. */
export function reportDoc(page: string): string {
  const names = [...page.matchAll(/^<!-- made: (\w+) -->$/gm)].map(([, name]) => name);
  if (names.join() !== Object.keys(parts).join())
    throw new Error(`The marks in the page: ${names.join(', ')}.`);
  return page.replaceAll(
    /^(<!-- made: (\w+) -->)\n.*?\n(?=<!-- end -->$)/gms,
    (_, mark: string, name: string) => `${mark}\n${parts[name]}\n`,
  );
}

if (import.meta.main) await writeFile(file, reportDoc(await readFile(file, 'utf8')));
