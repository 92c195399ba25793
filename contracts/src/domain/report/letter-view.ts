import { lowerFirst, upperFirst } from '../first-letter.ts';
import { groupsOf } from '../groups.ts';
import type { FindingLine, ReportDetails } from './generated/report-details.ts';
import { framinghamModelId } from './how-view.ts';
import { gad2, phq2 } from './mood-screeners.ts';
import { countText, riskWithBand } from './people-of-100.ts';
import { isCrisis, urgencyWords } from './urgency.ts';
import type { UrgentNotice } from './urgent-rows.ts';

/*
 * The letter to a health worker is made in two steps. `letterContentOf` reads everything that a letter can contain from the details of a
 * report. `letterOf` selects what one letter contains: the person may keep the scores for mood and worry private, and a page may be too
 * short for everything. The screen, the last page of the report's PDF and the PDF of the letter all show a `Letter`.
 */

/** The title of every letter. */
export const letterHeading = 'Letter to a health worker';

/** The parts that a letter omits if the page is too short, in the order in which they are omitted. A short page omits nothing else. */
export const letterParts = ['steps', 'habits', 'screening', 'assumptions'] as const;

/** A part that a letter may omit. */
export type LetterPart = (typeof letterParts)[number];

type LetterGroupId = 'person' | 'numbers' | 'health' | 'risk';

interface LetterRow {
  readonly label: string;
  readonly value: string;
  readonly group: LetterGroupId;
  /** The part to which the row belongs, and with which it can be omitted; null if every letter contains the row. */
  readonly part: LetterPart | null;
}

interface LetterNotice extends UrgentNotice {
  /** The topic in words for a health worker: 'blood pressure 165/104 mmHg, on medicine'. */
  readonly subject: string;
  readonly isAboutMood: boolean;
}

/** A finding that is not urgent, but that a health worker should see by a date. */
interface LetterFinding {
  /** When a health worker should see the finding: 'within 3 months'. */
  readonly showBy: string;
  /** The finding in words for a health worker, like `subject` of a notice: 'blood pressure 122/56 mmHg'. */
  readonly subject: string;
  /** The finding as the report names it: 'Blood pressure: Low second number'. */
  readonly what: string;
}

/** Everything that a letter to a health worker can contain. */
export interface LetterContent {
  readonly rows: readonly LetterRow[];
  /** The scores of the screens for mood and worry, as sentences. A screen has a score if both questions are answered. */
  readonly scores: readonly string[];
  /** The urgent notices, the most urgent first. */
  readonly notices: readonly LetterNotice[];
  /** The findings that a health worker should see by a date. */
  readonly findings: readonly LetterFinding[];
  /** The gateway's sentence on what to do about the ten-year risk and by when; null if there is nothing to do. */
  readonly action: string | null;
  /** The ten-year risk in words, for `reason` of the letter: 'about 23 in 100 (high)'; null if there is none. */
  readonly risk: string | null;
  readonly steps: readonly { readonly title: string; readonly isAboutMood: boolean }[];
  /** Whether there are scores, notices or steps for mood and worry, so that the person can choose to show them. */
  readonly hasMood: boolean;
}

/** One letter; its members are in the order in which they are shown. */
export interface Letter {
  readonly heading: string;
  /** The first line: why a health worker should see the person, and by when. */
  readonly reason: string;
  /** How urgent the reason is, for its colour. */
  readonly level: 'crisis' | 'by-date' | 'none';
  /** The line below the reason: 'Self-reported, not verified'. */
  readonly lead: string;
  /** Facts about the person: 'Age: 48 years', 'Sex: Female'. */
  readonly person: readonly string[];
  readonly groups: readonly {
    readonly heading: string;
    readonly rows: readonly { readonly label: string; readonly value: string }[];
  }[];
  readonly scoresHeading: string;
  /** The scores as sentences; empty if the person keeps them private. */
  readonly scores: readonly string[];
  readonly instructionsHeading: string;
  /** The instructions of the report to the person; empty if there are none. `label` is a time, 'Ten-year risk' or 'Steps'. */
  readonly instructions: readonly { readonly label: string; readonly what: string }[];
  readonly blankLinesHeading: string;
  /** Labels of the lines to fill in by hand; a wide line has the full width. */
  readonly blankLines: readonly { readonly label: string; readonly isWide: boolean }[];
}

interface LetterOptions {
  /** Whether the letter contains the scores for mood and worry, with their notices and steps. */
  readonly showScores: boolean;
  /** The parts to omit because the page is too short. Default: none. */
  readonly omittedParts?: ReadonlySet<LetterPart>;
}

