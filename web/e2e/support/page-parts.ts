import type { Locator, Page } from 'playwright-core';

/** The parts of a page as people find them: by role and name. */
export interface PageParts {
  button(name: string | RegExp): Locator;
  link(name: string | RegExp): Locator;
  heading(name: string | RegExp): Locator;
  radio(name: string | RegExp): Locator;
  /** A field by its label. */
  field(label: string): Locator;
  /** A field for a number. */
  number(name: string | RegExp): Locator;
  main(): Locator;
  dialog(name: string): Locator;
  alertDialog(name: string): Locator;
  /** Waits until the address has this path. */
  at(path: string): Promise<void>;
}

/** What describes a field: its hint and its fault. */
export function descriptionOf(field: Locator): Promise<string> {
  return field.evaluate(input => {
    const ids: string[] = input.getAttribute('aria-describedby')?.split(' ') ?? [];
    return ids.map(id => input.ownerDocument.getElementById(id)?.textContent).join(' ');
  });
}

/** The least number that a field may have; 1 where it says none. */
export async function leastOf(field: Locator): Promise<string> {
  const ranges = [...(await descriptionOf(field)).matchAll(/([\d.]+) to [\d.]+/g)];
  return ranges.at(-1)?.[1] ?? '1';
}

/** @param page gives the page of the running test */
export function pageParts(page: () => Page): PageParts {
  return {
    button: name => page().getByRole('button', { name, exact: true }),
    link: name => page().getByRole('link', { name, exact: true }),
    heading: name => page().getByRole('heading', { name, exact: true }),
    radio: name => page().getByRole('radio', { name, exact: true }),
    field: label => page().getByLabel(label, { exact: true }),
    number: name => page().getByRole('textbox', { name }),
    main: () => page().getByRole('main'),
    dialog: name => page().getByRole('dialog', { name, exact: true }),
    alertDialog: name => page().getByRole('alertdialog', { name, exact: true }),
    at: path => page().waitForURL(address => address.pathname === path),
  };
}
