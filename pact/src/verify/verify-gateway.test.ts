import { expect, it } from 'vitest';
import { runInfoText } from './verify-gateway.ts';

it('runInfoText lists the options of a run, or says that there are none', () => {
  const runInfo = { contractVersion: '0.1.0', startedAt: '2026-03-10T10:42:00.000Z', seconds: 2.3 };
  expect(runInfoText({ ...runInfo, options: ['--gateway', '--strict'] })).toMatch(
    /^Contract 0\.1\.0, verified 2026-.*Z in 2\.3 s, with --gateway --strict\.$/,
  );
  expect(runInfoText({ ...runInfo, options: [] })).toMatch(/, without options\.$/);
});
