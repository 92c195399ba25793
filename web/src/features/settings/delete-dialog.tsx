import { fieldErrorOf } from '@choose-life/contracts/domain/forms';
import { CircleAlert } from 'lucide-react';
import { type SyntheticEvent, useId, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { trpc } from '@/api/trpc';
import { CheckboxField, TextField } from '@/components/forms/field';
import { Modal } from '@/components/modal';
import { Button } from '@/components/ui/button';
import { faultOfCall } from '@/feedback/show-fault';
import { pathOf } from '@/paths';
import { forget } from '@/session/forget';

/** Lists what is deleted, and asks for the password and a confirmation. A refusal is shown at the password, not in a modal. */
export function DeleteDialog({ userEmail, onClose }: { userEmail: string; onClose: () => void }) {
  const [, navigate] = useLocation();
  const [password, setPassword] = useState('');
  const [sure, setSure] = useState(false);
  const [tried, setTried] = useState(false);
  const passwordField = useRef<HTMLInputElement>(null);
  const sureBox = useRef<HTMLInputElement>(null);
  const id = useId();
  const remove = trpc.user.deleteAccount.useMutation({
    meta: { onFault: 'screen' },
    // The cache must not keep the password.
    gcTime: 0,
    onSuccess: () => {
      navigate(pathOf('accountDeleted'), { replace: true });
      forget('logged-out');
    },
    onError: () => passwordField.current?.focus(),
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (remove.isPending) return;
    setTried(true);
    // Read from the field: a password manager may have filled it without an event.
    const userPassword = passwordField.current?.value ?? '';
    setPassword(userPassword);
    if (userPassword === '') passwordField.current?.focus();
    else if (!sure) sureBox.current?.focus();
    else remove.mutate({ userEmail, userPassword });
  };
  const missing = tried ? fieldErrorOf('login', 'userPassword', { userPassword: password }) : null;
  const refused = remove.isError ? faultOfCall(remove.error).message : null;
  const notSure = tried && !sure;
  return (
    <Modal
      title="Delete your account?"
      onClose={() => remove.isPending || onClose()}
      actions={
        <>
          <Button
            variant="destructive"
            form={`${id}-form`}
            type="submit"
            busy={remove.isPending}
            busyLabel="Deleting..."
          >
            Delete my account
          </Button>
          <Button variant="outline" onClick={onClose} disabled={remove.isPending}>
            Keep my account
          </Button>
        </>
      }
    >
      <form id={`${id}-form`} noValidate onSubmit={submit} className="grid gap-5">
        <div className="grid gap-2">
          <p>This is deleted for good:</p>
          <ul className="grid list-disc gap-1 ps-5 text-ink">
            <li>your profile and your password</li>
            <li>your answers, saved and finished, and your reports</li>
            <li>our e-mails to you, and your place on the waitlist</li>
            <li>what this browser remembers of you, in all its tabs</li>
          </ul>
          <p>Want to keep a copy? Close this and export your data first.</p>
        </div>
        <input type="email" autoComplete="username" value={userEmail} readOnly hidden />
        <TextField
          label="Password"
          error={missing ?? refused}
          ref={passwordField}
          type="password"
          autoComplete="current-password"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={1024}
          onChange={event => {
            setPassword(event.target.value);
            if (remove.isError) remove.reset();
          }}
        />
        <div className="grid gap-1">
          <CheckboxField
            ref={sureBox}
            checked={sure}
            onChange={event => setSure(event.target.checked)}
            aria-invalid={notSure || undefined}
            aria-describedby={notSure ? `${id}-sure` : undefined}
          >
            Yes, delete all of it. I know that nobody can bring it back.
          </CheckboxField>
          {notSure && (
            <p id={`${id}-sure`} className="flex items-start gap-1.5 text-meta font-semibold text-danger">
              <CircleAlert aria-hidden size={18} className="mt-px shrink-0" />
              Tick this box to continue.
            </p>
          )}
        </div>
      </form>
    </Modal>
  );
}
