import { rejected } from '@choose-life/client/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import {
  adapter,
  button,
  closeError,
  delayedResponse,
  dialog,
  expectAbsent,
  expectVisible,
  heading,
  inputsOf,
  numberField,
  open,
  press,
  sentAnswers,
  text,
  textsOf,
} from '../../test/screen.tsx';

/*
 * Line D27 of docs/faults.md: answers are saved without a press of Save. Reloads, closed tabs and other devices:
 * `web/e2e/data-loss/automatic-saves.test.ts`.
 */

const age = numberField(/How old are you/);
const highNumber = numberField('High number');
const saves = () => inputsOf('hra.saveAnswers');
const waitForSaves = (count: number) => expect.poll(() => saves().length).toBe(count);
const pressNext = () => press(button('Next'));
// `last`, because the first element with each of these texts is in the header of phones, which is hidden at this width.
const savedStatus = page.getByText(/^Saved \d\d:\d\d$/).last();
const statusWith = (content: string) => text(content).last();

/** Answers a question of the first part. The answer is not saved yet. */
async function answerAge(): Promise<void> {
  await open('/hra/general');
  await age.fill('45');
  await expectVisible(statusWith('Not saved yet'));
}

async function openReview(): Promise<void> {
  await press(page.getByRole('navigation', { name: 'All parts' }).getByRole('link', { name: /^Review/ }));
}

describe('an automatic save', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('D27: is made when the page is hidden', async () => {
    await answerAge();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    // The page does not save until it knows the owner of the token.
    await expect
      .poll(() => {
        document.dispatchEvent(new Event('visibilitychange'));
        return saves().length;
      })
      .toBe(1);
    expect(sentAnswers()).toMatchObject({ age_in_years: '45' });
    await expectVisible(savedStatus);
  });

  it('shows its local time', async () => {
    // The time zone of the tests (`vitest.config.ts`), in which the time differs from UTC.
    const savedNow = () =>
      `Saved ${new Date().toLocaleTimeString('en-GB', { timeZone: 'Africa/Lagos', timeStyle: 'short' })}`;
    await answerAge();
    const atFirst = savedNow();
    await pressNext();
    await expectVisible(savedStatus);
    // The minute may have changed since.
    expect([atFirst, savedNow()]).toContain(textsOf(savedStatus).join());
  });

  it('D27: updates the record of the previous save', async () => {
    await answerAge();
    await pressNext();
    await expectVisible(savedStatus);
    await highNumber.fill('120');
    await pressNext();
    await waitForSaves(2);
    expect(saves()[1]).toMatchObject({ assessment: { uniqueString: 'saved-1' } });
    expect(sentAnswers()).toMatchObject({ age_in_years: '45', high_number: '120' });
  });

  it('D27: is not made if nothing has changed', async () => {
    await answerAge();
    await pressNext();
    await expectVisible(savedStatus);
    await pressNext();
    await expectVisible(heading('Cough hygiene'));
    await press(button('Previous'));
    // This change makes the second save. If the Next above had saved without a change, there would be three saves.
    await highNumber.fill('120');
    await pressNext();
    await waitForSaves(2);
    expect(sentAnswers()).toMatchObject({ high_number: '120' });
  });

  it('D27: is retried without a dialog or an alert if the gateway does not respond', async () => {
    adapter.answer({ hra: { saveAnswers: rejected('UPSTREAM_ERROR', { outcome: 'unknown' }) } });
    await answerAge();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
    await pressNext();
    await expectVisible(statusWith('Not saved yet, trying again'));
    await expectAbsent(page.getByRole('dialog'), page.getByRole('alertdialog'));
    // An alert element without text shows nothing.
    expect(textsOf(page.getByRole('alert')).join('').trim()).toBe('');
    adapter.answer({ hra: { saveAnswers: { uniqueString: 'saved-1' } } });
    // The first retry is after 5 seconds.
    await vi.advanceTimersByTimeAsync(6_000);
    await expectVisible(savedStatus);
    expect(sentAnswers()).toMatchObject({ age_in_years: '45' });
  });

  it('D27: is retried after 5 seconds, and then after twice the previous delay each time', async () => {
    const times: number[] = [];
    adapter.answer({
      hra: {
        saveAnswers: () => {
          times.push(Date.now());
          return rejected('UPSTREAM_ERROR', { outcome: 'unknown' });
        },
      },
    });
    await answerAge();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    await pressNext();
    // 100 limits the loop if a retry is missing.
    for (let seconds = 0; times.length < 4 && seconds < 100; seconds += 1) {
      await vi.advanceTimersByTimeAsync(1_000);
      await new Promise(requestAnimationFrame);
    }
    const delays = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(delays).toHaveLength(3);
    // The clock may run on before a response is processed, so a delay may be longer.
    for (const [index, delay] of delays.entries()) expect(delay).toBeGreaterThanOrEqual(5_000 * 2 ** index);
  });

  it('D27: is finished before a later manual save is sent', async () => {
    const heldSave = delayedResponse({ uniqueString: 'saved-1' });
    adapter.answer({ hra: { saveAnswers: heldSave.answer } });
    await answerAge();
    await pressNext();
    await highNumber.fill('120');
    await press(button('Save'));
    await expectVisible(button('Saving...'));
    expect(saves()).toHaveLength(1);
    heldSave.release();
    await expectVisible(dialog('Health Assessment Saved'));
    expect(saves()).toHaveLength(2);
    expect(saves()[1]).toMatchObject({ assessment: { uniqueString: 'saved-1' } });
  });

  it('D27: is finished before a submission with its unique string is sent', async () => {
    const heldSave = delayedResponse({ uniqueString: 'saved-1' });
    adapter.answer({ hra: { saveAnswers: heldSave.answer } });
    await answerAge();
    await openReview();
    await press(button('Submit Assessment'));
    await expectVisible(button('Submitting...'));
    expect(inputsOf('hra.appraiseRisks')).toEqual([]);
    heldSave.release();
    await expectVisible(dialog('Health Assessment Completed'));
    expect(inputsOf('hra.appraiseRisks')).toMatchObject([{ assessment: { uniqueString: 'saved-1' } }]);
  });

  it('D27: does not remove the message of a failed manual save until a save succeeds', async () => {
    const notSaved = statusWith('Not saved. Your answers are kept in this tab.');
    adapter.answer({ hra: { saveAnswers: rejected('REJECTED', { message: 'the store is closed' }) } });
    await answerAge();
    await press(button('Save'));
    await closeError('the store is closed');
    const response = Promise.withResolvers<void>();
    adapter.answer({
      hra: {
        saveAnswers: () => response.promise.then(() => rejected('REJECTED', { message: 'still closed' })),
      },
    });
    await pressNext();
    await expectVisible(button('Saving...'));
    response.resolve();
    // The automatic save has failed too.
    await expectVisible(button('Save'));
    await expectVisible(notSaved);
    adapter.answer({ hra: { saveAnswers: { uniqueString: 'saved-1' } } });
    await pressNext();
    await expectVisible(savedStatus);
    await expectAbsent(notSaved);
  });
});
