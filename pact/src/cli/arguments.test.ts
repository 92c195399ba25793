import { expect, it } from 'vitest';
import { parseArguments } from './arguments.ts';

it('parseArguments omits URLs and file names from the options that reports show, because they may contain a secret', () => {
  const { shownOptions } = parseArguments([
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
  expect(shownOptions).toEqual([
    '--gateway',
    '--mailbox',
    '--only reads',
    '--stage dev',
    '--out',
    '--strict',
  ]);
});

it('parseArguments does not read an option as the missing value of the option before it', () => {
  const argv = ['--gateway', 'https://gateway.example/api', '--write-baseline', '--strict'];
  expect(() => parseArguments(argv)).toThrow('--write-baseline needs a value');
});
