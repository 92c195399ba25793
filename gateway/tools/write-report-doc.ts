import { readFile, writeFile } from 'node:fs/promises';
import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import { howSectionOf } from '@choose-life/contracts/domain/report/how-view';
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
import { optionLabelOf, questionLabelOf } from '../src/appraisal/asked-questions.ts';
import { assumptionRows } from '../src/appraisal/assumptions.ts';
import { activityFactors, bmiToLoseWeight, goalGuards, minCalories } from '../src/appraisal/daily-goals.ts';
import { factors } from '../src/appraisal/factors.ts';
import { readFacts } from '../src/appraisal/facts.ts';
import { checkFindings, nameOf } from '../src/appraisal/findings/checks.ts';
import { urgentEvidence } from '../src/appraisal/findings/urgent-evidence.ts';
import { findingRows } from '../src/appraisal/findings.ts';
import { framinghamOffice as model } from '../src/appraisal/model.ts';
import { mustRest } from '../src/appraisal/must-rest.ts';
import { reasonRows } from '../src/appraisal/reasons.ts';
import { proveModel } from '../src/appraisal/self-check.ts';
import { canBeTreated, noBand, riskBands, tenYearTexts } from '../src/appraisal/ten-years.ts';
import { readArticles } from '../src/content/articles.ts';

const file = new URL('../../docs/report.md', import.meta.url);

const list = (items: readonly string[]) => items.map(item => `- ${item}`).join('\n');
const between = ({ max, min }: { readonly min: number; readonly max: number }) => `${min} to ${max}`;

