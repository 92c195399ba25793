import type { ReportDetails } from '@choose-life/contracts/domain/report/report-details';
import { reportHeadOf } from '@choose-life/contracts/domain/report/report-head';
import { reportViewOf } from '@choose-life/contracts/domain/report/report-view-of';
import type { PrintedReport } from '../../src/reports/pdf/render-report.ts';
import { allReasons, allUrgent, manySteps, usualDetails } from './sample-details.ts';

interface Sample {
  readonly ages?: { targetAge: number | null; riskAge: number | null; currentAge: number | null };
  readonly details?: Partial<ReportDetails> | null;
  readonly helpLines?: readonly string[];
  readonly name?: string;
}

const helpLines = [
  'Staff counsellor: extension 210, Monday to Friday',
  'Night line of the plan: 0800 000 0000',
];
const timeZone = 'Africa/Lagos';

function sample({
  ages,
  details,
  helpLines: lines = [],
  name = 'Adébáyọ\u0300 Ọláṣẹ',
}: Sample): PrintedReport {
  const createdAt = '2026-03-10T14:05:00.000Z';
  return {
    reportId: 'report-1',
    createdAt,
    modelHash: usualDetails.model?.hash ?? null,
    head: reportHeadOf({ name, at: createdAt, number: 2, count: 3, timeZone }),
    view: reportViewOf({
      ages: ages ?? { targetAge: 47, riskAge: 65, currentAge: 47 },
      details: details === null ? null : { ...usualDetails, ...details },
      helpLines: lines,
      timeZone,
    }),
  };
}

const noAges = { targetAge: null, riskAge: null, currentAge: null };
const long = (text: string) => `${text} ${text}`.slice(0, 220);
const since: ReportDetails['sinceLast'] = {
  at: '2025-09-01T08:00:00.000Z',
  riskAge: { years: 52, bound: null },
  moved: [
    { factor: 'smoking', label: 'Smoking', years: 9.4 },
    { factor: 'weight', label: 'Weight', years: 1.1 },
    { factor: 'age', label: 'Age', years: 0.5 },
    { factor: 'pressure', label: 'Blood pressure', years: -2.2 },
  ],
};
const capped = {
  riskAgeBound: 'above',
  targetAgeBound: 'above',
  tenYears: { now: 71, after: 44, healthyPeer: 20, band: null, action: null },
} as const;
const range: ReportDetails['range'] = {
  low: { years: 59, bound: null },
  high: { years: 69, bound: null },
  dependsOn: 'your blood pressure, which was not measured',
};
const moreContributions: ReportDetails['contributions'] = [
  ...usualDetails.contributions,
  {
    factor: 'd',
    label: 'Blood sugar in the diabetes range',
    value: '186 mg/dL',
    years: 9.7,
    gain: 0,
    note: null,
    questions: [],
  },
  {
    factor: 'm',
    label: 'Blood pressure medicine',
    value: 'Yes',
    years: 2.4,
    gain: 0,
    note: 'Medicine is counted because it tells of high blood pressure before it. It does not age you: never stop it on your own.',
    questions: [],
  },
];
const longest: Partial<ReportDetails> = {
  findings: usualDetails.findings.map(each => ({
    ...each,
    value: `${each.value} as you told`,
    band: `${each.band} at present`,
    text: long(each.text),
  })),
  advice: manySteps.map(each => ({ ...each, text: long(each.text) })),
  assumptions: Array.from({ length: 6 }, (_, index) => ({
    id: String(index),
    text: long('We do not know if you take medicine for blood pressure. We counted it as no.'),
    questions: [],
  })),
  contributions: moreContributions,
};
const everything: Partial<ReportDetails> = {
  ...longest,
  ...capped,
  range,
  treatedTarget: { years: 70, bound: null },
  findings: [...allUrgent.slice(0, 4), ...usualDetails.findings],
  sinceLast: since,
};

/** Reports of all shapes, for tests, pictures and measurements. */
export const sampleReports = {
  usual: sample({}),
  'after the report before': sample({ details: { sinceLast: since } }),
  'four urgent notices': sample({
    details: {
      findings: [
        ...allUrgent.filter(({ id }) =>
          ['pressure-very-high', 'breath', 'glucose-low', 'mood-and-worry'].includes(id),
        ),
        ...usualDetails.findings.slice(3),
      ],
    },
    helpLines,
  }),
  'every urgent notice': sample({
    details: { findings: [...allUrgent, ...usualDetails.findings] },
    helpLines,
  }),
  'no number, seven reasons': sample({
    ages: noAges,
    details: { reasons: allReasons, contributions: [], tenYears: null },
  }),
  'no number but a range': sample({
    ages: { ...noAges, currentAge: 47 },
    details: { reasons: allReasons.slice(6), range, contributions: [], tenYears: null },
  }),
  'both ages beyond the scale': sample({
    ages: { targetAge: 80, riskAge: 80, currentAge: 68 },
    details: { ...capped, contributions: moreContributions },
  }),
  '24 steps': sample({ details: { advice: manySteps } }),
  'estimated pressure': sample({ ages: { targetAge: 47, riskAge: 64, currentAge: 47 }, details: { range } }),
  younger: sample({
    ages: { targetAge: 38, riskAge: 39, currentAge: 45 },
    details: {
      yearsOlder: -6,
      contributions: [
        {
          factor: 'p',
          label: 'Blood pressure',
          value: '112/70 mmHg',
          years: -4.4,
          gain: 0,
          note: null,
          questions: [],
        },
        {
          factor: 'w',
          label: 'Weight',
          value: 'Body mass index 21.0',
          years: -1.6,
          gain: 0,
          note: null,
          questions: [],
        },
      ],
      tenYears: { now: 1.4, after: 1.4, healthyPeer: 3, band: 'low', action: null },
    },
  }),
  'longest texts': sample({
    details: longest,
    name: 'Oluwafẹ\u0301ranmi-Adébùkọ\u0301lá Ọlọ\u0301runtóbi Ńkẹ\u0301mdìlím Ɓala Ɗanƙwairo',
  }),
  'everything at once': sample({
    ages: { targetAge: 80, riskAge: 80, currentAge: 68 },
    details: everything,
    helpLines,
  }),
  'everything at once, every notice': sample({
    ages: { targetAge: 80, riskAge: 80, currentAge: 68 },
    details: { ...everything, findings: [...allUrgent, ...usualDetails.findings] },
    helpLines,
  }),
  'everything but a number': sample({
    ages: noAges,
    details: { ...everything, reasons: allReasons, range: null, contributions: [], tenYears: null },
    helpLines,
  }),
  'three ages alone': sample({ details: null, name: '' }),
} as const satisfies Record<string, PrintedReport>;
