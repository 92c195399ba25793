import { describe, expect, it } from 'vitest';
import { draftOf, newAssessment } from './drafts.ts';
import { unfinishedAssessmentOf, unfinishedAtGateway } from './unfinished.ts';

const email = 'ada@example.test';
const answers = { sex: 'female', race: null };
const changedAt = '2026-03-10T10:42:00.000Z';
const assessment = newAssessment({ email, uniqueString: null }, answers, '/hra/sleep', new Date(changedAt));
const draft = draftOf({ ...assessment, unsavedKeys: ['sex'] });

describe('unfinishedAssessmentOf', () => {
  const unfinished = { uniqueString: null, answers, changedAt, isUnsaved: true };

  it.each([
    ['a draft', draft, null, { ...unfinished, path: '/hra/sleep' }],
    ['a stored unique string', null, 'u1', unfinishedAtGateway('u1')],
    ['a stored unique string and a draft of another assessment', draft, 'u1', unfinishedAtGateway('u1')],
    [
      'a draft whose path is not a page of the assessment',
      { ...draft, path: '/login' },
      null,
      { ...unfinished, path: '/hra/general' },
    ],
  ] as const)('returns an unfinished assessment for %s', (_, storedDraft, uniqueString, expected) => {
    expect(unfinishedAssessmentOf(storedDraft, email, uniqueString)).toEqual(expected);
  });

  it.each([
    ["another account's draft", draft, 'ben@example.test'],
    ['a draft without answers', { ...draft, answers: {} }, email],
    ['no draft and no unique string', null, email],
  ] as const)('returns null for %s', (_, storedDraft, account) => {
    expect(unfinishedAssessmentOf(storedDraft, account, null)).toBeNull();
  });
});
