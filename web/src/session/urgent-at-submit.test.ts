import { afterEach, describe, expect, it } from 'vitest';
import { draftStrings } from './browser-storage.ts';
import { forget } from './forget.ts';
import { sessionStore, tabAtoms } from './stored-atoms.ts';
import { keepUrgentAtSubmit, urgentIdsOf } from './urgent-at-submit.ts';

const kept = () => sessionStore.get(tabAtoms.urgentAtSubmit);

describe('what was urgent at submit', () => {
  afterEach(() => forget('logged-out'));

  it('is kept for its report alone, as ids', () => {
    keepUrgentAtSubmit('7', ['breath']);
    expect(urgentIdsOf(kept(), '7')).toEqual(['breath']);
    expect(urgentIdsOf(kept(), '8')).toEqual([]);
    expect(urgentIdsOf(kept(), null)).toEqual([]);
  });

  it('is replaced by the next report', () => {
    keepUrgentAtSubmit('7', ['breath']);
    keepUrgentAtSubmit('8', []);
    expect(urgentIdsOf(kept(), '7')).toEqual([]);
    expect(urgentIdsOf(kept(), '8')).toEqual([]);
  });

  it.each(['logged-out', 'session-ended', 'logged-in'] as const)(
    'goes when its person is forgotten: %s',
    end => {
      keepUrgentAtSubmit('7', ['breath']);
      forget(end);
      expect(kept()).toBeNull();
      expect(draftStrings.getItem('urgentAtSubmit', null)).toBeNull();
    },
  );

  it.each(['{', '7', '[]', 'null', '{"reportId":"7"}', '{"reportId":"7","ids":"breath"}'])(
    'is nothing where storage holds %s',
    text => {
      expect(urgentIdsOf(text, '7')).toEqual([]);
    },
  );

  it('is no id that is no text', () => {
    expect(urgentIdsOf('{"reportId":"7","ids":["breath",3,null]}', '7')).toEqual(['breath']);
  });
});
