import { describe, expect, it } from 'vitest';
import { parseArguments } from '../cli/arguments.ts';
import { runInfoText, startRunInfo } from './verify-gateway.ts';

describe('the stamp of a report', () => {
  it('names contract, time, duration and options', () => {
    const runInfo = startRunInfo(['--allow-writes', '--only hra.*'])();
    expect(runInfoText(runInfo)).toMatch(
      /^Contract \d+\.\d+\.\d+, verified \d{4}-\d\d-\d\dT[\d:.]+Z in [\d.]+ s, with --allow-writes --only hra\.\*\.$/,
    );
    expect(runInfoText(startRunInfo([])())).toMatch(/, without options\.$/);
  });

  it('shows what was asked for, and no address or file, which may hold a secret', () => {
    const parsed = parseArguments([
      '--gateway=https://user:secret@gateway.example/api',
      '--mailbox',
      'https://mail.example/?key=secret',
      '--only',
      'reads',
      '--stage=dev',
      '--out',
      'json=/home/ada/report.json',
      '--strict',
    ]);
    expect(parsed.ok === true && parsed.value.given).toEqual([
      '--gateway',
      '--mailbox',
      '--only reads',
      '--stage dev',
      '--out',
      '--strict',
    ]);
  });
});
