/**
 * Why this is hard: a prerendered page can be used before its code is there. What is typed until then stands only in the
 * document, and is drawn over; a pressed button does nothing; a left field is not known as left. All of it is kept here and
 * done again.
 */
export type Field = HTMLInputElement | HTMLTextAreaElement;

const typed = new Map<Field, string | boolean>();
const left = new Set<Element>();
const pressed: HTMLElement[] = [];
let stopWatching: (() => void) | null = null;

const isBox = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

function keep(field: Field): void {
  typed.set(field, isBox(field) ? field.checked : field.value);
}

/** Starts keeping what a person, or a password manager, does in the main part of a page and in what is marked `data-early`. */
export function watchEarlyActs(): void {
  // On their way down: React stops the events of parts it has not taken over.
  const watching = new AbortController();
  const options = { capture: true, signal: watching.signal };
  const inMain = ({ target }: Event) =>
    target instanceof Element && target.closest('main, [data-early]') ? target : null;

  const press = (event: MouseEvent) => {
    const button = inMain(event)?.closest('button');
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    // Pressed again because nothing happened: what is sent is sent once.
    if (button.type === 'submit' && pressed.includes(button)) return;
    pressed.push(button);
  };
  const write = (event: Event) => {
    const field = inMain(event);
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) keep(field);
  };
  const leave = (event: FocusEvent) => {
    const field = inMain(event);
    if (field) left.add(field);
  };
  addEventListener('click', press, options);
  addEventListener('input', write, options);
  addEventListener('change', write, options);
  addEventListener('focusout', leave, options);
  for (const field of document.querySelectorAll<Field>('main :is(input, textarea)')) {
    const asSent = isBox(field) ? field.checked === field.defaultChecked : field.value === field.defaultValue;
    if (!asSent) keep(field);
  }
  stopWatching = () => watching.abort();
}

/** Does again what was kept, once the code of the page has taken over. Nothing after the first time. */
export async function repeatEarlyActs(): Promise<void> {
  const stop = stopWatching;
  stopWatching = null;
  if (!stop) return;
  // What the build could not know, such as the history's state, is drawn first.
  await Promise.resolve();
  if (typed.size > 0) {
    const { repeatTyping } = await import('./repeat-typing.ts');
    repeatTyping(typed);
  }
  stop();
  for (const field of left) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  for (const button of pressed) button.click();
}
