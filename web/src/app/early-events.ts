/*
 * A prerendered page can be used before it is hydrated: what is typed and pressed until then is done again. A document that a page
 * translator has changed does not match: React draws it anew, and what was done to a control is done to the one in its place.
 */

type Control = HTMLInputElement | HTMLSelectElement | HTMLButtonElement;

const controls = () => [...document.querySelectorAll<Control>('#root :is(input, select, button)')];

let prerendered: readonly Control[] = [];
const pressed = new Set<HTMLButtonElement>();
const recording = new AbortController();

/** Records each pressed button once, until the page is hydrated. Types again what was kept over a reload. */
export function recordEarlyEvents(): void {
  prerendered = controls();
  const { typed, ...state } = Object(history.state);
  if (typed) {
    for (const [place, control] of prerendered.entries()) control.value ||= typed[place];
    history.replaceState(state, '');
  }
  const keep = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    pressed.add(button);
  };
  addEventListener('click', keep, { capture: true, signal: recording.signal });
}

/** Reloads a prerendered page, and keeps in its entry of the history what was typed and chosen until then: no password. */
export function reloadWithTyped(): void {
  const typed = controls().map(({ type, value }) => (type === 'password' ? '' : value));
  history.replaceState({ ...history.state, typed }, '');
  location.reload();
}

export function endRecording(): void {
  recording.abort();
}

/** Types and presses again, once the page is hydrated or drawn anew. `focused` had the focus until then. */
export async function replayEarlyEvents(focused: Element | null): Promise<void> {
  const before = prerendered;
  prerendered = [];
  const drawn = controls();
  const current = new Map<Element | null, Control>(
    before.map((control, place) => [control, (!control.isConnected && drawn[place]) || control]),
  );
  // A control that was replaced still holds its value.
  const changed = before.filter(isChanged).map(control => ({
    field: current.get(control),
    type: control.type,
    value: control.value,
  }));
  if (focused?.isConnected === false) current.get(focused)?.focus();
  // What the build could not know, such as the history's state, renders first.
  await Promise.resolve();
  endRecording();
  for (const { field, type, value } of changed) {
    // Never a password in another field.
    if (field?.type === type) changeTo(field, value);
  }
  for (const button of pressed) current.get(button)?.click();
  pressed.clear();
}

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return control.selectedIndex > 0;
  if (control instanceof HTMLButtonElement) return false;
  // The value of a box is 'on', whatever is done to it.
  return control.type === 'checkbox'
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue;
}

function changeTo(field: Control, value: string): void {
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
  // A field that was left counts as touched.
  if (field !== document.activeElement) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}
