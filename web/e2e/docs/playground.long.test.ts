import { callIds, calls } from '@choose-life/contracts/gateway/extensions';
import { describe, expect, it } from 'vitest';
import { pressEnter, tabTo, typeInto } from '../support/keyboard.ts';
import { startPrefixProxy } from '../support/prefix-proxy.ts';
import { demoAccount } from '../support/routes.ts';
import { setUpEmbeddedProduct } from '../support/test-product.ts';

import { setUpDocsPage } from './docs-page.ts';

const product = setUpEmbeddedProduct();
const docs = setUpDocsPage(product);
const { open, form, verdict, answer } = docs;

const sessionWorks = async (token: string) => {
  const headers = { 'content-type': 'application/json', authorization: token };
  const path = `${product.url}/trpc/authentication.userDetails`;
  return (await fetch(path, { method: 'POST', headers, body: '{}' })).ok;
};

/** A call beyond the specification stands with its router. */
const inOrder = Object.values(Object.groupBy(callIds, id => id.split('.')[0] ?? '')).flatMap(
  ids => ids ?? [],
);

describe('the playground', () => {
  it('has a form for each procedure, and marks those that change data', async () => {
    await open('/docs/playground');
    const links = docs.page.getByRole('navigation', { name: 'Procedures' }).getByRole('link');
    expect(await links.count()).toBe(callIds.length);
    for (const [at, id] of inOrder.entries()) {
      await links.nth(at).click();
      await form().getByRole('heading', { name: id }).waitFor();
      const isWrite = calls[id].effect === 'write';
      expect(await form().getByText('Write: changes data').count()).toBe(isWrite ? 1 : 0);
      expect(
        await form()
          .getByRole('region', { name: `${id} in TypeScript` })
          .innerText(),
      ).toContain(`client.${id}.${isWrite ? 'mutate' : 'query'}(`);
    }
    expect(await docs.page.locator('form').count()).toBe(callIds.length);
    expect(docs.errors).toEqual([]);
  });

  it('explains a refusal, logs in, reads and offers the PDF, by keyboard alone', async () => {
    await open('/docs/playground');
    await typeInto(docs.page, form().getByRole('textbox', { name: /^userEmail/ }), demoAccount.email);
    await typeInto(docs.page, form().getByLabel(/^userPassword/), 'not the password');
    expect(
      await form()
        .getByLabel(/^userPassword/)
        .getAttribute('type'),
    ).toBe('password');
    await docs.page.keyboard.press('Enter');
    await verdict().getByText('REJECTED, refused').waitFor();
    expect(await form().getByText('Show the message. The person can change what they entered').count()).toBe(
      1,
    );

    await typeInto(docs.page, form().getByLabel(/^userPassword/), demoAccount.password);
    expect(
      await form()
        .getByRole('region', { name: / in TypeScript$/ })
        .innerText(),
    ).not.toContain(demoAccount.password);
    await pressEnter(docs.page, form().getByRole('button', { name: 'Call login' }));
    await verdict().getByText('OK', { exact: true }).waitFor();
    const token = await docs.page.evaluate("localStorage.getItem('token')");
    expect(token).toEqual(expect.stringMatching(/^.{16,}$/));
    expect(await docs.page.content()).not.toContain(token);
    expect(await answer().innerText()).toContain(`"token": "…${String(token).slice(-4)}"`);

    expect(await sessionWorks(String(token))).toBe(true);

    await docs.page.keyboard.press('Control+Home');
    await pressEnter(docs.page, docs.page.getByRole('link', { name: 'readByRisksAppraisedAuditUserId' }));
    await pressEnter(docs.page, form().getByRole('button', { name: 'Call readByRisksAppraisedAuditUserId' }));
    await answer().waitFor();
    // What the answers told stands in the next form.
    await docs.page.goto(`${product.url}/docs/playground#hra.getReportPdf`);
    await pressEnter(docs.page, form().getByRole('button', { name: 'Call getReportPdf' }));
    const download = docs.page.waitForEvent('download');
    await pressEnter(docs.page, form().getByRole('link', { name: 'Download downloaded.pdf' }));
    expect((await download).suggestedFilename()).toBe('downloaded.pdf');

    const kept = await docs.page.evaluate(
      'JSON.stringify([{ ...localStorage, token: 0 }, { ...sessionStorage }, location.href])',
    );
    for (const typed of [demoAccount.email, demoAccount.password]) expect(kept).not.toContain(typed);
    await pressEnter(docs.page, docs.page.getByRole('button', { name: 'Log out' }));
    expect(await docs.page.evaluate("localStorage.getItem('token')")).toBeNull();
    await expect.poll(() => docs.page.content()).not.toContain(demoAccount.email);
    await expect.poll(() => sessionWorks(String(token))).toBe(false);
    expect(docs.errors).toEqual([]);
  });

  it('shows the call as a cURL command and the answer as it came, without password and token', async () => {
    await open('/docs/playground');
    await typeInto(docs.page, form().getByRole('textbox', { name: /^userEmail/ }), demoAccount.email);
    await typeInto(docs.page, form().getByLabel(/^userPassword/), demoAccount.password);
    await pressEnter(docs.page, form().getByText('As a cURL command'));
    const command = await form()
      .getByRole('region', { name: 'authentication.login as a cURL command' })
      .innerText();
    expect(command).toContain(`curl --request POST '${product.url}/trpc/authentication.login'`);
    expect(command).toContain('$USER_PASSWORD');
    expect(command).not.toContain(demoAccount.password);

    await pressEnter(docs.page, form().getByRole('button', { name: 'Call login' }));
    await pressEnter(docs.page, form().getByText('Raw answer'));
    const raw = await form().getByRole('region', { name: 'Raw answer of authentication.login' }).innerText();
    const token = String(await docs.page.evaluate("localStorage.getItem('token')"));
    expect(raw).toMatch(/^HTTP 200\n(?:.*\n)*content-type: application\/json/);
    expect(raw).toContain(`"token":"…${token.slice(-4)}"`);
    expect(docs.errors).toEqual([]);
  });

  it('sends nothing while a field cannot be read, and leads to it', async () => {
    await open('/docs/playground#hra.saveAnswers');
    const answers = form().getByRole('textbox', { name: /^answers/ });
    await typeInto(docs.page, answers, '{ "general": ');
    await pressEnter(docs.page, form().getByRole('button', { name: 'Call saveAnswers' }));
    await tabTo(docs.page, answers);
    expect(await verdict().innerText()).toBe('No call yet.');
    expect(await form().getByText('This is not JSON yet').count()).toBe(1);
  });
});

describe('behind a proxy that serves all of it below a path of its own', () => {
  it('the pages, their links and the playground work, with and without a slash at the end', async () => {
    const proxy = await startPrefixProxy('/wellness', product.url);
    try {
      const failed: string[] = [];
      docs.page.on('response', response => {
        if (response.status() >= 400) failed.push(response.url());
      });
      for (const path of [
        '/docs',
        '/docs/',
        '/docs/reference/',
        '/docs/recipes/handle-errors/',
        '/docs/api/',
      ]) {
        await docs.page.goto(`${proxy.url}${path}`, { waitUntil: 'networkidle' });
        await docs.page.getByRole('link', { name: 'Playground' }).first().click();
        await docs.page.waitForURL(`${proxy.url}/docs/playground`);
      }
      await docs.page.goto(`${proxy.url}/docs/playground/#content.readContentLibrary`);
      await form().getByRole('button', { name: 'Call readContentLibrary' }).click();
      await verdict().getByText('OK', { exact: true }).waitFor();
      await form().getByRole('link', { name: 'Reference' }).click();
      await docs.page.waitForURL(`${proxy.url}/docs/reference#content.readContentLibrary`);
      expect(failed).toEqual([]);
    } finally {
      await proxy.stop();
    }
  });
});
