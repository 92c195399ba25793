import { describe, expect, it } from 'vitest';
import { at, button, open, openAsGuest } from '../../test/screen.tsx';

const first = (selector: string) => document.querySelector<HTMLElement>(selector);

describe('a step onwards', () => {
  it.each<[from: string, to: string, way: () => Element | null]>([
    ['/', '/health', () => first('main a[href="/health"]')],
    ['/faqs', '/signup', () => first('footer a[href="/signup"]')],
    ['/dashboard', '/reports', () => first('header a[href="/reports"]')],
    ['/library', '/library/preview', () => first('main li:last-child a[href^="/library/preview"]')],
    ['/reports', '/reports/summary', () => first('main td button')],
    ['/hra/general', '/hra/cough-hygiene', () => first('a[href="/hra/cough-hygiene"]')],
    ['/hra/others', '/hra/review', () => button('Finish').query()],
  ])('from %s to %s shows the top and gives the focus to the main heading', async (from, to, way) => {
    await (['/', '/faqs'].includes(from) ? openAsGuest(from) : open(from));
    await expect.poll(way).not.toBeNull();
    way()?.scrollIntoView();
    way()?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    await at(to);
    await expect.poll(() => document.activeElement?.matches('main h1')).toBe(true);
    expect(Math.round(scrollY)).toBe(0);
  });
});
