import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  draftOf,
  ofDraft,
  openedAssessment,
  saveFailed,
  savePending,
  saveSucceeded,
  submitted,
  unbound,
  withAnswer,
  withSavedAnswers,
} from './assessment.ts';

const now = new Date('2026-03-10T10:42:00.000Z');
const later = new Date('2026-03-10T10:43:00.000Z');
const binding = { email: 'ada@example.test', uniqueString: null };
const opened = openedAssessment(binding, { sex: 'female' }, '/hra/general', now);
const answerKey = fc.constantFrom('sex', 'age_in_years', 'weight_kg', 'hra.q.new_question.a.hours');
const answerValue = fc.oneof(fc.constantFrom('male', 'a', '', ' '), fc.integer(), fc.constant(null));

describe('assessment', () => {
  it('is unsaved once an answer changes', () => {
    expect(opened.unsaved).toBe(false);
    expect(withAnswer(opened, 'sex', 'male', later)).toMatchObject({ unsaved: true, changedAt: later });
  });

  it('stays the very same when the same answer is given again', () => {
    expect(withAnswer(opened, 'sex', 'female', later)).toBe(opened);
    expect(withAnswer(opened, 'age_in_years', '', later)).toBe(opened);
  });

  it.each(['', '  ', null])('takes an answer back by %j', blank => {
    expect(withAnswer(opened, 'sex', blank, later).answers.sex).toBeNull();
  });

  it('keeps every other answer, whatever is answered', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(answerKey, answerValue)), answerKey, answerValue, (typed, key, value) => {
        const before = typed.reduce((held, [k, v]) => withAnswer(held, k, v, now), opened);
        const after = withAnswer(before, key, value, later);
        for (const other of Object.keys(before.answers).filter(each => each !== key)) {
          expect(after.answers[other]).toBe(before.answers[other]);
        }
      }),
    );
  });

  it('is saved when nothing was typed while the save was on its way', () => {
    const pending = savePending(withAnswer(opened, 'sex', 'male', now), 7, { attempt: now, quiet: false });
    const saved = saveSucceeded(pending, {
      saveNo: 7,
      sent: pending.answers,
      uniqueString: 'u1',
      now: later,
    });
    expect(saved).toMatchObject({ unsaved: false, uniqueString: 'u1', save: { kind: 'success', at: later } });
  });

  it('stays unsaved with what was typed while the save was on its way', () => {
    const pending = savePending(withAnswer(opened, 'sex', 'male', now), 7, { attempt: now, quiet: false });
    const typed = withAnswer(pending, 'age_in_years', '45', later);
    const saved = saveSucceeded(typed, { saveNo: 7, sent: pending.answers, uniqueString: 'u1', now: later });
    expect(saved).toMatchObject({ unsaved: true, uniqueString: 'u1', answers: { age_in_years: '45' } });
  });

  it('drops the answer to an older save', () => {
    const second = savePending(savePending(opened, 1, { attempt: now, quiet: false }), 2, {
      attempt: now,
      quiet: false,
    });
    const old = { saveNo: 1, sent: second.answers, uniqueString: 'old', now: later };
    expect(saveSucceeded(second, old)).toBe(second);
    expect(saveFailed(second, 1, { kind: 'failure', quiet: false })).toBe(second);
  });

  it('keeps everything when a save fails', () => {
    const pending = savePending(withAnswer(opened, 'sex', 'male', now), 3, { attempt: now, quiet: false });
    const failed = saveFailed(pending, 3, { kind: 'failure', quiet: false });
    expect(failed).toEqual({ ...pending, save: { kind: 'failure', quiet: false } });
  });

  it('lets what is held here win over saved answers that arrive later', () => {
    const held = withAnswer(withAnswer(opened, 'sex', 'male', now), 'race', null, now);
    const merged = withSavedAnswers(held, { sex: 'female', race: 'other', age_in_years: 45 });
    expect(merged.answers).toEqual({ sex: 'male', race: 'other', age_in_years: 45 });
  });

  it('continues no saved assessment once it is a report', () => {
    const saved = { ...opened, uniqueString: 'u1' };
    expect(submitted(saved, '9')).toMatchObject({ uniqueString: null, unsaved: false, reportId: '9' });
  });

  it('needs saving anew once its saved assessment is gone', () => {
    expect(unbound({ ...opened, uniqueString: 'u1' })).toMatchObject({ uniqueString: null, unsaved: true });
    expect(unbound(opened)).toBe(opened);
  });

  it('remembers in its draft that a save or a submission may have arrived', () => {
    const tried = { ...savePending(opened, 1, { attempt: later, quiet: false }), submitAttempt: later };
    expect(ofDraft(draftOf(tried))).toMatchObject({
      save: { kind: 'unknown', attempt: later, quiet: false },
      submitAttempt: later,
    });
    const quiet = savePending(opened, 2, { attempt: later, quiet: true });
    expect(ofDraft(draftOf(quiet)).save).toEqual({ kind: 'unknown', attempt: later, quiet: true });
    expect(ofDraft(draftOf(saveFailed(tried, 1, { kind: 'failure', quiet: false }))).save.kind).toBe(
      'not-attempted',
    );
  });

  it('comes back from its draft with all answers', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(answerKey, answerValue)), typed => {
        const held = typed.reduce(
          (assessment, [key, value]) => withAnswer(assessment, key, value, now),
          opened,
        );
        const back = ofDraft(draftOf(held));
        expect(back).toEqual(held);
      }),
    );
  });
});
