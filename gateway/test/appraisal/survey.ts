import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import { reportViewOf } from '@choose-life/contracts/domain/report/report-view-of';
import { adviceRules } from '../../src/appraisal/advice.ts';
import type { Appraisal } from '../../src/appraisal/appraisal.ts';
import { appraiseFacts } from '../../src/appraisal/appraise.ts';
import { readFacts } from '../../src/appraisal/facts.ts';
import type { ClaimedFinding } from '../../src/appraisal/findings/table.ts';
import { claimedFindings } from '../../src/appraisal/findings.ts';
import {
  type ClaimingRow,
  contradictionsInClaims,
  contradictionsInWords,
  linesOfView,
  type ViewLine,
} from './contradictions.ts';
import { sampleOfAnswers } from './weighted-answers.ts';

/** One report, as the nets look at it. */
export interface Surveyed {
  readonly appraisal: Appraisal;
  /** Rules of findings, then of advice. */
  readonly findings: readonly ClaimedFinding[];
  readonly advice: readonly ClaimingRow[];
  readonly lines: readonly ViewLine[];
}

const adviceById = new Map(adviceRules.map(({ id, claims }) => [id, { rule: id, claims }]));

export function surveyOf(answers: Answers): Surveyed {
  const facts = readFacts(answers);
  const appraisal = appraiseFacts(facts);
  const { details } = appraisal;
  return {
    appraisal,
    findings: claimedFindings(facts),
    advice: details.advice.map(({ id }) => adviceById.get(id) ?? { rule: id, claims: [] }),
    lines: linesOfView(reportViewOf({ ages: appraisal, details, helpLines: [] })),
  };
}

/** What many reports showed. */
export interface Survey {
  /** Contradictions, each with the answers of one report that has it. */
  readonly contradictions: ReadonlyMap<string, string>;
  /** The rows of findings, advice and reasons that stood in some report. */
  readonly met: ReadonlySet<string>;
}

/** Makes that many reports and looks at each. */
export function surveyAnswers(count: number): Survey {
  const contradictions = new Map<string, string>();
  const met = new Set<string>();
  for (const answers of sampleOfAnswers(count)) {
    const { advice, appraisal, findings, lines } = surveyOf(answers);
    const found = [
      ...contradictionsInClaims([...findings, ...advice]),
      ...contradictionsInWords(lines),
      ...twoBandsOf(findings),
    ];
    for (const text of found) {
      if (!contradictions.has(text)) contradictions.set(text, JSON.stringify(givenOf(answers)));
    }
    for (const { rule } of [...findings, ...advice]) met.add(rule);
    for (const { id } of appraisal.details.reasons) met.add(id);
  }
  return { contradictions, met };
}

/** Two bands of one number: whatever they claim, only one of them can be meant. */
function twoBandsOf(findings: readonly ClaimedFinding[]): string[] {
  const groups = Map.groupBy(findings, ({ id }) => id).values();
  return [...groups]
    .filter(group => group.length > 1)
    .map(group => `two bands of one thing: ${group.map(({ rule }) => rule).join(', ')}`);
}

function givenOf(answers: Answers): object {
  return Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== null));
}