const headings: Readonly<Record<Exclude<LetterGroupId, 'person'>, string>> = {
  numbers: 'Numbers',
  health: 'Health and habits',
  risk: 'Risk in 10 years',
};

// The ids of facts. A fact that is in no list belongs to the group 'health' and is in every letter.
const personFacts = ['age', 'sex'];
const numberFacts = ['pressure', 'pulse', 'glucose', 'cholesterol', 'size', 'bmi'];
const habitFacts = ['sleep', 'snoring', 'activity', 'own-view', 'ready-to-eat', 'ready-to-move'];
const screeningFacts = ['smear', 'breast'];

/** The names of models by the id that a gateway sends. For a model that is not listed, a letter shows the id and the version. */
const modelNames: Readonly<Record<string, string>> = {
  [framinghamModelId]: 'Framingham 2008, general cardiovascular disease, body-mass-index form',
};

const nothingUrgentSentence = 'For the record: nothing on this page is urgent.';
const selfHarmSentence = 'The question on self-harm is not asked.';
/** Whether a notice has the urgency `talk`, which only the screens for mood and worry have. */
const hasTalkUrgency = ({ urgency }: UrgentNotice) => urgency === 'talk';
const moodQuestions: readonly string[] = [...phq2.questions, ...gad2.questions];

/**
 * Everything that a letter can contain; null if the gateway sends no facts.
 * @param notices the urgent notices, the most urgent first
 * @param steps the steps that the report shows, in order
 */
export function letterContentOf(
  details: ReportDetails | null,
  notices: readonly UrgentNotice[],
  steps: readonly { readonly title: string; readonly questions: readonly string[] }[],
): LetterContent | null {
  if (details === null || details.facts.length === 0) return null;
  const { findings, instruments, tenYears } = details;
  const letterNotices = notices.map(notice => ({
    ...notice,
    // A notice with the urgency `talk` is about mood or worry, even if the gateway sends no questions with it.
    isAboutMood: hasTalkUrgency(notice) || isAboutMood(notice),
    subject: subjectOf(notice, notices, details),
  }));
  const letterSteps = steps.map(step => ({ title: step.title, isAboutMood: isAboutMood(step) }));
  const scores = instruments.map(({ label, max, score }) => `${label}: ${score} of ${max}.`);
  const band = tenYears?.band == null ? '' : ` (${tenYears.band})`;
  return {
    rows: [...factRowsOf(details), ...riskRowsOf(details)],
    scores,
    notices: letterNotices,
    findings: findings.flatMap(letterFindingOf),
    action: tenYears?.action ?? null,
    risk: tenYears && `${countText(tenYears.now)} in 100${band}`,
    steps: letterSteps,
    hasMood: scores.length > 0 || [...letterNotices, ...letterSteps].some(item => item.isAboutMood),
  };
}

/** The finding as a letter names it, in a list; an empty list for a finding without a date. */
function letterFindingOf({ band, label, showBy, value }: FindingLine): LetterFinding[] {
  if (showBy === null) return [];
  return [{ showBy, subject: `${lowerFirst(label)} ${lowerFirst(value)}`, what: `${label}: ${band}` }];
}

function isAboutMood({ questions }: { readonly questions: readonly string[] }): boolean {
  return questions.length > 0 && questions.every(question => moodQuestions.includes(question));
}

function factRowsOf({ facts }: ReportDetails): LetterRow[] {
  return facts.map(({ id, label, value }) => ({
    label,
    value,
    group: groupOfFact(id),
    part: partOfFact(id),
  }));
}

function groupOfFact(id: string): LetterGroupId {
  if (personFacts.includes(id)) return 'person';
  return numberFacts.includes(id) ? 'numbers' : 'health';
}

function partOfFact(id: string): LetterPart | null {
  if (habitFacts.includes(id)) return 'habits';
  return screeningFacts.includes(id) ? 'screening' : null;
}

/** The ten-year risk, the risk of a healthy person, the model, its inputs and assumptions. Without a ten-year risk, the first reason for that. */
function riskRowsOf({ assumptions, contributions, model, reasons, tenYears }: ReportDetails): LetterRow[] {
  const row = (label: string, value: string, part: LetterPart | null = null): LetterRow => {
    return { label, value, group: 'risk', part };
  };
  if (tenYears === null) {
    const why = reasons[0]?.text ?? '';
    return [row('Ten-year risk', `not worked out. ${why}`.trim())];
  }
  const inputs = contributions.map(({ label, value }) => `${label.toLowerCase()}: ${value}`);
  const assumed = assumptions.map(({ text }) => text).join(' ');
  return [
    row('Ten-year risk', riskWithBand(tenYears)),
    row("Healthy peer's risk", `${countText(tenYears.healthyPeer)} in 100`),
    ...(model ? [row('Model', modelNames[model.id] ?? `${model.id}, version ${model.version}`)] : []),
    ...(inputs.length > 0 ? [row('Inputs', `age; sex; ${inputs.join('; ')}`)] : []),
    ...(assumed === '' ? [] : [row('Assumed', assumed, 'assumptions')]),
  ];
}

