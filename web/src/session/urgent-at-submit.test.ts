import type { UrgentNotice } from '@choose-life/contracts/domain/report/urgent-rows';
import { afterEach, describe, expect, it } from 'vitest';
import { sessionStrings } from './browser-storage.ts';
import { forget } from './forget.ts';
import { jotaiStore, tabAtoms } from './stored-atoms.ts';
import { keepUrgentAtSubmit, urgentNoticesOf } from './urgent-at-submit.ts';

const stored = () => jotaiStore.get(tabAtoms.urgentAtSubmit);

const breath: UrgentNotice = { id: 'breath', urgency: 'today', title: 'A', text: 'B', questions: ['q'] };

describe('urgent notices of a submission', () => {
  afterEach(() => forget('logged-out'));

  it('are stored for their report only, without answers', () => {
    // The cast adds a member that the type does not have.
    keepUrgentAtSubmit('7', [{ ...breath, typedAnswer: 'secret' } as UrgentNotice]);
    expect(urgentNoticesOf(stored(), '7')).toEqual([breath]);
    expect(urgentNoticesOf(stored(), '8')).toEqual([]);
    expect(urgentNoticesOf(stored(), null)).toEqual([]);
  });

  it('are replaced by those of the next report', () => {
    keepUrgentAtSubmit('7', [breath]);
    keepUrgentAtSubmit('8', []);
    expect(urgentNoticesOf(stored(), '7')).toEqual([]);
    expect(urgentNoticesOf(stored(), '8')).toEqual([]);
  });

  it.each(['logged-out', 'session-ended', 'logged-in'] as const)(
    'are removed by `forget` with the reason %s',
    end => {
      keepUrgentAtSubmit('7', [breath]);
      forget(end);
      expect(stored()).toBeNull();
      expect(sessionStrings.getItem('urgentAtSubmit', null)).toBeNull();
    },
  );

  it.each(['{', '7', '[]', 'null', '{"reportId":"7"}', '{"reportId":"7","notices":"breath"}'])(
    'are empty when %s is stored',
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
  ])('do not include the invalid notice %j', invalid => {
    const text = JSON.stringify({ reportId: '7', notices: [invalid, breath] });
    expect(urgentNoticesOf(text, '7')).toEqual([breath]);
  });
});
