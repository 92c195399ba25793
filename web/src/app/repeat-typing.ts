type Field = HTMLInputElement | HTMLTextAreaElement;

const boxes = 'input[type="checkbox"], input[type="radio"]';

/** Tells the page's code what was typed and ticked in the document before it was there. */
export function repeatTyping(): void {
  // All is read first: what is told of one field draws the others anew, as their code believes them to be.
  const typed = [...document.querySelectorAll<Field>(`main :is(input:not(${boxes}), textarea)`)]
    .filter(field => field.value !== field.defaultValue)
    .map(field => ({ field, value: field.value }));
  const ticked = [...document.querySelectorAll<HTMLInputElement>(`main :is(${boxes})`)]
    .filter(box => box.checked !== box.defaultChecked)
    .map(box => ({ box, checked: box.checked }));

  for (const { field, value } of typed) retype(field, value);
  for (const { box, checked } of ticked) tickAgain(box, checked);
}

function retype(field: Field, value: string): void {
  takeOver(field);
  // React believes that it knows the value already: an empty one in between makes the typed one news.
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function tickAgain(box: HTMLInputElement, checked: boolean): void {
  takeOver(box);
  box.checked = !checked;
  box.click();
}

/** A key makes React take over a part of the page at once. */
function takeOver(part: Element): void {
  part.dispatchEvent(new Event('keyup', { bubbles: true }));
}