/** Marks what rests on no publication, so that a clinician finds it. */
function restsOn(source: string, ours?: string): string {
  if (ours !== undefined) return [source, `(ours: ${ours})`].join(' ').trim();
  return /\bour own\b/i.test(source) ? `${source} (ours)` : source;
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

function stepList(): string {
  return list(
    adviceRules.map(({ article, condition, factor, first, source, text, title, ways }) => {
      const years = factors.find(({ name }) => name === factor)?.label.toLowerCase();
      const named = articles.get(article)?.replaceAll(/<[^>]+>/g, '');
      const after = years ? ` Years of: ${years}.` : '';
      const beneath = ways.map(way => ` / ${way.text} (when ${way.condition.words})`).join('');
      return `**${title}.** ${text}${first ? ' (first)' : ''}${beneath} When: ${condition.words}. Rests on: ${restsOn(source)}. Article: ${named}.${after}`;
    }),
  );
}

/** The rows that rest on no publication. */
function oursToConfirm(): string {
  const rows = urgentRows.flatMap(({ row, title }) => {
    const { ours } = urgentEvidence[row];
    return ours ? [`${title}: ${ours}.`] : [];
  });
  const own = findingRows.filter(({ source }) => /\bour own\b/i.test(source)).map(({ label }) => label);
  return list([
    ...rows,
    `Questions of our own, without a published border: ${[...new Set(own)].join(', ')}.`,
  ]);
}

const toneWords = { good: 'good', note: 'to know', attention: 'to look at', urgent: 'urgent' } as const;

function bands(): string {
  const groups = Map.groupBy(
    findingRows,
    ({ label, source }) => `### ${label}\n\nRests on: ${restsOn(source)}`,
  );
  return [...groups]
    .map(([head, rows]) => {
      const lines = rows.map(
        ({ band, condition, text, tone }) =>
          `**${band}** (${toneWords[tone]}), when ${condition.words}: ${text}`,
      );
      return `${head}\n\n${list(lines)}`;
    })
    .join('\n\n');
}

const { doctor, since, steps, tenYears, why, analysis } = viewOf(noted);
const { coefficients, estimates, guards, reference, targets, unknownSbp } = model;
const { kinds, reproduced } = proveModel();
const [own, other] = [howSectionOf(appraise(noted).details), howSectionOf(null)];

/** The generated parts, by the names of the marks in the page. */
const parts: Readonly<Record<string, string>> = {
  urgent: `Under "${urgentTitle}" where something is for now or today, else under "${byDateTitle}":

${list(
  urgentRows.map(({ questions, row, text, title, urgency }) => {
    const { condition, ours, source } = urgentEvidence[row];
    return `**${title}.** ${text} When: ${condition}. Act: ${urgencyWords[urgency].toLowerCase()}. Rests on: ${restsOn(source, ours)}.${questions.some(each => pregnancyChanges.has(each)) ? ' Before it: the line on pregnancy.' : ''}`;
  }),
)}

The nearest time leads, and all are told. Two or more for now are one notice, "Get emergency help now", with a line each. A notice for now
ends with "${callFor('112')}", the number that the operator has set, or "${callFor(null)}" Where mood or worry is among them: "${helpLead}"
and the help lines that the operator has set, or, where none is set: "${helpWithoutLines}" Else: "${showThis}"

To a woman of 18 to 50, once, before notices on pressure and alcohol, else under the ages: "${pregnancyLine(true)}" Without a
number its second sentence is left out. From 160/110 on stands above it: "${pregnancyNow}" (NICE NG133: severe.)

A number past its question's limit that a body can have, and that no harmless slip explains, is a notice for the time of its row:
"${noticeRows.find(({ isDoubted }) => isDoubted)?.title}. If this number is right: [title and text of the row]. If not, correct it." It makes no number and no band. A body can have
(ours): ${[
    ...new Set(
      Object.entries(bodyLimits).map(([key, limits]) => {
        const part = key.endsWith('_number') ? `, ${key.replace('_', ' ')}` : '';
        return `${between(limits)} (${nameOf(key).toLowerCase()}${part})`;
      }),
    ),
  ].join(', ')}.

The last line of every report: "${redFlagsFor(null)}"`,

  number: `${list(beginnings.map(([when, answers]) => beginning(when, answers)))}
- ${beginning('another gateway, which tells the three ages alone', man, true)}
- ${beginning('another gateway, without ages', {}, true)}

Before every number of ours: "${analysis.notFor}" And: "${analysis.scope}" The three cards:
${Object.values(analysis.ages)
  .map(({ label, note }) => `"${label}: ${note}"`)
  .join(', ')}.`,

  years: `**${why?.heading}** (an example with every note). ${why?.lead} "${why?.total}"

${list(why?.rows.map(row => [row.label, row.value, row.yearsText, row.gainText, row.note ?? ''].join(' / ')) ?? [])}

**${tenYears?.heading}.** ${tenYears?.sentence} ${tenYears?.caveat}
Bands: ${riskBands.map(({ band, from }) => `from ${from} in 100 ${band}`).join('; ')}. No band is said beside ${noBand.words}, or where the risk age is 5 or
more years above the age; under 45, and under 10 in 100, it reads: "${tenYearTexts.young}" From 10 in 100 on, without such a notice:
"${tenYearTexts.action}" where the risk is a third or more above that of a healthy person, or there is something to treat
(${canBeTreated.words}); else from 60 on, in place of the band: "${tenYearTexts.old}"

**${since?.heading}.** ${since?.sentence}

**${steps?.heading}.** ${steps?.lead} All but two steps: **${steps?.moreHeading}.** **${doctor?.heading}.** ${doctor?.lead}

**${own.heading}**, of our own model:

${list([...own.paragraphs, ...own.limits, ...own.sources])}

**${other.heading}**, of another gateway:

${list([...other.paragraphs, ...other.limits])}`,

  reasons: list(reasonRows.map(({ condition, nextStep, text }) => `${condition.words}: ${text} ${nextStep}`)),

  assumptions: list(
    assumptionRows.map(({ condition, text }) => {
      const sentence = typeof text === 'string' ? text : `${text(readFacts(assumed))} (an example)`;
      return `${condition.words}: ${sentence}`;
    }),
  ),

  steps: stepList(),
  bands: bands(),

  checks: list(
    slips.flatMap(([what, answers]) =>
      checkFindings(readFacts(answers)).map(
        ({ label, text, value }) => `${what} (${label}: ${value}): ${text}`,
      ),
    ),
  ),

  goals: list([
    `Steps: 8,000 a day under 60 years, 6,000 from 60 (Paluch 2022). None below a body mass index of 18.5, or where ${mustRest.words} (ours).`,
    `Kilocalories, to keep the weight: resting energy (Mifflin-St Jeor 1990) times a factor for movement (ours):
  ${Object.entries(activityFactors)
    .map(([option, factor]) => `"${optionLabelOf('weekly_physical_activity', option)}" ${factor}`)
    .join(', ')}. None outside a height of ${between(goalGuards.heightCm)} cm or a body mass index of
  ${between(goalGuards.bmi)}, from ${bmiToLoseWeight} on, where losing weight is advised, and under ${minCalories} a day (ours).`,
    'Sleep: 7 hours or more (AASM/SRS 2015).',
    `None at all outside ${between(goalGuards.age)} years (ours).`,
  ]),

  model: `- Published weights (ln: of the natural logarithm), men: ${JSON.stringify(coefficients.male)}
- Published weights, women: ${JSON.stringify(coefficients.female)}
- Healthy values: high number ${reference.sbp} mmHg, body mass index ${reference.bmi} (the paper).
- Ages that are worked out: ${between(guards.age)} years (those of the study). Ends of the scale: ${between(guards.heartAge)} years (the published tables).
- Blood sugar that counts as diabetes range: ${model.diabetesGlucose} mg/dL, fasting (the study's definition).
- Worked out between a body mass index of ${between(guards.bmi)} and a high number of ${between(guards.sbp)} mmHg (ours).
- Target: no smoking (ours), which counts from ${targets.recentQuitterMonths} months without on (WHO HEARTS; Wilson 1998); a tenth less weight (ours), down to a body mass
  index of ${targets.bmiMax} and never below ${targets.bmiMin} (CDC healthy weight; as a target ours).
- Target: a high number lower by one part in thirteen (Juraschek, JACC 2017: 5 mmHg under 130, 10 at 140 to 149, 21 from 150 on; the part ours), and
  never below ${targets.sbpFloorUntreated} mmHg without medicine (ACC/AHA 2017, normal) or ${targets.sbpFloorTreated} with it (its goal of treatment); as targets ours.
- With treatment, from ${targets.sbpNeedsTreatment} mmHg on: ${targets.sbpWithTreatment} mmHg with the weight of a treated pressure, said apart where it is lower by half a year or
  more; else: "Treatment lowers your risk further; this number cannot show how much."
- A band that was told counts as its middle, with the range over the band (ours): ${Object.values(estimates)
    .map(band => `${between(band)} as ${band.middle}`)
    .join(', ')} mmHg.
- Nothing known of the pressure: the range over ${between(unknownSbp)} mmHg, and no number (ours).

The code reproduces ${reproduced} values at every start: ${kinds.publication} from publications, ${kinds.program} from other programs, ${kinds.definition} that follow from the definition.`,

  statistics: list([
    ...statisticsOnly.flatMap(({ keys, reason }) => keys.map(key => `${questionLabelOf(key)} ${reason}`)),
  ]),

  ours: oursToConfirm(),
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
