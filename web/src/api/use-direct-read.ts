import { useCallback, useEffect, useRef, useState } from 'react';
import type { ScreenMeta } from '../feedback/show-fault.ts';
import { showFaultLazily } from '../feedback/show-lazily.ts';
import { readToken } from '../session/token.ts';

/** The state of a read. */
type ReadState<Answer> =
  | { readonly status: 'pending' }
  | { readonly status: 'success'; readonly answer: Answer }
  | { readonly status: 'error' };

/**
 * Reads once when the page opens, and again by `retry`. Faults are shown like those of any call.
 * @param read must stay the same function
 * @param known the answer of an earlier visit, shown until the new one arrives
 */
export function useDirectRead<Answer>(
  read: () => Promise<Answer>,
  { meta, known }: { readonly meta?: ScreenMeta; readonly known?: Answer | undefined } = {},
): {
  readonly state: ReadState<Answer>;
  readonly retry: () => void;
  readonly change: (changed: (answer: Answer) => Answer) => void;
} {
  const [state, setState] = useState<ReadState<Answer>>(
    known === undefined ? { status: 'pending' } : { status: 'success', answer: known },
  );
  const latestMeta = useRef(meta);
  latestMeta.current = meta;

  const load = useCallback(async () => {
    const callToken = readToken();
    setState(held => (held.status === 'success' ? held : { status: 'pending' }));
    try {
      setState({ status: 'success', answer: await read() });
    } catch (error) {
      setState(held => (held.status === 'success' ? held : { status: 'error' }));
      await showFaultLazily(error, latestMeta.current, callToken);
    }
  }, [read]);
  useEffect(() => void load(), [load]);

  const change = (changed: (answer: Answer) => Answer) =>
    setState(held => (held.status === 'success' ? { ...held, answer: changed(held.answer) } : held));
  return { state, retry: () => void load(), change };
}
