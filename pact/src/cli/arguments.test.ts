import { expect, it } from 'vitest';
import { runInfoText } from '../verify/verify-gateway.ts';
import { parseArguments } from './arguments.ts';

it('parseArguments returns the options for reports without addresses and file names, which may contain a secret', () => {
  const { shownOptions } = parseArguments([
    '--gateway=https://user:secret@gateway.example/api',
    ...['--mailbox', 'https://mail.example/?key=secret', '--only', 'reads', '--stage=dev'],
    ...['--out', 'json=/home/ada/report.json', '--strict'],
  ]);
  expect(shownOptions).toEqual([
    '--gateway',
    '--mailbox',
    '--only reads',
    '--stage dev',
    '--out',
    '--strict',
  ]);
});

it('runInfoText lists the options of a run, or says that there are none', () => {
  const runInfo = { contractVersion: '0.1.0', startedAt: '2026-03-10T10:42:00.000Z', seconds: 2.3 };
  expect(runInfoText({ ...runInfo, options: ['--gateway', '--strict'] })).toMatch(
    /^Contract 0\.1\.0, verified 2026-.*Z in 2\.3 s, with --gateway --strict\.$/,
  );
  expect(runInfoText({ ...runInfo, options: [] })).toMatch(/, without options\.$/);
});
