import type { UrgentNotice } from '@choose-life/contracts/domain/report/urgent-rows';
import { afterEach, describe, expect, it } from 'vitest';
import { forget } from './forget.ts';
import { jotaiStore, tabAtoms } from './stored-atoms.ts';
import { keepUrgentAtSubmit, urgentNoticesOf } from './urgent-at-submit.ts';

const storedNotices = () => jotaiStore.get(tabAtoms.urgentAtSubmit);

const notice: UrgentNotice = {
  id: 'breath',
  urgency: 'today',
  title: 'A',
  lead: { urgency: 'today', text: 'B' },
  text: 'C',
  questions: ['q'],
};

describe('urgent notices of a submission', () => {
  afterEach(() => forget('logged-out'));

  it('are stored for their report only, without answers', () => {
    // The cast adds a property that the type does not have.
    keepUrgentAtSubmit('7', [{ ...notice, typedAnswer: 'secret' } as UrgentNotice]);
    expect(urgentNoticesOf(storedNotices(), '7')).toEqual([notice]);
    expect(urgentNoticesOf(storedNotices(), '8')).toEqual([]);
    expect(urgentNoticesOf(storedNotices(), null)).toEqual([]);
  });

  it('are replaced when the next report is submitted', () => {
    keepUrgentAtSubmit('7', [notice]);
    keepUrgentAtSubmit('8', []);
    expect(urgentNoticesOf(storedNotices(), '7')).toEqual([]);
    expect(urgentNoticesOf(storedNotices(), '8')).toEqual([]);
  });

  it.each(['{', '7', '[]', 'null', '{"reportId":"7"}', '{"reportId":"7","notices":"breath"}'])(
    'are empty when %s is stored',
    text => {
      expect(urgentNoticesOf(text, '7')).toEqual([]);
    },
  );

  it.each([
    3,
    null,
    { ...notice, urgency: 'soon' },
    // The string of this array, 'today', would be an urgency.
    { ...notice, urgency: ['today'] },
    { ...notice, title: 3 },
    { ...notice, questions: [3] },
    { ...notice, lead: 3 },
    { ...notice, lead: { text: 'B', urgency: 'soon' } },
  ])('do not include the invalid notice %j', invalid => {
    const text = JSON.stringify({ reportId: '7', notices: [invalid, notice] });
    expect(urgentNoticesOf(text, '7')).toEqual([notice]);
  });
});
