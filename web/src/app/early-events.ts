/*
 * A prerendered page can be used before it is hydrated. Text typed until then would be overwritten, a pressed button does
 * nothing, a blurred field does not count as touched. All of it is replayed after hydration. A document that a page translator
 * has changed does not match: React draws it anew, and what was done to a control is done to the one in its place. Before this
 * code is there a press is lost: prerendered forms have the method `dialog`, which sends nothing, where another would break
 * the page's policy (`form-action`).
 */

type Control = HTMLInputElement | HTMLSelectElement | HTMLButtonElement;

const controls = () =>
  document.querySelectorAll<Control>(':is(main, [data-early]) :is(input, select, button)');

let prerendered: readonly Control[] = [];
const blurred = new Set<Element>();
const pressed: HTMLButtonElement[] = [];
let recording: AbortController | null = null;

/** Records what a person does in `main` and in elements marked `data-early`. */
export function recordEarlyEvents(): void {
  recording = new AbortController();
  prerendered = [...controls()];
  const { typed, ...state } = Object(history.state);
  if (typed) {
    for (const [place, control] of prerendered.entries()) control.value ||= typed[place];
    history.replaceState(state, '');
  }
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
  const onFocusOut = (event: FocusEvent) => {
    const field = inMain(event);
    if (field) blurred.add(field);
  };
  addEventListener('click', onClick, options);
  addEventListener('focusout', onFocusOut, options);
}

/**
 * Replays what was done, once the page is hydrated or drawn anew. Called before anything renders again; does nothing after the
 * first time.
 * @param focused what had the focus until then
 * @param overlays resolves once a press may open a dialog; what was typed and ticked does not wait for it
 */
export async function replayEarlyEvents(focused: Element | null, overlays: Promise<void>): Promise<void> {
  const recorded = recording;
  recording = null;
  if (!recorded) return;
  const drawn = controls();
  const current = new Map<Element | null, Control>(
    prerendered.map((control, place) => [control, (!control.isConnected && drawn[place]) || control]),
  );
  // A control that was replaced still holds its value.
  const changed = prerendered.filter(isChanged).map(control => ({
    field: current.get(control),
    type: control.type,
    value: control.value,
  }));
  if (focused?.isConnected === false) {
    blurred.delete(focused);
    current.get(focused)?.focus();
  }
  // What the build could not know, such as the history's state, renders first.
  await Promise.resolve();
  for (const { field, type, value } of changed) {
    // Never a password in another field.
    if (field?.type === type) changeTo(field, value);
  }
  await overlays;
  recorded.abort();
  for (const field of blurred)
    (current.get(field) ?? field).dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  for (const button of pressed) current.get(button)?.click();
}

/** Reloads a prerendered page, and keeps in its entry of the history what was typed and chosen until then: no password. */
export function reloadWithTyped(): void {
  const typed = [...controls()].map(({ type, value }) => (type === 'password' ? '' : value));
  history.replaceState({ ...history.state, typed }, '');
  location.reload();
}

/** Whether somebody typed, ticked or chose in it, or the browser did. */
function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return control.selectedIndex > 0;
  if (control instanceof HTMLButtonElement) return false;
  // The value of a box is 'on', whatever is done to it.
  return control.type === 'checkbox'
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue;
}

/** Does again what somebody did, for React to hear of it. */
function changeTo(field: Control, value: string): void {
  // A key event makes React hydrate this part at once.
  field.dispatchEvent(new Event('keyup', { bubbles: true }));
  if (field instanceof HTMLInputElement && field.type === 'checkbox') {
    field.checked = field.defaultChecked;
    field.click();
    return;
  }
  // React ignores an input event whose value it already knows. Its own setter learns another one on a copy: the field keeps its
  // caret.
  Object.getOwnPropertyDescriptor(field, 'value')?.set?.call(field.cloneNode(), '');
  if (field.value !== value) Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
