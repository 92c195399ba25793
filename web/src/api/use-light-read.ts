import { useCallback, useEffect, useRef, useState } from 'react';
import type { ScreenMeta } from '../feedback/screen-meta.ts';
import { tellFault } from '../feedback/tell.ts';
import { readToken } from '../session/token.ts';

/** What has become of a read: nothing so far, its answer, or a fault. */
export type LightRead<Answer> =
  | { readonly status: 'pending' }
  | { readonly status: 'success'; readonly answer: Answer }
  | { readonly status: 'error' };

/**
 * Reads once when the page opens, and again when asked to. Faults take the way of any call's.
 * @param read must stay the same function
 * @param known the answer of an earlier visit, shown until this one's has come
 */
export function useLightRead<Answer>(
  read: () => Promise<Answer>,
  { meta, known }: { readonly meta?: ScreenMeta; readonly known?: Answer | undefined } = {},
): {
  readonly state: LightRead<Answer>;
  readonly again: () => void;
  readonly change: (changed: (answer: Answer) => Answer) => void;
} {
  const [state, setState] = useState<LightRead<Answer>>(
    known === undefined ? { status: 'pending' } : { status: 'success', answer: known },
  );
  const told = useRef(meta);
  told.current = meta;

  const again = useCallback(async () => {
    const madeUnder = readToken();
    setState(held => (held.status === 'success' ? held : { status: 'pending' }));
    try {
      setState({ status: 'success', answer: await read() });
    } catch (error) {
      setState(held => (held.status === 'success' ? held : { status: 'error' }));
      await tellFault(error, told.current, madeUnder);
    }
  }, [read]);
  useEffect(() => void again(), [again]);

  const change = (changed: (answer: Answer) => Answer) =>
    setState(held => (held.status === 'success' ? { ...held, answer: changed(held.answer) } : held));
  return { state, again: () => void again(), change };
}
