import type { UrgentNotice } from '@choose-life/contracts/domain/report/urgent-rows';
import { afterEach, describe, expect, it } from 'vitest';
import { draftStrings } from './browser-storage.ts';
import { forget } from './forget.ts';
import { jotaiStore, tabAtoms } from './stored-atoms.ts';
import { keepUrgentAtSubmit, urgentNoticesOf } from './urgent-at-submit.ts';

const kept = () => jotaiStore.get(tabAtoms.urgentAtSubmit);

const breath: UrgentNotice = { id: 'breath', urgency: 'today', title: 'A', text: 'B', questions: ['q'] };

describe('what was urgent at submit', () => {
  afterEach(() => forget('logged-out'));

  it('is kept for its report alone, without the answers', () => {
    keepUrgentAtSubmit('7', [{ ...breath, when: 'an answer' } as UrgentNotice]);
    expect(urgentNoticesOf(kept(), '7')).toEqual([breath]);
    expect(urgentNoticesOf(kept(), '8')).toEqual([]);
    expect(urgentNoticesOf(kept(), null)).toEqual([]);
  });

  it('is replaced by the next report', () => {
    keepUrgentAtSubmit('7', [breath]);
    keepUrgentAtSubmit('8', []);
    expect(urgentNoticesOf(kept(), '7')).toEqual([]);
    expect(urgentNoticesOf(kept(), '8')).toEqual([]);
  });

  it.each(['logged-out', 'session-ended', 'logged-in'] as const)(
    'goes when its person is forgotten: %s',
    end => {
      keepUrgentAtSubmit('7', [breath]);
      forget(end);
      expect(kept()).toBeNull();
      expect(draftStrings.getItem('urgentAtSubmit', null)).toBeNull();
    },
  );

  it.each(['{', '7', '[]', 'null', '{"reportId":"7"}', '{"reportId":"7","notices":"breath"}'])(
    'is nothing where storage holds %s',
    text => {
      expect(urgentNoticesOf(text, '7')).toEqual([]);
    },
  );

  it.each([
    3,
    null,
    { ...breath, urgency: 'soon' },
    { ...breath, title: 3 },
    { ...breath, questions: [3] },
    { ...breath, lead: 3 },
  ])('is no notice that is none: %j', odd => {
    const text = JSON.stringify({ reportId: '7', notices: [odd, breath] });
    expect(urgentNoticesOf(text, '7')).toEqual([breath]);
  });
});
