import { propertiesOf } from '@choose-life/contracts/domain/properties-of';

/*
 * Keeps the input that a person makes on a prerendered page before the page is hydrated.
 *
 * The document is shown before its code is loaded, so a person can type into its fields and press its buttons while React does
 * not listen yet. The steps:
 *
 * 1. `recordEarlyEvents`, before hydration: remembers the controls of the document, and which of its buttons are pressed. These
 *    presses have no effect yet. Typed text stays in its field.
 * 2. React hydrates the document. If it differs from what React renders (a page translator has changed it, for example), React
 *    replaces the page: then every control has a new element at the same position in the document.
 * 3. `replayEarlyEvents`, in the layout effect of the first commit: finds the current element of each control, restores the
 *    focus, fires input events for what was typed, and clicks the pressed buttons.
 *
 * If the code cannot be loaded, for example because a new release has replaced it, the page offers a reload:
 * `reloadKeepingTypedText` keeps the typed text in the history's state, and step 1 writes it back after the reload.
 */

type Control = HTMLInputElement | HTMLSelectElement | HTMLButtonElement;

const findControls = () => [...document.querySelectorAll<Control>('#root :is(input, select, button)')];

/** The controls of the prerendered page, in document order; empty before the recording and after the replay. */
let recordedControls: readonly Control[] = [];
const pressedButtons = new Set<HTMLButtonElement>();
const recording = new AbortController();

/**
 * Starts to record which of the document's buttons are pressed, until the page is hydrated. Restores the text that
 * `reloadKeepingTypedText` has kept.
 */
export function recordEarlyEvents(): void {
  recordedControls = findControls();
  const { typed: typedValues, ...state } = propertiesOf(history.state);
  if (Array.isArray(typedValues)) {
    // `||=` keeps a value that the browser itself has restored.
    for (const [position, control] of recordedControls.entries())
      control.value ||= String(typedValues[position] ?? '');
    history.replaceState(state, '');
  }
  const record = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    // React has rendered all other buttons, for example the buttons of a dialog, so their listeners work already.
    if (!button || !recordedControls.includes(button)) return;
    // A submit button would load the page again.
    event.preventDefault();
    event.stopPropagation();
    pressedButtons.add(button);
  };
  addEventListener('click', record, { capture: true, signal: recording.signal });
}

/** Reloads a prerendered page. The texts and choices of its fields, except passwords and checkboxes, are kept in the current history entry. */
export function reloadKeepingTypedText(): void {
  const typedValues = findControls().map(({ type, value }) => (type === 'password' ? '' : value));
  history.replaceState({ ...history.state, typed: typedValues }, '');
  location.reload();
}

/** Stops recording, so that buttons have their effect again. Called without a replay if the page's code cannot be loaded. */
export function endRecording(): void {
  recording.abort();
}

/**
 * Fires the events that React has missed, for everything that was typed and pressed. Call it when the page is hydrated or replaced.
 * Further calls do nothing.
 * @param focused the element that had the focus before React rendered
 */
export async function replayEarlyEvents(focused: Element | null): Promise<void> {
  const controls = recordedControls;
  // Emptied before the `await` below, so that a second call has nothing to replay.
  recordedControls = [];
  const renderedControls = findControls();
  /** The current element of each recorded control. */
  const currentControls = new Map<Element | null, Control>(
    controls.map((control, position) => {
      const replacement = control.isConnected ? undefined : renderedControls[position];
      return [control, replacement ?? control];
    }),
  );
  // Read from the old elements: an element that React has replaced still has the typed value, and its replacement does not.
  const changes = controls.filter(isChanged).map(control => ({
    field: currentControls.get(control),
    type: control.type,
    value: control.value,
  }));
  if (focused?.isConnected === false) currentControls.get(focused)?.focus();
  // After the effects of this commit, which may still render values that the prerendered document cannot contain, such as values of the
  // history's state.
  await Promise.resolve();
  endRecording();
  for (const { field, type, value } of changes) {
    // The replaced page may have different fields. A password must not be written into a field of another type.
    if (field?.type === type) simulateChange(field, value);
  }
  // After the changes, because a press of a submit button sends the typed text.
  for (const pressedButton of pressedButtons) {
    const button = currentControls.get(pressedButton);
    // The replaced page may have a different control there, such as the submit button of the login page after the end of a session.
    if (button?.type === pressedButton.type) button.click();
  }
  pressedButtons.clear();
}

/** Whether a person or the browser has changed the value of a control. */
function isChanged(control: Control): boolean {
  // Prerendered selects have their first option selected.
  if (control instanceof HTMLSelectElement) return control.selectedIndex > 0;
  if (control instanceof HTMLButtonElement) return false;
  // The value of a checkbox is 'on', whether it is checked or not.
  if (control.type === 'checkbox') return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}

/** Changes a control as a person does, so that React's event handlers are called. */
function simulateChange(field: Control, value: string): void {
  if (field instanceof HTMLInputElement && field.type === 'checkbox') {
    // Reset, so that the click changes it to the value that the person has chosen.
    field.checked = field.defaultChecked;
    field.click();
    return;
  }
  // React ignores an input event if the field's value equals the last value that React knows. React learns values through a setter that it
  // defines on each field. Calling that setter for a copy of the field makes '' the last known value, and leaves the field and its caret
  // unchanged.
  Object.getOwnPropertyDescriptor(field, 'value')?.set?.call(field.cloneNode(), '');
  // With the setter of the prototype, because React must not learn the new value before the event.
  if (field.value !== value) Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  // A form shows the errors of a field only after `focusout` (s.5: touched fields). The focused field was not left yet.
  if (field !== document.activeElement) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}
