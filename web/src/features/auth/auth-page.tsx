import type { LucideIcon } from 'lucide-react';
import { type ReactNode, startTransition, useActionState, useState } from 'react';
import { Link } from 'wouter';
import { CheckboxField, TextField, type TextFieldProps } from '@/components/forms/field';
import { callShowingFault } from '@/feedback/show-fault';
import { pathOf, type RouteName } from '@/paths';

interface AuthPageProps {
  readonly heading: string;
  readonly body?: ReactNode;
  readonly children?: ReactNode;
  readonly footer?: ReactNode;
}

export function AuthPage({ heading, body, children, footer }: AuthPageProps) {
  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <h1 tabIndex={-1} className="display text-h2">
          {heading}
        </h1>
        {body && <div className="text-body text-balance text-ink-muted [overflow-wrap:anywhere]">{body}</div>}
      </div>
      {children}
      {footer && <p className="flex flex-wrap items-center gap-x-1.5 text-body text-ink-muted">{footer}</p>}
    </div>
  );
}

interface AuthLinkProps {
  readonly to: RouteName;
  readonly userEmail?: string | null | undefined;
  readonly children: ReactNode;
}

/** A link in the text of an auth page, with a touch target of 44 px. */
export function AuthLink({ to, userEmail, children }: AuthLinkProps) {
  return (
    <Link
      href={pathOf(to)}
      state={userEmail ? { userEmail } : null}
      className="inline-flex min-h-11 items-center rounded-chip font-bold text-indigo underline decoration-2 underline-offset-4 hover:text-indigo-hover"
    >
      {children}
    </Link>
  );
}

const tones = { good: 'bg-good-tint text-good', festive: 'bg-marigold-tint text-warn' };

export function PageSign({ Icon, tone = 'good' }: { Icon: LucideIcon; tone?: keyof typeof tones }) {
  return (
    <span
      aria-hidden="true"
      className={`order-first grid size-16 place-items-center rounded-card ${tones[tone]}`}
    >
      <Icon size={32} strokeWidth={2} />
    </span>
  );
}

/** Validated by the rules of s.5, not by the browser. */
export function EmailField(props: Omit<TextFieldProps, 'label'>) {
  return (
    <TextField
      label="Email"
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="off"
      spellCheck={false}
      {...props}
    />
  );
}

interface PasswordFieldProps extends Partial<TextFieldProps> {
  readonly autoComplete: 'current-password' | 'new-password';
}

export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <div className="grid gap-1">
      <TextField
        label="Password"
        type={shown ? 'text' : 'password'}
        autoCapitalize="off"
        spellCheck={false}
        {...props}
      />
      <CheckboxField checked={shown} onChange={event => setShown(event.target.checked)}>
        Show Password
      </CheckboxField>
    </div>
  );
}

/** Auth pages only send, so they load no query cache. A fault is shown in a modal; `error` is that of the last call. */
export function useAuthCall<Input, Answer>(
  call: (input: Input) => Promise<Answer>,
  onSuccess: (answer: Answer, input: Input) => void,
) {
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
