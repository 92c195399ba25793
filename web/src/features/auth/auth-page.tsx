import type { LucideIcon } from 'lucide-react';
import { type ComponentProps, type ReactNode, startTransition, useActionState, useState } from 'react';
import { Link } from 'wouter';
import { CheckboxField, TextField, type TextFieldProps } from '@/components/forms/field';
import { callWithFaultHandling } from '@/feedback/show-fault';
import { pathOf, type RouteName } from '@/paths';

interface AuthPageProps {
  readonly heading: string;
  readonly body: ReactNode;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
}

/** The content of a page of `AuthShell` (s.2.2): heading, text, form, and a footer that usually links to another page. */
export function AuthPage({ heading, body, children, footer }: AuthPageProps) {
  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <h1 tabIndex={-1} className="display text-h2 [overflow-wrap:anywhere] large-text:text-h3">
          {heading}
        </h1>
        <div className="text-body text-balance text-ink-muted [overflow-wrap:anywhere]">{body}</div>
      </div>
      {children}
      {footer && <p className="flex flex-wrap items-center gap-x-1.5 text-body text-ink-muted">{footer}</p>}
    </div>
  );
}

interface AuthLinkProps {
  readonly to: RouteName;
  /** The e-mail that the form of the next page starts with. It is passed in the navigation state. */
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

/** The large icon of a page without a form, as a child of `AuthPage`. CSS moves it from below the heading to the top. */
export function PageIcon({ Icon, tone = 'good' }: { Icon: LucideIcon; tone?: keyof typeof tones }) {
  return (
    <span
      aria-hidden="true"
      className={`order-first grid size-16 place-items-center rounded-card ${tones[tone]}`}
    >
      <Icon size={32} strokeWidth={2} />
    </span>
  );
}

/**
 * A form of an auth page. The rules of s.5 validate it instead of the browser (`noValidate`). With the method `dialog` a submit before
 * hydration sends nothing. Other methods would violate the content security policy (`form-action`).
 */
export function AuthForm(props: ComponentProps<'form'>) {
  return <form method="dialog" noValidate {...props} />;
}

/** The e-mail of an auth form. */
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

/** The password of an auth form, with the checkbox 'Show Password' (s.2.2). */
export function PasswordField(props: PasswordFieldProps) {
  const [isVisible, setVisible] = useState(false);
  return (
    <div className="grid gap-1">
      <TextField
        label="Password"
        type={isVisible ? 'text' : 'password'}
        autoCapitalize="off"
        spellCheck={false}
        {...props}
      />
      <CheckboxField checked={isVisible} onChange={event => setVisible(event.target.checked)}>
        Show Password
      </CheckboxField>
    </div>
  );
}

interface AuthCall<Input> {
  /** The error of the last call; null before the first call and after a success. */
  readonly error: unknown;
  readonly isPending: boolean;
  /** Makes the call, unless one is pending. */
  readonly send: (input: Input) => void;
}

/**
 * Makes a call of an auth page. `callWithFaultHandling` shows its errors, usually in a modal. On these pages the modal's text starts with a
 * capital letter (s.8). These pages do not load TanStack Query, because their forms read no data.
 */
export function useAuthCall<Input, Answer>(
  call: (input: Input) => Promise<Answer>,
  onSuccess: (answer: Answer, input: Input) => void,
): AuthCall<Input> {
  const [error, startCall, isPending] = useActionState(async (_error: unknown, input: Input) => {
    try {
      onSuccess(await callWithFaultHandling(() => call(input), { onFault: 'capitalised' }), input);
      return null;
    } catch (error) {
      // The error was shown. It is returned because pages also show some errors at a field.
      return error;
    }
  }, null);
  const send = (input: Input) => {
    if (!isPending) startTransition(() => startCall(input));
  };
  return { error, isPending, send };
}
