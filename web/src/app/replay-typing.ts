/** What people type into or tick. */
export type Field = HTMLInputElement | HTMLTextAreaElement;

/** Dispatches to the hydrated page what was typed and ticked in the document before. */
export function replayTyping(typed: ReadonlyMap<Field, string | boolean>): void {
  // A copy: the events dispatched here are recorded as typing too.
  for (const [field, value] of [...typed]) {
    // A key event makes React hydrate this part at once.
    field.dispatchEvent(new Event('keyup', { bubbles: true }));
    if (typeof value === 'string') retype(field, value);
    else if ('checked' in field) tickAgain(field, value);
  }
}

function retype(field: Field, value: string): void {
  // React ignores an input event whose value it already knows: an empty value in between makes it a change.
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function tickAgain(box: HTMLInputElement, checked: boolean): void {
  box.checked = !checked;
  box.click();
}
