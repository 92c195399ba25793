import { describe, expect, it } from 'vitest';
import { draftOf, newAssessment } from './drafts.ts';
import { answerSourceOf } from './use-opened-assessment.ts';

const now = new Date('2026-03-10T10:42:00.000Z');
const assessmentWith = (email: string, uniqueString: string | null) =>
  newAssessment({ email, uniqueString }, { sex: 'female' }, '/hra/general', now);
const draftWith = (email: string, uniqueString: string | null) =>
  draftOf(assessmentWith(email, uniqueString));
const ada = 'ada@example.test';
const ben = 'ben@example.test';

describe('answerSourceOf', () => {
  it.each([
    ['this assessment in memory', assessmentWith(ada, 'u1'), draftWith(ada, 'u1'), 'u1', 'memory'],
    ['a draft of this assessment', null, draftWith(ada, 'u1'), 'u1', 'draft'],
    ['a draft that was never saved', null, draftWith(ada, null), null, 'draft'],
    ['only a stored unique string', null, null, 'u1', 'server'],
    ['a tab without answers and without a unique string', null, null, null, 'nowhere'],
    ['another saved assessment in memory', assessmentWith(ada, 'u1'), null, 'u2', 'server'],
    [
      'an unsaved assessment in memory, and a stored unique string',
      assessmentWith(ada, null),
      null,
      'u2',
      'server',
    ],
    [
      'an assessment in memory whose unique string another tab has removed',
      assessmentWith(ada, 'u1'),
      null,
      null,
      'memory',
    ],
    ['a draft whose unique string another tab has removed', null, draftWith(ada, 'u1'), null, 'draft'],
    ['an assessment of another account in memory', assessmentWith(ben, null), null, null, 'nowhere'],
    ['a draft of another account', null, draftWith(ben, 'u1'), 'u1', 'server'],
    [
      'an assessment of another account in memory, and a draft of this account',
      assessmentWith(ben, null),
      draftWith(ada, null),
      null,
      'draft',
    ],
  ] as const)('finds the source of the answers for %s', (_, memory, draft, uniqueString, source) => {
    const record = { email: ada, uniqueString };
    expect(answerSourceOf({ memory, draft, isWatchingTab: false }, record)).toBe(source);
  });

  // If two tabs show one assessment, one tab edits it. The other tab watches: it shows the answers that it receives (docs/faults.md D13).
  it('returns memory for the answers that the editing tab has sent, even with another unique string', () => {
    const record = { email: ada, uniqueString: 'u2' };
    expect(
      answerSourceOf({ memory: assessmentWith(ada, null), draft: null, isWatchingTab: true }, record),
    ).toBe('memory');
  });

  it('does not return memory if the editing tab has sent answers of another account', () => {
    const record = { email: ada, uniqueString: 'u2' };
    expect(
      answerSourceOf({ memory: assessmentWith(ben, null), draft: null, isWatchingTab: true }, record),
    ).toBe('server');
  });
});
