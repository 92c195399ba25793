import { afterEach, describe, expect, it } from 'vitest';
import { draftStrings } from './browser-storage.ts';
import { forgetOtherAccount, logOut } from './log-out.ts';
import { sessionStore, tabAtoms } from './stored-atoms.ts';
import { keepUrgentAtSubmit, urgentIdsOf } from './urgent-at-submit.ts';

const kept = () => sessionStore.get(tabAtoms.urgentAtSubmit);

describe('what was urgent at submit', () => {
  afterEach(logOut);

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

  it('goes on log-out, and when another account logs in', () => {
    keepUrgentAtSubmit('7', ['breath']);
    forgetOtherAccount('ada@example.test', ' ADA@example.test');
    expect(kept()).not.toBeNull();
    forgetOtherAccount('ada@example.test', 'bola@example.test');
    expect(kept()).toBeNull();
    keepUrgentAtSubmit('7', ['breath']);
    logOut();
    expect(kept()).toBeNull();
    expect(draftStrings.getItem('urgentAtSubmit', null)).toBeNull();
  });

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
