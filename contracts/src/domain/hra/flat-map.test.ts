import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyAnswers, anyGroups, assessmentMeta } from '../../../test/arbitraries.ts';
import { flatMapSchema } from '../../gateway/operations/hra.ts';
import { hasFormOfAdditionalKey } from './additional-key.ts';
import { type Answers, toGroups } from './answer-groups.ts';
import { decodeFlatMap, encodeFlatMap, readFlatMapAnswers, type SendMode, writeFlatMap } from './flat-map.ts';
import { fromGroups } from './read-groups.ts';

const meta = { clientId: 'client', userId: 'ada@example.com' };
const encodedSave = (answers: Answers) => encodeFlatMap(toGroups(answers), meta, 'save');
const encodedSubmission = (answers: Answers) => encodeFlatMap(toGroups(answers), meta, 'submit');
const anyMode = fc.constantFrom<SendMode>('save', 'submit');

/** The flat map of an assessment without answers. */
const withoutAnswers = {
  'appraise_risks.client_id': 'client',
  'appraise_risks.user_id': 'ada@example.com',
  'hra.app.cholunits': 'mg/dl',
  'hra.app.hra_id': 'midlife',
  'hra.app.units': 'metric',
};

describe('flat map', () => {
  it('has the meta members and metric units if nothing is answered', () => {
    expect(encodedSave({})).toEqual(withoutAnswers);
    expect(encodedSubmission({})).toEqual(withoutAnswers);
  });

  it.each([
    ['45', 45],
    [' 45', 45],
    ['5.5', 5.5],
    [45, 45],
    ['5,5', '5,5'],
    ['1e3', '1e3'],
    ['abc', 'abc'],
  ])('has the typed number %j as %j in a save (s.5), and unchanged in a submission (s.4)', (typed, saved) => {
    expect(encodedSave({ age_in_years: typed })['hra.q.age_in_years.a.years']).toBe(saved);
    expect(encodedSubmission({ age_in_years: typed })['hra.q.age_in_years.a.years']).toBe(typed);
  });

  it('has the id of an option as text in a save, even if the id consists of digits', () => {
    expect(encodedSave({ PHQa: '2' })['hra.q.PHQa.a']).toBe('2');
  });

  it.each(['', '  ', null, Number.NaN])('omits %j instead of converting it to 0', blank => {
    expect(encodedSave({ age_in_years: blank })).toEqual(withoutAnswers);
    expect(encodedSubmission({ age_in_years: blank })).toEqual(withoutAnswers);
  });

  it.each([
    'unique_string',
    'hra.app.units',
    'appraise_risks.user_id',
    'save_key',
    '__proto__',
    'hraAppUnits',
    'x',
  ])('omits an additional answer with the key %s', key => {
    expect(hasFormOfAdditionalKey(key)).toBe(false);
    const groups = { ...toGroups({}), additional: Object.fromEntries([[key, 'evil']]) };
    expect(encodeFlatMap(groups, meta, 'save')).toEqual(withoutAnswers);
  });

  it('has meta members, then additional answers, then known answers', () => {
    const completeMeta = { ...meta, uniqueString: 'u1', defaultHraId: 'd', externalId: 'e', saveKey: 's' };
    const groups = {
      general: { age_in_years: '45', sex: 'female', app_units: 'us_customary' },
      additional: { 'hra.q.new.a': 'x', 'hra.q.unanswered.a': null },
    };
    expect(Object.entries(encodeFlatMap(groups, completeMeta, 'save'))).toEqual([
      ['unique_string', 'u1'],
      ['appraise_risks.client_id', 'client'],
      ['appraise_risks.user_id', 'ada@example.com'],
      ['hra.app.default_hra_id', 'd'],
      ['hra.app.external_id', 'e'],
      ['save_key', 's'],
      ['hra.app.cholunits', 'mg/dl'],
      ['hra.app.hra_id', 'midlife'],
      ['hra.app.units', 'us_customary'],
      ['hra.q.new.a', 'x'],
      ['hra.q.sex.a', 'female'],
      ['hra.q.age_in_years.a.years', 45],
    ]);
  });

  it('has an additional answer with the wire key of a known answer only if the known answer is missing', () => {
    const groups = { general: { sex: 'female' }, additional: { 'hra.q.sex.a': 'male', 'hra.q.race.a': 'x' } };
    expect(encodeFlatMap(groups, meta, 'save')).toEqual({
      ...withoutAnswers,
      'hra.q.sex.a': 'female',
      'hra.q.race.a': 'x',
    });
  });

  it('is decoded with unknown wire keys and variants of known ones, but without blank answers and other members', () => {
    const { groups, meta: decodedMeta } = decodeFlatMap({
      ...withoutAnswers,
      unique_string: 'u1',
      'hra.q.height.a.feet': 5.9,
      'hra.q.weekly_alcohol.a.weekly_alcohol.beer': '2',
      'hra.q.new_question.a': 'x',
      'hra.q.sex.a': null,
      'hra.q.race.a': '',
      nonsense: 'y',
    });
    expect(fromGroups(groups)).toEqual({
      app_units: 'metric',
      height: 5.9,
      beer: '2',
      'hra.q.new_question.a': 'x',
    });
    expect(decodedMeta).toEqual({ ...meta, uniqueString: 'u1' });
  });

  it('is decoded to the answers and meta from which it was encoded, with metric units by default', () => {
    fc.assert(
      fc.property(anyAnswers, assessmentMeta, (answers, sentMeta) => {
        const flat = encodeFlatMap(toGroups(answers), sentMeta, 'submit');
        const { groups, meta: decodedMeta } = decodeFlatMap(flat);
        const expected = toGroups({ app_units: 'metric', ...answers });
        expect(groups).toEqual(expected);
        expect(decodedMeta).toEqual(sentMeta);
      }),
    );
  });

  it('matches the schema of the call, whatever the groups contain', () => {
    fc.assert(
      fc.property(anyGroups, assessmentMeta, anyMode, (groups, sentMeta, mode) => {
        // The limits of the adapter (`groupLimits`). Problems are ignored: the property is about the answers that remain.
        const rules = { refuse: () => {}, maxProblems: 6, maxKey: 200, maxText: 1000 };
        const written = writeFlatMap(readFlatMapAnswers(groups, rules), sentMeta, mode);
        expect(() => flatMapSchema.parse(JSON.parse(written))).not.toThrow();
      }),
    );
  });
});
