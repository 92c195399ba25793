import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import type { ReportDetails } from '@choose-life/contracts/domain/report/generated/report-details';
import { reportHeadOf } from '@choose-life/contracts/domain/report/report-head';
import { reportViewOf } from '@choose-life/contracts/domain/report/report-view-of';
import { readingOf } from '@choose-life/contracts/domain/report/urgent-reading';
import {
  noticeOf,
  type UrgentId,
  type UrgentRow,
  urgentRows,
} from '@choose-life/contracts/domain/report/urgent-rows';
import { adviceLineOf, textFor } from '../src/appraisal/advice/rule.ts';
import { adviceRules } from '../src/appraisal/advice.ts';
import { appraise } from '../src/appraisal/appraise.ts';
import { readFacts } from '../src/appraisal/facts.ts';
import { urgentFindings } from '../src/appraisal/findings/urgent.ts';
import { reasonRows } from '../src/appraisal/reasons.ts';
import { demoAnswers } from '../src/assessments/demo-answers.ts';
import type { ReportToPrint } from '../src/reports/pdf/render-report.ts';

/** Answers that give a report with most of its sections. */
const sampleMan: Answers = {
  ...demoAnswers,
  sex: 'male',
  age_in_years: 47,
  height_cm: 175,
  weight_kg: 90,
  high_number: 138,
  low_number: 88,
  smoking: 'still_smoke',
  still_smoke: 12,
  blood_glucose: 92,
  cholesterol_level: 212,
  weekly_physical_activity: '1',
};

interface Sample {
  /** Default: the answers of `sampleMan`. */
  readonly answers?: Answers;
  /** Members that replace those of the computed report; null for a report with only the three ages. */
  readonly overrides?: Partial<ReportDetails> | null;
  readonly helpLines?: readonly string[];
  readonly name?: string;
}

/** A report to print. The default name has letters outside of Latin-1, and a combining accent. */
export function reportToPrint({
  answers = sampleMan,
  overrides = {},
  helpLines = [],
  name = 'Adébáyọ\u0300 Ọláṣẹ',
}: Sample): ReportToPrint {
  const createdAt = '2026-03-10T14:05:00.000Z';
  const timeZone = 'Africa/Lagos';
  const { details: computedDetails, ...ages } = appraise(answers);
  const details = overrides === null ? null : { ...computedDetails, ...overrides };
  return {
    reportId: 'report-1',
    createdAt,
    modelHash: computedDetails.model?.hash ?? null,
    names: [name, 'ada@example.test'],
    // Without the name, which is one of `names`.
    head: reportHeadOf({ name: '', at: createdAt, number: 2, count: 3, timeZone }),
    view: reportViewOf({ ages, details, helpLines, timeZone }),
    letter: null,
  };
}

/** A comparison with an earlier report. */
export const sampleSinceLast: NonNullable<ReportDetails['sinceLast']> = {
  at: '2025-09-01T08:00:00.000Z',
  riskAge: { years: 52, bound: null },
  isOtherRule: false,
  moved: [
    { label: 'Smoking', years: 9.4 },
    { label: 'Weight', years: 1.1 },
    { label: 'Blood pressure', years: -2.2 },
  ],
};
const helpLines = [
  'Staff counsellor: extension 210, Monday to Friday',
  'Night line of the plan: 0800 000 0000',
];
const usual = appraise(sampleMan).details;
/** The findings of these urgent situations. They are created directly, because the answers of `sampleMan` cause none of them. */
function urgentFindingsOf(rows: readonly UrgentRow[]) {
  // A reading without answers, for the usual text of each notice.
  const emptyReading = readingOf({}, () => null);
  const notices = rows.map(row => noticeOf(row, emptyReading));
  return urgentFindings({ ...readFacts(sampleMan), notices });
}
/** All urgent situations together, which no answers can cause. */
const allUrgent = urgentFindingsOf(urgentRows);
/** A notice for now, one for today, and two with a date. */
const fourUrgentIds: readonly UrgentId[] = [
  'pressure-very-high-breath',
  'pressure-very-low',
  'glucose-diabetes-range',
  'cholesterol-very-high',
];
/** The reasons for a missing risk age, without an age outside the model: a report with that reason has no other. */
const allReasons = reasonRows
  .filter(({ isOnlyReason }) => !isOnlyReason)
  .map(({ id, nextStep, questions, text }) => ({ id, nextStep, questions, text }));
