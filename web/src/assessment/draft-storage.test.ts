import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { sessionStrings } from '@/session/browser-storage';
import {
  draftKeyOf,
  draftOfText,
  draftVersion,
  readDraft,
  textOfDraft,
  writeDraft,
} from './draft-storage.ts';

const draft = {
  email: 'ada@example.test',
  uniqueString: null,
  answers: { sex: 'female', age_in_years: '45', weight_kg: 70.5, race: null },
  unsavedKeys: ['sex', 'age_in_years', 'weight_kg', 'race'],
  // The stored name of `unreadableTexts`.
  unread: {},
  changedAt: '2026-03-10T10:42:00.000Z',
  path: '/hra/sleep',
  saveAttemptedAt: null,
  saveWasQuiet: false,
  submitAttemptedAt: null,
  aside: null,
};

/** The text of a stored draft, with some properties replaced. */
const textWith = (values: object) => JSON.stringify({ ...draft, version: draftVersion, ...values });

afterEach(() => {
  for (const key of sessionStrings.keys()) sessionStrings.removeItem(key);
});

describe('a stored draft', () => {
  it.each([
    ['invalid JSON', '{"version":1,'],
    ['a string', '"answers"'],
    // With a space, because `browser-storage.ts` already treats 'null' as absent.
    ['null', 'null '],
    ['an object with other properties', '{"version":2,"answers":[]}'],
    ['a draft with an answer of a wrong type', textWith({ answers: { sex: { a: 1 } } })],
    // The limits of the adapter: 1000 characters of a text, 200 of a key.
    ['a draft with an answer that is too long', textWith({ answers: { sex: 'x'.repeat(1001) } })],
    ['a draft with a key that is too long', textWith({ answers: { ['x'.repeat(201)]: 1 } })],
    // `JSON.parse` reads 1e999 as Infinity.
    ['a draft with an infinite answer', textWith({}).replace('70.5', '1e999')],
    // The text of an object that was stored without `JSON.stringify`.
    ['[object Object]', '[object Object]'],
  ])('is removed if its text is %s', (_, text) => {
    sessionStrings.setItem(draftKeyOf('current'), text);
    expect(readDraft()).toBeNull();
    expect(sessionStrings.getItem(draftKeyOf('current'), null)).toBeNull();
  });

  // `undefined` removes the property, because JSON has no such value.
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
  ])('is invalid if its property %s is one of %j', (property, values) => {
    for (const value of values) {
      sessionStrings.setItem(draftKeyOf('current'), textWith({ [property]: value }));
      expect(readDraft(), String(value)).toBeNull();
    }
  });

  it('is read with all properties that were written, and without unknown ones', () => {
    const answers = fc.dictionary(
      fc.string({ minLength: 1, maxLength: 200 }).filter(key => key !== '__proto__'),
      fc.oneof(fc.string({ maxLength: 1000 }), fc.integer(), fc.constant(null)),
    );
    const at = fc.date({ noInvalidDate: true, min: new Date(0) }).map(date => date.toISOString());
    const reason = fc.constantFrom('started-again' as const, 'discarded' as const, 'opened-saved' as const);
    const aside = fc.option(fc.record({ reason, at }));
    fc.assert(
      fc.property(answers, at, fc.option(at), aside, (answers, changedAt, saveAttemptedAt, aside) => {
        const writtenDraft = {
          ...draft,
          answers,
          unread: { height_cm: '176 cms' },
          changedAt,
          saveAttemptedAt,
          saveWasQuiet: true,
          submitAttemptedAt: saveAttemptedAt,
          aside,
        };
        const draftWithUnknown = { ...writtenDraft, unknownProperty: 1 };
        expect(draftOfText(textOfDraft(draftWithUnknown)).draft).toEqual(writtenDraft);
      }),
    );
  });

  it('of a newer version is moved to another key, where later drafts do not overwrite it', () => {
    const newer = textWith({ version: draftVersion + 1, unknownProperty: 1 });
    sessionStrings.setItem(draftKeyOf('current'), newer);
    expect(readDraft()).toBeNull();
    expect(sessionStrings.keys().map(key => sessionStrings.getItem(key, null))).toEqual([newer]);
    expect(readDraft()).toBeNull();
    writeDraft(draft);
    expect(sessionStrings.keys().map(key => sessionStrings.getItem(key, null))).toContain(newer);
  });

  it('of an older version is migrated to the current one', () => {
    const { email, uniqueString, answers, changedAt, path } = draft;
    const { saveAttemptedAt, submitAttemptedAt, aside, saveWasQuiet, unsavedKeys } = draft;
    // Before version 4, `unsaved: true` meant that all answers are unsaved.
    const inVersion1 = { email, uniqueString, answers, changedAt, path };
    const inVersion2 = { ...inVersion1, saveAttemptedAt, submitAttemptedAt, aside };
    const inVersion3 = { ...inVersion2, saveWasQuiet };
    for (const older of [
      { ...inVersion1, unsaved: true, version: 1 },
      { ...inVersion2, unsaved: true, version: 2 },
      { ...inVersion3, unsaved: true, version: 3 },
      { ...inVersion3, unsavedKeys, version: 4 },
    ]) {
      sessionStrings.setItem(draftKeyOf('current'), JSON.stringify(older));
      expect(readDraft()).toEqual(draft);
    }
  });

  it('that an older app has moved to another key is read by an app that supports its version', () => {
    sessionStrings.setItem(`${draftKeyOf('current')}:newer`, textWith({}));
    expect(readDraft()?.answers).toEqual(draft.answers);
    writeDraft(null);
    expect(readDraft()).toBeNull();
  });
});
