import type { Field } from './early-acts.ts';

/** Tells the page's code what was typed and ticked in the document before it was there. */
export function repeatTyping(typed: ReadonlyMap<Field, string | boolean>): void {
  // A copy: what is told here is heard as typing once more.
  for (const [field, value] of [...typed]) {
    // A key makes React take over a part of the page at once.
    field.dispatchEvent(new Event('keyup', { bubbles: true }));
    if (typeof value === 'string') retype(field, value);
    else if ('checked' in field) tickAgain(field, value);
  }
}

function retype(field: Field, value: string): void {
  // React believes that it knows the value already: an empty one in between makes the typed one news.
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function tickAgain(box: HTMLInputElement, checked: boolean): void {
  box.checked = !checked;
  box.click();
}
