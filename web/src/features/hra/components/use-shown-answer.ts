import { startTransition, useOptimistic } from 'react';

/**
 * Shows a new answer in its input before the rest of the page renders. An answer may change the progress, the checks, and which questions
 * are shown. On a slow phone the page takes longer than the 100 ms after which a press feels late. So only the input renders
 * immediately, and the page renders in a transition. The answer itself is stored immediately.
 * @param answer the current answer, or the text of its field
 * @param onAnswer stores a new answer or text
 * @returns the answer or text that the input shows, and the handler for its changes
 */
export function useShownAnswer<Shown>(
  answer: Shown,
  onAnswer: (next: Shown) => void,
): [shown: Shown, change: (next: Shown) => void] {
  const [shown, show] = useOptimistic(answer);
  const change = (next: Shown) =>
    startTransition(() => {
      show(next);
      onAnswer(next);
    });
  return [shown, change];
}
