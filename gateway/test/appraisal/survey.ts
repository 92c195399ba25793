import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import type { FindingLine } from '@choose-life/contracts/domain/report/generated/report-details';
import { reportViewOf } from '@choose-life/contracts/domain/report/report-view-of';
import { appraise } from '../../src/appraisal/appraise.ts';
import { readFacts } from '../../src/appraisal/facts.ts';
import { findingRows } from '../../src/appraisal/findings.ts';
import { contradictionsInWords, linesByCondition, linesOfView, stancesIn } from './contradictions.ts';
import { healthyMan } from './people.ts';
import { sampleOfAnswers } from './weighted-answers.ts';

/** The appraisal of a set of answers, its view, the ids of the rules that apply, and the lines of the report. */
export function surveyOf(answers: Answers) {
  const facts = readFacts(answers);
  const appraisal = appraise(answers);
  const { details } = appraisal;
  const bands = findingRows.filter(({ condition }) => condition.isMet(facts));
  const view = reportViewOf({ ages: appraisal, details, helpLines: [] });
  return {
    appraisal,
    view,
    rules: [
      ...bands.map(({ rule }) => rule),
      ...facts.notices.flatMap(({ rows }) => rows),
      ...[...details.advice, ...details.reasons].map(({ id }) => id),
    ],
    lines: linesOfView(view),
  };
}

const healthySlim: Answers = { ...healthyMan, weight_kg: 68, high_number: 112, low_number: 72 };
/** A healthy pressure at an old age, which is rare among random answers. */
const healthyOld: Answers = { ...healthySlim, age_in_years: 80, high_number: 124 };

/** Appraises `count` sets of answers, and collects their contradictions and everything that occurred. */
export function surveyAnswers(count: number) {
  /** Contradictions, each with the answers of a report that has it. */
  const contradictions = new Map<string, string>();
  /** The rows that are in at least one report, and the stances by topic, such as 'mood: calm'. */
  const occurred = new Set<string>();
  for (const answers of [healthySlim, healthyOld, ...sampleOfAnswers(count)]) {
    const { appraisal, rules, view } = surveyOf(answers);
    const groups = linesByCondition(view);
    const found = groups.flatMap(contradictionsInWords);
    for (const text of [...found, ...twoBandsOf(appraisal.details.findings)]) {
      if (!contradictions.has(text)) contradictions.set(text, JSON.stringify(answeredOnly(answers)));
    }
    for (const rule of rules) occurred.add(rule);
    for (const { found, name } of groups.flatMap(stancesIn))
      for (const { stance } of found) occurred.add(`${name}: ${stance}`);
  }
  return { contradictions, occurred };
}

/** Two bands of one number, of which only one can be right. */
function twoBandsOf(findings: readonly FindingLine[]): string[] {
  const groups = Map.groupBy(findings, ({ id }) => id).values();
  return (
    [...groups]
      // A number to check with a notice has a second finding with the most likely meaning.
      .filter(group => new Set(group.map(({ band }) => band)).size > 1)
      .map(
        group => `two bands of one number: ${group.map(({ band, label }) => `${label} ${band}`).join(', ')}`,
      )
  );
}

function answeredOnly(answers: Answers): object {
  return Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== null));
}
