/**
 * Why this is hard: a prerendered page can be used before its code is there. What is typed until then stands only in the
 * document, a pressed button does nothing, a left field is not known as left. All three are kept here and done again.
 */
const pressed: HTMLElement[] = [];
const left = new Set<Element>();
let stopWatching: (() => void) | null = null;

/** Starts keeping what a person, or a password manager, does in the main part of a page. */
export function watchEarlyActs(): void {
  const press = (event: MouseEvent) => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>('main button') : null;
    if (!control) return;
    event.preventDefault();
    event.stopPropagation();
    pressed.push(control);
  };
  const leave = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.closest('main')) left.add(target);
  };
  addEventListener('click', press, { capture: true });
  addEventListener('focusout', leave, { capture: true });
  stopWatching = () => {
    removeEventListener('click', press, { capture: true });
    removeEventListener('focusout', leave, { capture: true });
  };
}

/** Does again what was kept, once the code of the page has taken over. Nothing after the first time. */
export async function repeatEarlyActs(): Promise<void> {
  const stop = stopWatching;
  stopWatching = null;
  if (!stop) return;
  // What the build could not know, such as the history's state, is drawn first.
  await Promise.resolve();
  if (document.querySelector('main :is(input, textarea)')) {
    const { repeatTyping } = await import('./repeat-typing.ts');
    repeatTyping();
  }
  stop();
  for (const field of left) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  for (const control of pressed) control.click();
}
