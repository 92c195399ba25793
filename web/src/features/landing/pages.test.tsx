import { prerender } from 'react-dom/static';
import { describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { pathOf, type RouteName } from '../../paths.ts';
import { MarketingShell } from './marketing-shell.tsx';
import { AboutUsPage } from './pages/about-us-page.tsx';
import { BlogArticlePage } from './pages/blog-article-page.tsx';
import { BlogPage } from './pages/blog-page.tsx';
import { FaqsPage } from './pages/faqs-page.tsx';
import { FitnessPage } from './pages/fitness-page.tsx';
import { HealthPage } from './pages/health-page.tsx';
import { HomePage } from './pages/home-page.tsx';
import { LifestylePage } from './pages/lifestyle-page.tsx';
import { NutritionPage } from './pages/nutrition-page.tsx';
import { WaitlistEmailsPage } from './pages/waitlist-emails-page.tsx';
import { WaitlistPage } from './pages/waitlist-page.tsx';

const pages = [
  ['home', HomePage],
  ['health', HealthPage],
  ['fitness', FitnessPage],
  ['lifestyle', LifestylePage],
  ['nutrition', NutritionPage],
  ['blog', BlogPage],
  ['blogArticle', BlogArticlePage],
  ['aboutUs', AboutUsPage],
  ['faqs', FaqsPage],
  ['waitlist', WaitlistPage],
  ['waitlistEmails', WaitlistEmailsPage],
] as const satisfies readonly (readonly [RouteName, () => unknown])[];

type Name = (typeof pages)[number][0];

/** A page in its shell as a server without a browser draws it, with the parts whose code comes later. */
async function drawn(name: Name): Promise<string> {
  const Page = pages.find(([known]) => known === name)?.[1] ?? HomePage;
  const { prelude } = await prerender(
    <Router ssrPath={pathOf(name)}>
      <MarketingShell>
        <Page />
      </MarketingShell>
    </Router>,
  );
  return (await new Response(prelude).text()).replaceAll('<!-- -->', '');
}

const count = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0;

describe('marketing pages, drawn without a browser', () => {
  it.each(pages.map(([name]) => name))('%s has one h1, the bar and the footer', async name => {
    const html = await drawn(name);
    expect(count(html, /<h1/g)).toBe(1);
    expect(html).toContain('Ready to improve all round wellness');
    expect(html).toContain('We got you covered');
    expect(html).toContain('© 2024');
    expect(html).toContain('href="/signup"');
  });

  it.each([
    ['home', 6],
    ['health', 3],
    ['fitness', 3],
    ['lifestyle', 3],
    ['nutrition', 3],
    ['faqs', 12],
  ] as const)('%s asks %d questions, one open at a time', async (name, questions) => {
    expect(count(await drawn(name), /<details name="faq"/g)).toBe(questions);
  });

  it.each([
    ['home', 3],
    ['health', 6],
    ['fitness', 6],
    ['lifestyle', 6],
    ['nutrition', 6],
    ['blogArticle', 3],
  ] as const)('%s has %d tip cards of March 10, 2024', async (name, tips) => {
    const main = (await drawn(name)).replace(/<article[\s\S]*<\/article>/, '');
    expect(count(main, />March 10, 2024</g)).toBe(tips);
  });

  it.each(['health', 'fitness', 'lifestyle', 'nutrition'] as const)(
    '%s marks itself among four',
    async name => {
      const shortcuts =
        /<nav aria-label="Choose Life Pillars">[\s\S]*?<\/nav>/.exec(await drawn(name))?.[0] ?? '';
      expect(count(shortcuts, /<a /g)).toBe(4);
      expect(count(shortcuts, /aria-current="page"/g)).toBe(1);
      expect(shortcuts).toMatch(
        new RegExp(`(aria-current="page"[^>]*href="/${name}"|href="/${name}"[^>]*aria-current="page")`),
      );
    },
  );

  it('leads from each of the four slides to the login', async () => {
    const hero = /aria-roledescription="carousel"[\s\S]*?<\/section>/.exec(await drawn('home'))?.[0] ?? '';
    expect(count(hero, /aria-roledescription="slide"/g)).toBe(4);
    expect(count(hero, /href="\/login"[^>]*>Take the assessment/g)).toBe(4);
  });

  it('shows no result before numbers are typed', async () => {
    const html = await drawn('nutrition');
    expect(html).toMatch(/Brocolli[\s\S]*Carrot[\s\S]*Spinach/);
    expect(html).not.toMatch(/Underweight|Normal Weight|Overweight|Obese/);
  });
});