/** The value of a symptom or medicine that the person reported. */
const reportedPattern = /^yes\b/i;

/** The value of a number that needs no check: '48 beats a minute'. It does not match '220, not confirmed'. */
const confirmedPattern = /^\d[^,;]*$/;

/** A symptom, a medicine or another number that is added to the subject of a notice if the notice is about its question. */
interface Circumstance {
  readonly question: string;
  /** Id of the fact. */
  readonly fact: string;
  /** The fact is named if its value matches. */
  readonly valuePattern: RegExp;
  readonly wordsOf: (value: string) => string;
}

const circumstances: readonly Circumstance[] = [
  {
    question: 'chh_sbreath',
    fact: 'breath',
    valuePattern: reportedPattern,
    wordsOf: () => 'short of breath',
  },
  { question: 'chh_fever', fact: 'fever', valuePattern: reportedPattern, wordsOf: () => 'fever' },
  {
    question: 'resting_heart_rate',
    fact: 'pulse',
    valuePattern: confirmedPattern,
    wordsOf: value => `heart rate ${value}`,
  },
  {
    question: 'weight_kg',
    fact: 'bmi',
    valuePattern: confirmedPattern,
    wordsOf: value => `body mass index ${value}`,
  },
  {
    question: 'blood_pressure_measured',
    fact: 'medicine',
    valuePattern: reportedPattern,
    wordsOf: () => 'on medicine',
  },
];

/**
 * The topic of a notice in words for a health worker.
 * @param notice a finding of the gateway, or a notice on the submitted answers, which has no label and no value
 */
function subjectOf(
  notice: UrgentNotice & Partial<FindingLine>,
  allNotices: readonly UrgentNotice[],
  { facts }: ReportDetails,
): string {
  const { id, label = '', questions, title, urgency, value = '' } = notice;
  // A fact that has a notice with the same urgency is named only by that notice.
  const hasSeparateNotice = (factId: string) =>
    allNotices.some(other => other.id === factId && other.urgency === urgency);
  const words = circumstances
    .filter(({ fact, question }) => questions.includes(question) && !hasSeparateNotice(fact))
    .flatMap(({ fact, valuePattern, wordsOf }) =>
      facts.filter(row => row.id === fact && valuePattern.test(row.value)).map(row => wordsOf(row.value)),
    );
  const name = nameOf({ label, title, value, isMood: hasTalkUrgency(notice) });
  // The id of a notice on a number that has to be checked begins with `check-` (urgent-notices.ts).
  const additions = [...(id.startsWith('check-') ? ['not confirmed'] : []), ...words];
  // Words that are already in the name are not repeated.
  return [name, ...additions.filter(addition => !name.includes(addition))].join(', ');
}

interface NamedNotice {
  /** '' if the gateway sends none. */
  readonly label: string;
  readonly title: string;
  /** '' if the gateway sends none. */
  readonly value: string;
  readonly isMood: boolean;
}

function nameOf({ isMood, label, title, value }: NamedNotice): string {
  if (label === '') return title;
  if (isMood) return `${lowerFirst(label)} (two-question screen)`;
  // A value such as 'Short of breath' needs no label; a number does.
  return /\d/.test(value) ? `${lowerFirst(label)} ${lowerFirst(value)}` : lowerFirst(value || title);
}

/**
 * One letter. Without `showScores` it contains nothing about mood and worry, except an empty line for the scores. The reason, the numbers,
 * medicine, pregnancy, alcohol and the lines to fill in are never omitted.
 */
