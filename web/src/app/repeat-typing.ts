type Field = HTMLInputElement | HTMLTextAreaElement;

const boxes = 'input[type="checkbox"], input[type="radio"]';

/** Tells the page's code what was typed and ticked in the document before it was there. */
export function repeatTyping(): void {
  for (const field of document.querySelectorAll<Field>(`main :is(input:not(${boxes}), textarea)`)) {
    if (field.value !== field.defaultValue) retype(field);
  }
  for (const box of document.querySelectorAll<HTMLInputElement>(`main :is(${boxes})`)) {
    if (box.checked !== box.defaultChecked) tickAgain(box);
  }
}

/** A key makes React take over a part of the page at once. */
function takeOver(part: Element): void {
  part.dispatchEvent(new Event('keyup', { bubbles: true }));
}

function tickAgain(box: HTMLInputElement): void {
  takeOver(box);
  box.checked = !box.checked;
  box.click();
}

function retype(field: Field): void {
  const typed = field.value;
  takeOver(field);
  // React believes that it knows the value already: an empty one in between makes the typed one news.
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
