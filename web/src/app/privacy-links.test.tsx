import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectPath, expectVisible, heading, main, open, text } from '../../test/screen.tsx';
import { privacyLinkText } from '../copy/company.ts';

/* The pages that ask for personal data link to the privacy page. `landing-pages.test.tsx` tests the link in the footer. */

it.each(['/', '/signup', '/waitlist', '/hra', '/settings'])('%s links to the privacy page', async path => {
  await open(path);
  await main().getByRole('link', { name: privacyLinkText }).first().click();
  await expectPath('/privacy');
  await expectVisible(heading('Your data, in plain words'));
});

it.each(['Who can see my data?', 'How do I cancel?'])(
  'the answer to "%s" links to the privacy page',
  async question => {
    await open('/faqs');
    await text(question).click();
    const answer = page.getByRole('group').filter({ hasText: question });
    await expect
      .element(answer.getByRole('link', { name: privacyLinkText }))
      .toHaveAttribute('href', '/privacy');
  },
);
