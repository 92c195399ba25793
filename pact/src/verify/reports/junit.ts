import { escapeHtml } from '@choose-life/contracts/domain/escape-html';
import { coverageOf } from '../coverage.ts';
import { shortDifferences } from '../judge/difference.ts';
import type { InteractionResult } from '../verdict.ts';
import { gapText, runInfoText, type VerificationResult } from '../verify-gateway.ts';
import { adviceText, countsText, summaryOf } from './summary.ts';

/**
 * The run as JUnit XML, with a test suite for each call. An interaction that is not verifiable is a skipped test. A call with the
 * verdict `not verifiable here` is an error, and so is each gap of the run: an incomplete run never passes.
 */
export function junitXml(result: VerificationResult): string {
  // The verdict of a call that `--only` does not select, or that a stopped run did not reach, is 'left out'.
  const coverage = coverageOf(result).filter(({ verdict }) => verdict !== 'left out');
  const suites = coverage.map(({ id, reason, verdict }) => {
    const cases = result.verified
      .filter(({ interaction }) => interaction.operationId === id)
      .map(interactionCase);
    if (verdict === 'not verifiable here') cases.push(errorCase(id, 'is covered', `${verdict}: ${reason}`));
    return { id, cases };
  });
  const summary = summaryOf(result);
  const runCases = [
    testCase('passed', 'verification', countsText(summary)),
    ...(result.preflight.reachedServer === 'gateway'
      ? []
      : [errorCase('verification', 'the gateway is reached', summary.sentence)]),
    ...result.gaps.map(gapText).map(gap => errorCase('verification', gap, gap)),
  ];
  const { startedAt, seconds } = result.runInfo;
  const property = element('property', { name: 'run', value: runInfoText(result.runInfo) });
  const allCases = [...suites.flatMap(({ cases }) => cases), ...runCases];
  const attributes = {
    name: 'choose-life-verify',
    ...caseCounts(allCases),
    time: String(seconds),
    timestamp: startedAt,
  };
  const body = [
    ...suites.map(({ cases, id }) => suite(id, cases)),
    suite('verification', runCases, element('properties', {}, property)),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('testsuites', attributes, onLines(body))}\n`;
}

interface TestCase {
  /** `passed`, or the attribute of the test suite that counts the case. */
  readonly kind: 'passed' | 'failures' | 'errors' | 'skipped';
  readonly xml: string;
}

function suite(name: string, cases: readonly TestCase[], properties?: string): string {
  const inner = [...(properties === undefined ? [] : [properties]), ...cases.map(({ xml }) => xml)];
  return element('testsuite', { name, ...caseCounts(cases) }, onLines(inner));
}

function caseCounts(cases: readonly TestCase[]): Record<'tests' | 'failures' | 'errors' | 'skipped', string> {
  const count = (kind: TestCase['kind']) => String(cases.filter(each => each.kind === kind).length);
  return {
    tests: String(cases.length),
    failures: count('failures'),
    errors: count('errors'),
    skipped: count('skipped'),
  };
}

function interactionCase({ interaction, verdict }: InteractionResult): TestCase {
  const { name, operationId } = interaction;
  switch (verdict.kind) {
    case 'kept':
      return testCase('passed', operationId, name);
    case 'advised':
      return testCase('passed', operationId, name, element('system-out', {}, escapeXml(adviceText(verdict))));
    case 'known': {
      const message = `known: ${shortDifferences(verdict.finding.differences).join('; ')}`;
      return testCase('skipped', operationId, name, element('skipped', { message }));
    }
    case 'not-verifiable':
      return testCase('skipped', operationId, name, element('skipped', { message: verdict.reason }));
    case 'broken': {
      const { curl, differences, values } = verdict.finding;
      const differenceLines = shortDifferences(differences);
      const text = escapeXml([...differenceLines, curl, ...values].join('\n'));
      const message = differenceLines[0] ?? 'broken';
      const failure = element('failure', { type: 'contract', message }, text);
      return testCase('failures', operationId, name, failure);
    }
  }
}

function errorCase(classname: string, name: string, message: string): TestCase {
  return testCase('errors', classname, name, element('error', { type: 'incomplete', message }));
}

function testCase(kind: TestCase['kind'], classname: string, name: string, inner = ''): TestCase {
  return { kind, xml: element('testcase', { classname, name }, inner) };
}

/** An XML element. @param inner XML in which the texts are already escaped */
function element(name: string, attributes: Readonly<Record<string, string>>, inner = ''): string {
  const attributeTexts = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  return `<${name}${attributeTexts.join('')}>${inner}</${name}>`;
}

/** Puts each element on its own line. */
function onLines(elements: readonly string[]): string {
  return elements.map(each => `\n${each}`).join('');
}

/** Escapes text for XML 1.0. Characters that XML 1.0 forbids are removed: control characters, halves of surrogate pairs, U+FFFE and U+FFFF. */
function escapeXml(text: string): string {
  const allowed = [...text]
    .filter(character => character >= ' ' || character === '\n' || character === '\t')
    .join('')
    .replace(/[\ud800-\udfff\ufffe\uffff]/gu, '');
  // An XML parser turns a line break in an attribute into a space, but keeps a character reference.
  return escapeHtml(allowed).replaceAll('\n', '&#10;');
}
