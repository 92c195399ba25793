import { startTransition, useActionState } from 'react';
import { callShowingFault } from '@/feedback/show-fault';

interface AuthCall<Input> {
  /** Why the last one failed; null where it did not. */
  readonly error: unknown;
  readonly isPending: boolean;
  readonly send: (input: Input) => void;
}

/** A call of a form. Auth pages only send, so they load no query cache. Its fault is shown in a modal. */
export function useAuthCall<Input, Answer>(
  call: (input: Input) => Promise<Answer>,
  onSuccess: (answer: Answer, input: Input) => void,
): AuthCall<Input> {
  const [error, act, isPending] = useActionState(async (_error: unknown, input: Input) => {
    try {
      onSuccess(await callShowingFault(() => call(input), { onFault: 'capitalised' }), input);
      return null;
    } catch (error) {
      return error;
    }
  }, null);
  const send = (input: Input) => {
    if (!isPending) startTransition(() => act(input));
  };
  return { error, isPending, send };
}
