import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { button, expectPath, open, openAsGuest } from '../../test/screen.tsx';
import { watchHistory } from './use-page-change.ts';

const firstMatch = (selector: string) => document.querySelector<HTMLElement>(selector);

describe('a link or button that opens another page', () => {
  it.each<[from: string, to: string, control: () => Element | null]>([
    ['/', '/health', () => firstMatch('main a[href="/health"]')],
    ['/faqs', '/signup', () => firstMatch('footer a[href="/signup"]')],
    ['/dashboard', '/reports', () => firstMatch('header a[href="/reports"]')],
    ['/library', '/library/preview', () => firstMatch('main li:last-child a[href^="/library/preview"]')],
    ['/reports', '/reports/summary', () => firstMatch('main td button')],
    ['/hra/general', '/hra/cough-hygiene', () => firstMatch('a[href="/hra/cough-hygiene"]')],
    ['/hra/others', '/hra/review', () => button('Finish').query()],
  ])('from %s to %s scrolls to the top and focuses the main heading', async (from, to, control) => {
    await (['/', '/faqs'].includes(from) ? openAsGuest(from) : open(from));
    await expect.poll(control).not.toBeNull();
    // In a window that is shorter than every page, the page is scrolled down, so that the scroll to the top is a change.
    await page.viewport(1280, 300);
    scrollTo(0, document.body.scrollHeight);
    expect(scrollY).toBeGreaterThan(0);
    // Cancelable, because the router prevents the browser's own navigation.
    control()?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    await expectPath(to);
    await expect.poll(() => document.activeElement?.matches('main h1')).toBe(true);
    expect(Math.round(scrollY)).toBe(0);
  });
});

describe('Back to another history entry of the same page', () => {
  it('restores the scroll position also on a page that was opened from another page', async () => {
    await openAsGuest('/');
    // The app calls `watchHistory` in `main.tsx`, which component tests do not run.
    watchHistory();
    const link = () => firstMatch('main a[href="/health"]');
    await expect.poll(link).not.toBeNull();
    link()?.click();
    await expectPath('/health');
    await expect.poll(() => document.activeElement?.matches('main h1')).toBe(true);
    await page.viewport(1280, 300);
    scrollTo(0, 200);
    history.pushState(null, '', '/health');
    scrollTo(0, 0);
    history.back();
    await expect.poll(() => Math.round(scrollY)).toBe(200);
  });
});
