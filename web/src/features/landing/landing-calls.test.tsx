import { rejected } from '@choose-life/client/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  accessibilityViolations,
  adapter,
  button,
  closeError,
  delayedResponse,
  expectAbsent,
  expectFocus,
  expectPath,
  expectVisible,
  field,
  heading,
  inputsOf,
  openAsGuest,
  status,
  success,
  tab,
  textsOf,
  toasts,
} from '../../../test/screen.tsx';

/* Tests the public pages that make calls. The numbers in titles (s.2.1) are sections of docs/specification.md. */

describe('the blog', () => {
  const cards = page.getByRole('tabpanel').getByRole('listitem');
  const titles = () => textsOf(cards.getByRole('heading'));
  const activeTabs = () => textsOf(page.getByRole('tab', { selected: true }));
  const respondWithArticles = (
    ...articles: { contentTitle: string; categories: string[]; contentIntroduction?: string }[]
  ) => {
    const data = articles.map((article, index) => ({
      contentId: `article-${index}`,
      contentCreatedAt: '2024-03-10T13:05:00.000Z',
      ...article,
    }));
    adapter.answer({ content: { readContentLibrary: { contentLibrary: { data } } } });
  };

  it('s.2.1, s.4: has five tabs, and shows the articles of the active tab', async () => {
    // Categories as different gateways write them; the last article has none.
    respondWithArticles(
      { contentTitle: 'Numbers', categories: ['Health'] },
      { contentTitle: 'Rest', categories: ['LifeStyle', 'Health'] },
      { contentTitle: 'Steps', categories: ['fitness'] },
      { contentTitle: 'Greens', categories: ['Nutrition '] },
      { contentTitle: 'Nothing', categories: [] },
    );
    await openAsGuest('/blog');
    await expectVisible(heading('Wellness Blog'), cards);
    expect(textsOf(page.getByRole('tab'))).toEqual(['All', 'Health', 'Fitness', 'Lifestyle', 'Nutrition']);
    expect(activeTabs()).toEqual(['All']);
    for (const [name, shown] of [
      ['Health', ['Numbers', 'Rest']],
      ['Fitness', ['Steps']],
      ['Lifestyle', ['Rest']],
      ['Nutrition', ['Greens']],
      ['All', ['Numbers', 'Rest', 'Steps', 'Greens', 'Nothing']],
    ] as const) {
      await tab(name).click();
      await expect.poll(activeTabs).toEqual([name]);
      await expect.poll(titles).toEqual(shown);
    }
  });

  it('s.2.1: activates tabs with the keys ArrowRight, End, ArrowLeft and Home, and goes on at both ends', async () => {
    await openAsGuest('/blog');
    await tab('All').click();
    for (const [key, name] of [
      ['ArrowRight', 'Health'],
      ['End', 'Nutrition'],
      ['ArrowRight', 'All'],
      ['ArrowLeft', 'Nutrition'],
      ['Home', 'All'],
    ]) {
      await userEvent.keyboard(`{${key}}`);
      await expect.poll(activeTabs).toEqual([name]);
      expect(document.activeElement?.textContent).toBe(name);
    }
  });

  it('leaves keys with a modifier to the browser', async () => {
    await openAsGuest('/blog');
    await tab('All').click();
    // Only the second press, without Shift, activates the next tab.
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}{ArrowRight}');
    await expect.poll(activeTabs).toEqual(['Health']);
  });

  it('s.4, s.9: requests 100 articles of all categories', async () => {
    await openAsGuest('/blog');
    await expectVisible(cards);
    expect(inputsOf('content.readContentLibrary')).toEqual([
      { categories: ['Health', 'LifeStyle', 'Fitness', 'Nutrition'], pageNumber: 1, pageSize: 100 },
    ]);
  });

  it('s.2.1, s.3, s.5, s.6: has cards with picture, title, introduction, date and a link to login', async () => {
    respondWithArticles({
      contentTitle: '<p>Wrapped title</p>',
      contentIntroduction: '<p>Wrapped introduction.</p>',
      categories: ['Health'],
    });
    await openAsGuest('/blog');
    await expect.poll(titles).toEqual(['Wrapped title']);
    // The browser of the tests is in Lagos, one hour ahead of UTC.
    expect(textsOf(cards)[0]).toContain('March 10, 2024. 02:05 PM');
    expect(textsOf(cards)[0]).toContain('Wrapped introduction.');
    expect(textsOf(cards)[0]).not.toContain('<p>');
    // The article has no picture: the SVG is its placeholder.
    expect(cards.element().querySelectorAll('img, svg.size-full')).toHaveLength(1);
    await cards.getByRole('link', { name: /^Read more/ }).click();
    await expectPath('/login');
  });
});

