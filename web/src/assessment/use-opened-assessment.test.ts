import { describe, expect, it } from 'vitest';
import { draftOf, newAnswering } from './drafts.ts';
import { answerSourceOf } from './use-opened-assessment.ts';

const now = new Date('2026-03-10T10:42:00.000Z');
const held = (email: string, uniqueString: string | null) =>
  newAnswering({ email, uniqueString }, { sex: 'female' }, '/hra/general', now);
const draft = (email: string, uniqueString: string | null) => draftOf(held(email, uniqueString));
const ada = 'ada@example.test';
const ben = 'ben@example.test';

describe('answer source', () => {
  it.each([
    ['memory of this assessment', held(ada, 'u1'), draft(ada, 'u1'), 'u1', 'memory'],
    ['a draft of this assessment', null, draft(ada, 'u1'), 'u1', 'draft'],
    ['a draft never saved', null, draft(ada, null), null, 'draft'],
    ['only a unique string', null, null, 'u1', 'server'],
    ['nothing', null, null, null, 'nowhere'],
    ['memory of another saved assessment', held(ada, 'u1'), null, 'u2', 'server'],
    ['memory saved since under another string', held(ada, null), null, 'u2', 'server'],
    ['memory whose unique string another tab removed', held(ada, 'u1'), null, null, 'memory'],
    ['a draft whose unique string another tab removed', null, draft(ada, 'u1'), null, 'draft'],
    ["another account's memory", held(ben, null), null, null, 'nowhere'],
    ["another account's draft", null, draft(ben, 'u1'), 'u1', 'server'],
    ["another account's memory, but an own draft", held(ben, null), draft(ada, null), null, 'draft'],
  ] as const)('finds the answers with %s', (_, memory, kept, uniqueString, source) => {
    expect(answerSourceOf({ memory, draft: kept }, { email: ada, uniqueString })).toBe(source);
  });

  it('is what the tab says that changes the answers, but never to another account', () => {
    const wanted = { email: ada, uniqueString: 'u2' };
    expect(answerSourceOf({ memory: held(ada, null), draft: null, watching: true }, wanted)).toBe('memory');
    expect(answerSourceOf({ memory: held(ben, null), draft: null, watching: true }, wanted)).toBe('server');
  });
});
