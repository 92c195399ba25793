import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { type RouteGroup, type RouteRow, routeNames, routes } from '../../src/paths.ts';
import { limitOf, type Sizes } from '../../tools/sizes.ts';
import type { Product } from '../support/product.ts';

/** The routes of these groups. */
export function routesOf(...groups: readonly RouteGroup[]) {
  return routeNames.map(name => routes[name]).filter(({ group }) => groups.includes(group));
}

/** The sizes in the build that the tests use. */
export async function readSizes(): Promise<Sizes> {
  // A build that was made in the meantime may have replaced the default folder, so WEB_DIST has priority.
  const dist = process.env.WEB_DIST ?? join(import.meta.dirname, '../../dist');
  // Cast: the build writes this file.
  return JSON.parse(await readFile(join(dist, '.vite/sizes.json'), 'utf8')) as Sizes;
}

/**
 * Starts to record the code that a page fetches.
 * @returns a function that expects the size of the code to be within the limit of a route
 */
export function recordCode(page: Page, { url }: Pick<Product, 'url'>) {
  const fetched = new Set<string>();
  page.on('request', request => {
    const { origin, pathname } = new URL(request.url());
    if (origin === url && pathname.endsWith('.js')) fetched.add(pathname.slice(1));
  });
  return async (row: RouteRow) => {
    const { chunks } = await readSizes();
    const kilobytes = chunks
      .filter(({ file }) => fetched.has(file))
      .reduce((sum, chunk) => sum + chunk.kilobytes, 0);
    // Every page has more code. A smaller sum would mean that requests were not recorded.
    expect(kilobytes).toBeGreaterThan(50);
    expect(kilobytes, [...fetched].join(' ')).toBeLessThanOrEqual(limitOf(row));
  };
}

/** Opens a tab, and records its errors, violations of its content security policy, and requests to other origins except for pictures. */
export async function openWatchedTab(
  context: BrowserContext,
  { url }: Pick<Product, 'url'>,
): Promise<{ page: Page; errors: string[] }> {
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('console', message => {
    if (message.type() === 'error' || message.text().startsWith('CSP')) errors.push(message.text());
  });
  page.on('pageerror', error => errors.push(String(error)));
  page.on('request', request => {
    const { origin } = new URL(request.url());
    if (origin !== url && request.resourceType() !== 'image') errors.push(request.url());
  });
  await page.addInitScript(`
    addEventListener('securitypolicyviolation', event => console.info('CSP ' + event.violatedDirective + ' ' + event.blockedURI));
  `);
  return { page, errors };
}
