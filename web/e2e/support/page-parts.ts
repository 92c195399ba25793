import type { Locator, Page } from 'playwright-core';

/** The descriptions of a field: its hint and its error. */
export function descriptionOf(field: Locator): Promise<string> {
  return field.evaluate(input => {
    const ids: string[] = input.getAttribute('aria-describedby')?.split(' ') ?? [];
    return ids.map(id => input.ownerDocument.getElementById(id)?.textContent).join(' ');
  });
}

/** The minimum of a number field; 1 if it has none. */
export async function minimumOf(field: Locator): Promise<string> {
  // The hint of a number field contains its range, such as '18 to 120'. Descriptions of a group around the field come before the hint.
  const ranges = [...(await descriptionOf(field)).matchAll(/([\d.]+) to [\d.]+/g)];
  return ranges.at(-1)?.[1] ?? '1';
}

/**
 * Functions that find elements of a page by role and name.
 * @param page returns the page of the running test. It is called at each lookup, because hooks open the page later
 */
export function pageParts(page: () => Page) {
  return {
    button: (name: string | RegExp) => page().getByRole('button', { name, exact: true }),
    link: (name: string | RegExp) => page().getByRole('link', { name, exact: true }),
    heading: (name: string | RegExp) => page().getByRole('heading', { name, exact: true }),
    field: (label: string) => page().getByLabel(label, { exact: true }),
    main: () => page().getByRole('main'),
    /** Waits until the URL has this path. */
    waitForPath: (path: string) => page().waitForURL(address => address.pathname === path),
  };
}