/** 24 steps, more than a report shows, each with all its ways. */
const manySteps = adviceRules.slice(0, 24).map(rule => ({
  ...adviceLineOf(rule, null, readFacts(sampleMan)),
  ways: rule.ways.map(way => textFor(way.text, readFacts(sampleMan))),
}));
const unmeasuredMan: Answers = { ...sampleMan, high_number: null, low_number: null };
/** Answers whose risk age and target age are beyond the scale, and in which every factor adds years. */
const beyondScale: Answers = {
  ...sampleMan,
  age_in_years: 74,
  high_number: 190,
  low_number: 100,
  blood_glucose: 186,
  blood_pressure_medication: 'yes',
};

/** The text twice, but at most 220 characters. */
const lengthened = (text: string) => `${text} ${text}`.slice(0, 220);
const longestTexts: Partial<ReportDetails> = {
  findings: usual.findings.map(each => ({
    ...each,
    value: `${each.value} as you told`,
    band: `${each.band} at present`,
    text: lengthened(each.text),
  })),
  advice: manySteps.map(each => ({ ...each, text: lengthened(each.text) })),
  assumptions: Array.from({ length: 6 }, (_, index) => ({
    id: String(index),
    text: lengthened('We do not know if you take medicine for blood pressure. We counted it as no.'),
    questions: [],
    beside: null,
  })),
};
const everything: Partial<ReportDetails> = {
  ...longestTexts,
  range: {
    low: { years: 59, bound: null },
    high: { years: 69, bound: null },
    dependsOn: 'your blood pressure',
  },
  treatedTarget: { years: 70, bound: null },
  findings: [...allUrgent.slice(0, 4), ...usual.findings],
  sinceLast: sampleSinceLast,
};

/** Reports of many kinds, for tests and measurements. */
export const sampleReports = {
  usual: reportToPrint({}),
  'with a comparison to an earlier report': reportToPrint({ overrides: { sinceLast: sampleSinceLast } }),
  'four urgent notices': reportToPrint({
    overrides: {
      findings: [
        ...urgentFindingsOf(urgentRows.filter(({ id }) => fourUrgentIds.includes(id))),
        ...usual.findings.filter(({ id }) => !['blood-pressure', 'bmi', 'glucose'].includes(id)),
      ],
    },
    helpLines,
  }),
  'every urgent notice': reportToPrint({
    overrides: { findings: [...allUrgent, ...usual.findings] },
    helpLines,
  }),
  'no risk age, all reasons': reportToPrint({ answers: {}, overrides: { reasons: allReasons } }),
  'a range instead of a risk age': reportToPrint({ answers: unmeasuredMan }),
  'both ages beyond the scale': reportToPrint({ answers: beyondScale }),
  '24 steps': reportToPrint({ overrides: { advice: manySteps } }),
  'estimated pressure': reportToPrint({
    answers: { ...unmeasuredMan, blood_pressure_estimated: 'from_120_to_139' },
  }),
  younger: reportToPrint({
    answers: { ...sampleMan, weight_kg: 64, high_number: 112, low_number: 70, smoking: 'never_smoked' },
  }),
  'longest texts': reportToPrint({
    overrides: longestTexts,
    name: 'Oluwafẹ\u0301ranmi-Adébùkọ\u0301lá Ọlọ\u0301runtóbi Ńkẹ\u0301mdìlím Ɓala Ɗanƙwairo',
  }),
  'everything at once': reportToPrint({ answers: beyondScale, overrides: everything, helpLines }),
  'everything at once, every notice': reportToPrint({
    answers: beyondScale,
    overrides: { ...everything, findings: [...allUrgent, ...usual.findings] },
    helpLines,
  }),
  'everything but a risk age': reportToPrint({
    answers: {},
    overrides: { ...everything, reasons: allReasons, range: null },
    helpLines,
  }),
  'only the three ages': reportToPrint({ overrides: null, name: '' }),
} as const satisfies Record<string, ReportToPrint>;
