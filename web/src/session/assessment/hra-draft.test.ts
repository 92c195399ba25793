import { afterEach, describe, expect, it } from 'vitest';
import { draftStrings } from '../browser-storage.ts';
import { clearDraft, draftKeys, readDraft, writeDraft } from './hra-draft.ts';
import { unfinishedAssessmentOf } from './unfinished-assessment.ts';

const draft = {
  email: 'ada@example.test',
  uniqueString: null,
  answers: { sex: 'female', age_in_years: '45', weight_kg: 70.5, race: null },
  unsaved: true,
  changedAt: '2026-03-10T10:42:00.000Z',
  path: '/hra/sleep',
};

afterEach(() => {
  for (const key of draftStrings.keys()) draftStrings.removeItem(key);
});

describe('draft', () => {
  it('comes back as it was written', () => {
    writeDraft(draft);
    expect(readDraft()).toEqual({ ...draft, version: 1 });
  });

  it('is gone when it is cleared', () => {
    writeDraft(draft);
    clearDraft();
    expect(readDraft()).toBeNull();
  });

  it.each([
    ['no JSON', '{"version":1,'],
    ['a string', '"answers"'],
    ['null in it', 'null '],
    ['another shape', '{"version":1,"answers":[]}'],
    ['answers of a wrong type', JSON.stringify({ ...draft, version: 1, answers: { sex: { a: 1 } } })],
    ['an endless answer', JSON.stringify({ ...draft, version: 1, answers: { sex: 'x'.repeat(1001) } })],
    ['an impossible time', JSON.stringify({ ...draft, version: 1, changedAt: 'yesterday' })],
    ['[object Object]', '[object Object]'],
  ])('that is corrupt (%s) is removed and breaks nothing', (_, text) => {
    draftStrings.setItem(draftKeys.current, text);
    expect(readDraft()).toBeNull();
    expect(draftStrings.getItem(draftKeys.current, null)).toBeNull();
  });

  it('of a newer version is kept, out of the way', () => {
    const newer = JSON.stringify({ version: 2, everything: 'new' });
    draftStrings.setItem(draftKeys.current, newer);
    expect(readDraft()).toBeNull();
    expect(draftStrings.keys().map(key => draftStrings.getItem(key, null))).toEqual([newer]);
  });
});

describe('unfinished assessment', () => {
  const own = { ...draft, version: 1 as const };
  const email = draft.email;

  it.each([
    ['an own draft', own, email, null, { path: '/hra/sleep', changedAt: own.changedAt, unsaved: true }],
    ["another account's draft", own, 'ben@example.test', null, null],
    ['a saved one', null, email, 'u1', { path: '/hra/general', changedAt: null, unsaved: false }],
    [
      'a saved one beside a draft of something else',
      own,
      email,
      'u1',
      { path: '/hra/general', changedAt: null, unsaved: false },
    ],
    ['a draft without answers', { ...own, answers: {} }, email, null, null],
    [
      'a path of another page',
      { ...own, path: '/login' },
      email,
      null,
      { path: '/hra/general', changedAt: own.changedAt, unsaved: true },
    ],
    ['nothing', null, email, null, null],
  ] as const)('is found with %s', (_, held, who, uniqueString, found) => {
    expect(unfinishedAssessmentOf(held, who, uniqueString)).toEqual(found);
  });
});
