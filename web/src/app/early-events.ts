/*
 * A prerendered page can be used before it is hydrated. Text typed until then stands only in the document and would be
 * overwritten, a pressed button does nothing, a blurred field does not count as touched. All of it is recorded here and
 * replayed after hydration. Before this code is there a press is lost: prerendered forms have the method `dialog`, which sends
 * nothing, where another would break the page's policy (`form-action`).
 */

/** What people type into or tick. */
type Field = HTMLInputElement | HTMLTextAreaElement;

const typed = new Map<Field, string | boolean>();
const blurred = new Set<Element>();
const pressed: HTMLElement[] = [];
let recording: AbortController | null = null;

const isCheckbox = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

function record(field: Field): void {
  typed.set(field, isCheckbox(field) ? field.checked : field.value);
}

/** Records what a person or a password manager does in `main` and in elements marked `data-early`. */
export function recordEarlyEvents(): void {
  recording = new AbortController();
  // Captured: React stops the events of parts that it has not hydrated.
  const options = { capture: true, signal: recording.signal };
  const inMain = ({ target }: Event) =>
    target instanceof Element && target.closest('main, [data-early]') ? target : null;

  const onClick = (event: MouseEvent) => {
    const button = inMain(event)?.closest('button');
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    // Somebody may press again because nothing happened: a form is sent once.
    if (button.type === 'submit' && pressed.includes(button)) return;
    pressed.push(button);
  };
  const onInput = (event: Event) => {
    const field = inMain(event);
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) record(field);
  };
  const onFocusOut = (event: FocusEvent) => {
    const field = inMain(event);
    if (field) blurred.add(field);
  };
  addEventListener('click', onClick, options);
  addEventListener('input', onInput, options);
  addEventListener('change', onInput, options);
  addEventListener('focusout', onFocusOut, options);
  for (const field of document.querySelectorAll<Field>('main :is(input, textarea)')) {
    const unchanged = isCheckbox(field)
      ? field.checked === field.defaultChecked
      : field.value === field.defaultValue;
    if (!unchanged) record(field);
  }
}

/**
 * Replays what was recorded, once the page is hydrated. Does nothing after the first time.
 * @param overlays resolves once a press may open a dialog; what was typed and ticked does not wait for it
 */
export async function replayEarlyEvents(overlays: Promise<void>): Promise<void> {
  const recorded = recording;
  recording = null;
  if (!recorded) return;
  // What the build could not know, such as the history's state, renders first.
  await Promise.resolve();
  replayTyping();
  await overlays;
  recorded.abort();
  for (const field of blurred) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  for (const button of pressed) button.click();
}

/** Dispatches to the hydrated page what was typed and ticked in the document before. */
function replayTyping(): void {
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
  const { selectionStart, selectionEnd } = field;
  field.value = '';
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
  // Somebody may be about to delete or replace what they selected.
  if (selectionStart !== null && field.matches(':focus'))
    field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function tickAgain(box: HTMLInputElement, checked: boolean): void {
  box.checked = !checked;
  box.click();
}
