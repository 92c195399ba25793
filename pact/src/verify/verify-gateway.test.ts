import { expect, it } from 'vitest';
import { runInfoText } from './verify-gateway.ts';

it.each([
  [['--gateway', '--strict'], 'with --gateway --strict'],
  [[], 'without options'],
])('runInfoText describes the options %j as "%s"', (options, optionsText) => {
  const runInfo = { contractVersion: '0.1.0', startedAt: '2026-03-10T10:42:00.000Z', seconds: 2.3, options };
  expect(runInfoText(runInfo)).toBe(
    `Contract 0.1.0, verified 2026-03-10T10:42:00.000Z in 2.3 s, ${optionsText}.`,
  );
});