export function letterOf(
  content: LetterContent,
  { omittedParts = new Set(), showScores }: LetterOptions,
): Letter {
  const isShown = (item: { readonly isAboutMood: boolean }) => showScores || !item.isAboutMood;
  const notices = content.notices.filter(isShown);
  const rows = content.rows.filter(({ part }) => part === null || !omittedParts.has(part));
  const rowsIn = (group: LetterGroupId) => rows.filter(row => row.group === group);
  const steps = omittedParts.has('steps') ? [] : content.steps.filter(isShown);
  const scores = showScores ? content.scores : [];
  return {
    heading: letterHeading,
    reason: reasonOf(notices, content),
    level: levelOf(notices, content),
    lead: 'Self-reported, not verified',
    person: rowsIn('person').map(({ label, value }) => `${label}: ${value}`),
    groups: (['numbers', 'health', 'risk'] as const)
      .map(group => ({
        heading: headings[group],
        rows: rowsIn(group).map(({ label, value }) => ({ label, value })),
      }))
      .filter(group => group.rows.length > 0),
    scoresHeading: 'Mood and worry',
    scores: scores.length > 0 ? [...scores, selfHarmSentence] : [],
    instructionsHeading: 'What the report told this person',
    instructions: instructionsOf(notices, content, steps),
    blankLinesHeading: 'Not asked: to fill in by hand',
    blankLines: blankLinesOf(scores.length > 0),
  };
}

function levelOf(notices: readonly LetterNotice[], { action, findings }: LetterContent): Letter['level'] {
  if (isCrisis(notices)) return 'crisis';
  return notices.length > 0 || findings.length > 0 || action !== null ? 'by-date' : 'none';
}

/**
 * Names the subjects of the most urgent notices: 'Please see within a week: blood pressure 165/104 mmHg, on medicine'. Without a notice, the
 * ten-year risk and the findings, each with its time.
 */
function reasonOf(notices: readonly LetterNotice[], { action, findings, risk }: LetterContent): string {
  const [first] = notices;
  if (first !== undefined) {
    const subjects = notices.filter(({ urgency }) => urgency === first.urgency).map(({ subject }) => subject);
    // The words "Talk today" address the person. For a health worker the time is "today".
    const when = hasTalkUrgency(first) ? urgencyWords.today : urgencyWords[first.urgency];
    return `Please see ${when.toLowerCase()}: ${[...new Set(subjects)].join('; ')}`;
  }
  const timedSubjects = [
    // `action` and `risk` both come from the ten-year risk, so with an action the risk is not null.
    ...(action === null
      ? []
      : [{ time: timeIn(action), subject: `risk of a heart attack or stroke in 10 years ${risk}` }]),
    ...findings.map(({ showBy, subject }) => ({ time: showBy.toLowerCase(), subject })),
  ];
  if (timedSubjects.length === 0) return nothingUrgentSentence;
  const byTime = groupsOf(timedSubjects, ({ time }) => time);
  const sentences = byTime.map(([time, items]) => {
    const instruction = time === undefined ? 'Please see' : `Please see ${time}`;
    return `${instruction}: ${items.map(({ subject }) => subject).join('; ')}`;
  });
  return sentences.join('. ');
}

/** The time in the gateway's sentence on the ten-year risk, which the gateway does not send separately. */
function timeIn(action: string): string | undefined {
  return /within \d+ (days?|weeks?|months?)|today/.exec(action.toLowerCase())?.[0];
}

function instructionsOf(
  notices: readonly LetterNotice[],
  { action, findings }: LetterContent,
  steps: LetterContent['steps'],
): Letter['instructions'] {
  const timedInstructions = [
    ...notices.map(({ title, urgency }) => ({ when: urgencyWords[urgency], what: title })),
    ...findings.map(({ showBy, what }) => ({ when: upperFirst(showBy), what })),
  ];
  const byTime = groupsOf(timedInstructions, ({ when }) => when);
  const titles = steps.map(({ title }) => title);
  return [
    ...byTime.map(([label, rows]) => ({ label, what: rows.map(({ what }) => what).join('; ') })),
    ...(action === null ? [] : [{ label: 'Ten-year risk', what: action }]),
    ...(titles.length === 0 ? [] : [{ label: 'Steps', what: titles.join('; ') }]),
  ];
}

/** The lines to fill in by hand. Without scores there is a line for them, and the line for the family history becomes half as wide. */
function blankLinesOf(hasScores: boolean): Letter['blankLines'] {
  const halfLine = (label: string) => ({ label, isWide: false });
  const wideLine = (label: string) => ({ label, isWide: true });
  const family = 'Family history';
  return [
    wideLine('Blood pressure medicine: which, and dose'),
    ...['Known diabetes', 'Kidney disease', 'Heart disease', 'Statin'].map(halfLine),
    ...(hasScores ? [wideLine(family)] : [halfLine(family), halfLine('PHQ-2 and GAD-2 scores')]),
    ...['Seen by, date', 'Repeat reading'].map(halfLine),
    wideLine('Plan'),
  ];
}