describe('the blog, if its articles cannot be loaded', () => {
  it(`s.4, s.8: opens the error modal, and loads the articles after 'Try again'`, async () => {
    adapter.answer({ content: { readContentLibrary: rejected('REJECTED', { message: 'no list today' }) } });
    await openAsGuest('/blog');
    await closeError('no list today');
    await expectVisible('The articles did not load.');
    expect(await accessibilityViolations()).toEqual([]);
    adapter.reset();
    await button('Try again').click();
    await expectVisible(page.getByRole('tabpanel').getByRole('listitem'));
    await expectAbsent(page.getByRole('alertdialog'));
  });
});

describe('the form to join the waitlist', () => {
  const email = field('E-mail');
  /**
   * Has a capital letter, and a top-level domain of more than 4 letters. This form accepts it, because only the browser validates the e-mail
   * (s.5). Sign-up rejects it.
   */
  const typedEmail = 'Ada@example.museum';
  /** The spelling is that of the specification (s.8). */
  const addedToast = 'Email Added Succesfully';
  beforeEach(() => openAsGuest('/waitlist'));

  it('s.2.1: has a headline and the picture of a laptop', () =>
    expectVisible(page.getByRole('heading', { level: 1 }), page.getByRole('img', { name: /laptop/ })));

  it('s.5: displays the e-mail in lower case, and asks the keyboard of a phone for no capital letters', async () => {
    await expect.element(email).toHaveAttribute('autocapitalize', 'off');
    expect(getComputedStyle(email.element()).textTransform).toBe('lowercase');
  });

  it('s.5: makes no call while the browser considers the e-mail invalid', async () => {
    for (const typed of ['', 'no address', '@example.test']) {
      await email.fill(typed);
      await button('Join Waitlist').click();
      await expect.poll(() => document.querySelectorAll('input:invalid').length).toBe(1);
    }
    expect(adapter.calls).toEqual([]);
  });

  it('s.4, s.8: shows an error as a toast, and keeps the e-mail', async () => {
    adapter.answer({ waitList: { create: rejected('REJECTED') } });
    await email.fill(typedEmail);
    await button('Join Waitlist').click();
    await expect.poll(toasts).toEqual(['There Was An Error Please Try Again']);
    await expect.element(email).toHaveValue(typedEmail);
  });

  it('s.4, s.5: sends the e-mail in lower case, and clears the field after a success', async () => {
    adapter.answer({ waitList: { create: success } });
    await email.fill(typedEmail);
    await button('Join Waitlist').click();
    await expect.poll(toasts).toContain(addedToast);
    expect(await accessibilityViolations()).toEqual([]);
    await expect.element(email).toHaveValue('');
    expect(inputsOf('waitList.create').at(-1)).toEqual({ waitListEmail: 'ada@example.museum' });
  });

  it.each([
    [addedToast, 2000, false],
    ['There Was An Error Please Try Again', 4000, true],
  ])('s.9: shows the toast "%s" for %d ms', async (message, durationMs, isRejected) => {
    if (isRejected) adapter.answer({ waitList: { create: rejected('REJECTED') } });
    await email.fill('ada@example.test');
    // Toasts are removed by the fake clock. React renders in real time, so `advance` also waits with the real `setTimeout`.
    const { setTimeout } = globalThis;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const advance = async (ms: number) => {
      await vi.advanceTimersByTimeAsync(ms);
      // More than the 17 ms of a frame.
      await new Promise(resolve => setTimeout(resolve, 20));
    };
    try {
      // Not a click, because Vitest advances a fake clock during a click.
      await userEvent.keyboard('{Enter}');
      while (toasts().length === 0) await advance(0);
      expect(toasts()).toEqual([message]);
      // Still visible 50 ms before the end.
      await advance(durationMs - 50);
      expect(toasts()).toEqual([message]);
      await advance(50);
      while (toasts().length > 0) await advance(0);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('the page Waitlist Emails', () => {
  const respondWithEntries = (count: number, otherProperties: object = {}) =>
    adapter.answer({
      waitList: {
        read: {
          responseCode: '00',
          data: Array.from({ length: count }, (_, index) => ({
            waitListId: `entry-${index + 1}`,
            waitListEmail: `person${index + 1}@example.test`,
            waitListCreatedAt: '2024-03-10T09:30:00.000Z',
          })),
          ...otherProperties,
        },
      },
    });
  const rows = () => page.getByRole('table').getByRole('row');

  it('s.2.1, s.3, s.4, s.5: lists each entry with its number, e-mail and date, and a button to delete it', async () => {
    respondWithEntries(1);
    await openAsGuest('/waitlist-emails');
    await expectVisible('person1@example.test');
    expect(textsOf(page.getByRole('columnheader'))).toEqual(['No.', 'Email', 'Joined', 'Action']);
    expect(textsOf(rows().nth(1).getByRole('cell')).slice(0, 3)).toEqual([
      '1',
      'person1@example.test',
      'March 10, 2024',
    ]);
    expect(button('Delete person1@example.test').length).toBe(1);
  });

  it('s.2.1, s.9: lists ten entries at a time, which Previous and Next change', async () => {
    respondWithEntries(23);
    await openAsGuest('/waitlist-emails');
    await expectVisible('Showing 1 - 10 of 23 emails');
    expect(page.getByRole('button', { name: /^Delete person\d+@example\.test$/ }).length).toBe(10);
    // Cast: the role finds only `button` elements on this page.
    const areDisabled = () =>
      ['Previous', 'Next'].map(name => (button(name).element() as HTMLButtonElement).disabled);
    expect(areDisabled()).toEqual([true, false]);
    await button('Next').click();
    await expectVisible('Showing 11 - 20 of 23 emails');
    expect(areDisabled()).toEqual([false, false]);
    await button('Next').click();
    await expectVisible('Showing 21 - 23 of 23 emails');
    expect(textsOf(rows().nth(1).getByRole('cell'))[0]).toBe('21');
    expect(areDisabled()).toEqual([false, true]);
    await button('Previous').click();
    await expectVisible('Showing 11 - 20 of 23 emails');
  });

  it('s.8: keeps a row whose deletion failed', async () => {
    respondWithEntries(12);
    adapter.answer({ waitList: { delete: rejected('REJECTED') } });
    await openAsGuest('/waitlist-emails');
    await button('Delete person2@example.test').click();
    await expect.poll(toasts).toEqual([expect.stringContaining('Error deleting:')]);
    await expectVisible('person2@example.test');
  });

  it('s.4, s.6: deletes an entry by one call without a token, and removes its row once the call has succeeded', async () => {
    respondWithEntries(12);
    const deletion = delayedResponse(success);
    adapter.answer({ waitList: { delete: deletion.answer } });
    await openAsGuest('/waitlist-emails');
    await button('Delete person2@example.test').click();
    await expect.poll(() => inputsOf('waitList.delete')).toHaveLength(1);
    await expectVisible('person2@example.test', 'Showing 1 - 10 of 12 emails');
    deletion.release();
    await expect.poll(toasts).toContain('Delete successful');
    await expectVisible('Showing 1 - 10 of 11 emails');
    await expectAbsent('person2@example.test');
    expect(adapter.calls.map(({ path, token }) => [path, token])).toEqual([
      ['waitList.read', null],
      ['waitList.delete', null],
    ]);
  });

  it('moves the focus to the number of entries after a deletion, because the pressed button is gone', async () => {
    respondWithEntries(12);
    await openAsGuest('/waitlist-emails');
    await button('Delete person2@example.test').click();
    await expectFocus(status('Showing 1 - 10 of 11 emails'));
  });

  it('keeps the button of a running deletion busy when another deletion ends', async () => {
    respondWithEntries(12);
    await openAsGuest('/waitlist-emails');
    const deletions = [delayedResponse(success), delayedResponse(success)];
    for (const [index, deletion] of deletions.entries()) {
      adapter.answer({ waitList: { delete: deletion.answer } });
      await button(`Delete person${index + 1}@example.test`).click();
      await expect.poll(() => inputsOf('waitList.delete')).toHaveLength(index + 1);
    }
    deletions[0]?.release();
    await expectAbsent('person1@example.test');
    await expect.element(button('Delete person2@example.test')).toHaveAttribute('aria-disabled', 'true');
    deletions[1]?.release();
    await expectAbsent('person2@example.test');
  });

  it.each([
    [
      'the total number of entries if the gateway sends only the newest',
      23,
      { waitListTotal: 80_000 },
      'The newest 23 of 80,000 emails are listed.',
    ],
    ['a message for an empty list', 0, {}, 'No emails yet.'],
  ])('shows %s', async (_, count, otherProperties, text) => {
    respondWithEntries(count, otherProperties);
    await openAsGuest('/waitlist-emails');
    await expectVisible(text);
    expect(await accessibilityViolations()).toEqual([]);
  });

  it('shows the code of a character that reverses the direction of the text', async () => {
    respondWithEntries(1, { data: [{ waitListId: 'x', waitListEmail: 'a\u202etset@example.test' }] });
    await openAsGuest('/waitlist-emails');
    await expectVisible(rows().nth(1));
    // In the cell, because the name of the button also contains the e-mail.
    expect(textsOf(rows().nth(1).getByRole('cell'))[1]).toBe('a[U+202E]tset@example.test');
  });

  it('s.8: logs the error if the list cannot be read, and shows no message', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    adapter.answer({ waitList: { read: rejected('REJECTED', { message: 'no list' }) } });
    await openAsGuest('/waitlist-emails');
    await expectVisible('Showing 0 - 0 of 0 emails');
    await expect.poll(() => warn).toHaveBeenCalledWith(expect.stringContaining('a call failed'));
    warn.mockRestore();
    await expectAbsent(page.getByRole('alertdialog'));
    expect(toasts()).toEqual([]);
  });

  it('explains how to enable the list if WAITLIST_ADMIN is not set', async () => {
    adapter.answer({ waitList: { read: rejected('FORBIDDEN') } });
    await openAsGuest('/waitlist-emails', { config: { waitlistAdmin: 'not-chosen' } });
    await expectVisible(/^This list is off until/);
    expect(textsOf(page.getByRole('term'))).toContain('WAITLIST_ADMIN=list');
    await expectAbsent(page.getByRole('table'));
    expect(await accessibilityViolations()).toEqual([]);
  });

  it('looks like the page for unknown addresses if the operator has switched the list off', async () => {
    adapter.answer({ waitList: { read: rejected('FORBIDDEN') } });
    await openAsGuest('/waitlist-emails', { config: { waitlistAdmin: 'off' } });
    await expectVisible(
      page.getByRole('heading', { name: 'Unexpected Application Error!' }),
      '404 Not Found',
    );
    expect(location.pathname).toBe('/waitlist-emails');
  });
});
