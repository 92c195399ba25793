/**
 * How a screen wants the faults of a call to be shown:
 * - `modal`: the notification modal (s.8), the default.
 * - `capitalised`: the modal, with the first letter in upper case, as on auth screens.
 * - `toast`: a toast with the text of `toast`.
 * - `log`: a line in the console, nothing on the page.
 * - `screen`: the screen shows the fault itself.
 * An expired session always opens its own dialog.
 */
export type FaultHandling = 'modal' | 'capitalised' | 'toast' | 'log' | 'screen';

export interface ScreenMeta extends Record<string, unknown> {
  readonly onFault?: FaultHandling;
  /** The text of the toast, with `onFault: 'toast'`. */
  readonly toast?: string;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: ScreenMeta;
    mutationMeta: ScreenMeta;
  }
}
