import { escapeHtml } from '@choose-life/contracts/domain/escape-html';
import { coverageOf } from '../coverage.ts';
import { runInfoText } from '../run-info.ts';
import type { InteractionResult } from '../verdict.ts';
import type { VerificationResult } from '../verify-gateway.ts';
import { adviceText } from './advice.ts';
import { shortDifferences } from './short-differences.ts';
import { countsText, summaryOf } from './summary.ts';

/**
 * For CI: a suite for each call, a case for each interaction. Broken is a failure, not verifiable is skipped; a call that is
 * not covered and a gap of the run are errors, so that an incomplete run is never green.
 */
export function junitXml(outcome: VerificationResult): string {
  const coverage = coverageOf(outcome).filter(({ verdict }) => verdict !== 'left out');
  const suites = coverage.map(({ id, reason, verdict }) => {
    const cases = outcome.verified.filter(({ interaction }) => interaction.operationId === id).map(caseOf);
    const uncovered = errorCase(id, 'is covered', `${verdict}: ${reason}`);
    return suite(id, verdict === 'not verifiable here' ? [...cases, uncovered] : cases);
  });
  const summary = summaryOf(outcome);
  const run = [
    ...(outcome.preflight.reached === 'gateway'
      ? []
      : [errorCase('verification', 'the gateway is reached', summary.sentence)]),
    ...outcome.gaps.map(gap => errorCase('verification', gap, gap)),
  ];
  const all = [
    ...suites,
    suite(
      'verification',
      [passedCase('verification', countsText(summary)), ...run],
      runInfoText(outcome.stamp),
    ),
  ];
  const total = (key: 'tests' | 'failures' | 'errors' | 'skipped') =>
    all.reduce((sum, each) => sum + each[key], 0);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="choose-life-verify" tests="${total('tests')}" failures="${total('failures')}" errors="${total('errors')}" skipped="${total('skipped')}" time="${outcome.stamp.seconds}" timestamp="${outcome.stamp.startedAt}">`,
    ...all.map(({ xml }) => xml),
    '</testsuites>',
    '',
  ].join('\n');
}

interface Case {
  readonly kind: 'passed' | 'failures' | 'errors' | 'skipped';
  readonly xml: string;
}

function suite(name: string, cases: readonly Case[], stamp?: string) {
  const count = (kind: Case['kind']) => cases.filter(each => each.kind === kind).length;
  const counts = {
    tests: cases.length,
    failures: count('failures'),
    errors: count('errors'),
    skipped: count('skipped'),
  };
  const figures = Object.entries(counts).map(([key, value]) => `${key}="${value}"`);
  return {
    ...counts,
    xml: [
      `  <testsuite name="${escapeXml(name)}" ${figures.join(' ')}>`,
      ...(stamp === undefined
        ? []
        : [`    <properties><property name="run" value="${escapeXml(stamp)}"/></properties>`]),
      ...cases.map(({ xml }) => `    ${xml}`),
      '  </testsuite>',
    ].join('\n'),
  };
}

function caseOf({ interaction, verdict }: InteractionResult): Case {
  const { name, operationId } = interaction;
  switch (verdict.kind) {
    case 'kept':
      return passedCase(operationId, name);
    case 'advised':
      return testCase(
        'passed',
        operationId,
        name,
        `<system-out>${escapeXml(adviceText(verdict))}</system-out>`,
      );
    case 'not-verifiable':
      return testCase('skipped', operationId, name, `<skipped message="${escapeXml(verdict.reason)}"/>`);
    case 'broken': {
      const { curl, differences, values } = verdict.finding;
      const short = shortDifferences(differences);
      const message = escapeXml(short[0] ?? 'broken');
      const text = escapeXml([...short, curl, ...values].join('\n'));
      return testCase(
        'failures',
        operationId,
        name,
        `<failure type="contract" message="${message}">${text}</failure>`,
      );
    }
  }
}

function passedCase(of: string, name: string): Case {
  return testCase('passed', of, name, '');
}

function errorCase(of: string, name: string, reason: string): Case {
  return testCase('errors', of, name, `<error type="incomplete" message="${escapeXml(reason)}"/>`);
}

function testCase(kind: Case['kind'], of: string, name: string, inner: string): Case {
  return {
    kind,
    xml: `<testcase classname="${escapeXml(of)}" name="${escapeXml(name)}">${inner}</testcase>`,
  };
}

/** A text as XML 1.0 holds it: control characters have no place in it at all. */
function escapeXml(text: string): string {
  const allowed = [...text]
    .filter(character => character >= ' ' || character === '\n' || character === '\t')
    .join('')
    .replace(/[\ud800-\udfff\ufffe\uffff]/gu, '');
  return escapeHtml(allowed).replaceAll('\n', '&#10;');
}
