import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { draftStrings } from '@/session/browser-storage';
import { draftKeyOf, draftOfText, draftVersion, readDraft, writeDraft } from './draft-storage.ts';
import { savedElsewhere, unfinishedAssessmentOf } from './unfinished.ts';

const draft = {
  email: 'ada@example.test',
  uniqueString: null,
  answers: { sex: 'female', age_in_years: '45', weight_kg: 70.5, race: null },
  unsavedKeys: ['sex', 'age_in_years', 'weight_kg', 'race'],
  unread: {},
  changedAt: '2026-03-10T10:42:00.000Z',
  path: '/hra/sleep',
  saveAttemptedAt: null,
  saveWasQuiet: false,
  submitAttemptedAt: null,
  aside: null,
};

afterEach(() => {
  for (const key of draftStrings.keys()) draftStrings.removeItem(key);
});

describe('draft', () => {
  it.each([
    ['no JSON', '{"version":1,'],
    ['a string', '"answers"'],
    ['null in it', 'null '],
    ['another shape', '{"version":2,"answers":[]}'],
    ['answers of a wrong type', JSON.stringify({ ...draft, version: 2, answers: { sex: { a: 1 } } })],
    ['an endless answer', JSON.stringify({ ...draft, version: 2, answers: { sex: 'x'.repeat(1001) } })],
    ['an endless key', JSON.stringify({ ...draft, version: 2, answers: { ['x'.repeat(201)]: 1 } })],
    ['an infinite answer', JSON.stringify({ ...draft, version: 2 }).replace('70.5', '1e999')],
    ['[object Object]', '[object Object]'],
  ])('that is corrupt (%s) is removed and breaks nothing', (_, text) => {
    draftStrings.setItem(draftKeyOf('current'), text);
    expect(readDraft()).toBeNull();
    expect(draftStrings.getItem(draftKeyOf('current'), null)).toBeNull();
  });

  it.each([
    ['version', ['2', 2.5, null]],
    ['email', [null, 7]],
    ['uniqueString', [undefined, 7]],
    ['answers', [undefined, null, 'none', [], { sex: true }]],
    ['unsavedKeys', [undefined, 'sex', [1]]],
    ['unread', [undefined, null, [], { sex: 1 }]],
    ['changedAt', [null, 0, 'yesterday', '2026-03-10', '2026-02-30T10:42:00.000Z']],
    ['path', [undefined, null]],
    ['saveAttemptedAt', [undefined, 'yesterday']],
    ['saveWasQuiet', [undefined, null, 'false']],
    ['submitAttemptedAt', [undefined, 1]],
    ['aside', [undefined, 'discarded', { reason: 'lost', at: draft.changedAt }, { reason: 'discarded' }]],
  ])('whose %s is one of %j is none', (field, values) => {
    for (const value of values) {
      draftStrings.setItem(
        draftKeyOf('current'),
        JSON.stringify({ ...draft, version: draftVersion, [field]: value }),
      );
      expect(readDraft()).toBeNull();
    }
  });

  it('comes back whatever was answered, without what is none of its fields', () => {
    const answers = fc.dictionary(
      fc.string({ minLength: 1, maxLength: 200 }).filter(key => key !== '__proto__'),
      fc.oneof(fc.string({ maxLength: 1000 }), fc.integer(), fc.constant(null)),
    );
    const at = fc.date({ noInvalidDate: true, min: new Date(0) }).map(date => date.toISOString());
    const reason = fc.constantFrom('started-again' as const, 'discarded' as const, 'opened-saved' as const);
    const aside = fc.option(fc.record({ reason, at }));
    fc.assert(
      fc.property(answers, at, fc.option(at), aside, (answers, changedAt, saveAttemptedAt, aside) => {
        const written = { ...draft, answers, changedAt, saveAttemptedAt, aside };
        expect(draftOfText(JSON.stringify({ ...written, version: draftVersion, more: 1 })).draft).toEqual({
          ...written,
        });
      }),
    );
  });

  it('of a newer version is kept, out of the way', () => {
    const newer = JSON.stringify({ ...draft, version: draftVersion + 1, everything: 'new' });
    draftStrings.setItem(draftKeyOf('current'), newer);
    expect(readDraft()).toBeNull();
    expect(draftStrings.keys().map(key => draftStrings.getItem(key, null))).toEqual([newer]);
    expect(readDraft()).toBeNull();
    writeDraft(draft);
    expect(draftStrings.keys().map(key => draftStrings.getItem(key, null))).toContain(newer);
  });

  it('of an older version is read with all its answers, and all of them count as unsaved', () => {
    const { unread: ______, ...fourth } = draft;
    const { unsavedKeys: _____, ...others } = fourth;
    const third = { ...others, unsaved: true };
    const { saveWasQuiet: _, ...second } = third;
    const { saveAttemptedAt: __, submitAttemptedAt: ___, aside: ____, ...first } = second;
    for (const older of [
      { ...first, version: 1 },
      { ...second, version: 2 },
      { ...third, version: 3 },
      { ...fourth, version: 4 },
    ]) {
      draftStrings.setItem(draftKeyOf('current'), JSON.stringify(older));
      expect(readDraft()).toEqual(draft);
    }
  });

  it('that was kept as too new is read once the product has caught up', () => {
    draftStrings.setItem(
      `${draftKeyOf('current')}:newer`,
      JSON.stringify({ ...draft, version: draftVersion }),
    );
    expect(readDraft()?.answers).toEqual(draft.answers);
    writeDraft(null);
    expect(readDraft()).toBeNull();
  });
});

describe('unfinished assessment', () => {
  const email = draft.email;
  const { answers, changedAt } = draft;
  const inTab = { uniqueString: null, answers, changedAt, unsaved: true };

  it.each([
    ['an own draft', draft, email, null, { ...inTab, path: '/hra/sleep' }],
    ["another account's draft", draft, 'ben@example.test', null, null],
    ['a saved one', null, email, 'u1', savedElsewhere('u1')],
    ['a saved one beside a draft of something else', draft, email, 'u1', savedElsewhere('u1')],
    ['a draft without answers', { ...draft, answers: {} }, email, null, null],
    ['a path of another page', { ...draft, path: '/login' }, email, null, { ...inTab, path: '/hra/general' }],
    ['nothing', null, email, null, null],
  ] as const)('is found with %s', (_, held, who, uniqueString, found) => {
    expect(unfinishedAssessmentOf(held, who, uniqueString)).toEqual(found);
  });
});
