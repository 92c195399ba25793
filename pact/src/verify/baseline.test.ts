import { expect, it } from 'vitest';
import { interactionNamed } from '../../test/support/interaction-named.ts';
import { compareWithBaseline, markKnownBreaches } from './baseline.ts';
import type { InteractionResult } from './verdict.ts';

const interaction = interactionNamed('waitList.read, accepted');
/** The findings that the baseline lists for the interaction. */
const known = ['data: expected a list', '(answer): expected JSON, responseCode "22"'].map(finding => ({
  interaction: interaction.name,
  finding,
  reason: 'a reason',
  expires: '2026-03-31',
}));

/** The interaction, broken by these differences. */
function brokenBy(differences: readonly string[]): InteractionResult {
  const finding = { differences, curl: '', values: [] };
  return { interaction, verdict: { kind: 'broken', finding, callAnswered: true, drift: [] } };
}

// pact/test/cli/baseline.test.ts tests the reports and the exit code.
it.each<[kind: string, findings: string, differences: readonly string[]]>([
  ['known', 'one of the known findings', ['data: expected a list, got null']],
  [
    'known',
    'a known finding whose received value follows a semicolon',
    ['(answer): expected JSON, responseCode "22"; got HTTP 502 without a body'],
  ],
  [
    'broken',
    'a known finding and a new one',
    ['data: expected a list, got null', 'status: expected "OK", got "ok"'],
  ],
])('an interaction is %s with %s', (kind, _, differences) => {
  const results = [brokenBy(differences)];
  const lines = compareWithBaseline(results, known, '2026-03-10');
  expect(markKnownBreaches(results, lines)).toMatchObject([{ verdict: { kind } }]);
});
