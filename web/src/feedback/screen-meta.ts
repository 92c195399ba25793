/**
 * What a screen says about the faults of a call, in one of five words:
 * - `modal`: the notification modal (s.8). This is what happens when a screen says nothing.
 * - `capitalised`: the modal with its first letter large, as on auth screens.
 * - `toast`: the fixed words in `toast`.
 * - `log`: a line in the console, nothing on the page.
 * - `screen`: the screen shows the fault itself.
 * An ended session shows its own dialog whatever the word.
 */
export type FaultWord = 'modal' | 'capitalised' | 'toast' | 'log' | 'screen';

export interface ScreenMeta extends Record<string, unknown> {
  readonly onFault?: FaultWord;
  /** The words of the toast, with `onFault: 'toast'`. */
  readonly toast?: string;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: ScreenMeta;
    mutationMeta: ScreenMeta;
  }
}
