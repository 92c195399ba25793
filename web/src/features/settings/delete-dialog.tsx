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

/**
 * The dialog that deletes an account. It lists the data that is deleted, and asks for the password and a confirmation. An error of the call is
 * shown at the password, not in a second modal.
 */
export function DeleteDialog({ userEmail, onClose }: { userEmail: string; onClose: () => void }) {
  const [, navigate] = useLocation();
  const [password, setPassword] = useState('');
  const [isConfirmed, setConfirmed] = useState(false);
  const [wasSubmitted, setSubmitted] = useState(false);
  const passwordField = useRef<HTMLInputElement>(null);
  const confirmationBox = useRef<HTMLInputElement>(null);
  const id = useId();
  const deletion = trpc.user.deleteAccount.useMutation({
    meta: { onFault: 'caller' },
    onSuccess: () => {
      // This must be before `forget`, which opens the login page if a signed-in page is open. `replace`, so that Back does not return to the
      // settings of the deleted account.
      navigate(pathOf('accountDeleted'), { replace: true });
      forget('logged-out');
    },
    onError: () => passwordField.current?.focus(),
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (deletion.isPending) return;
    setSubmitted(true);
    // Read from the field, because a password manager may have filled it without an event.
    const userPassword = passwordField.current?.value ?? '';
    setPassword(userPassword);
    if (userPassword === '') passwordField.current?.focus();
    else if (!isConfirmed) confirmationBox.current?.focus();
    else deletion.mutate({ userEmail, userPassword });
  };
  // The form `login` has the same rule: a password is required.
  const missingPasswordError = wasSubmitted
    ? fieldErrorOf('login', 'userPassword', { userPassword: password })
    : null;
  const callError = deletion.isError ? faultOfCall(deletion.error).message : null;
  const isConfirmationMissing = wasSubmitted && !isConfirmed;
  return (
    <Modal
      title="Delete your account?"
      onClose={() => {
        if (!deletion.isPending) onClose();
      }}
      actions={
        <>
          <Button
            variant="destructive"
            form={`${id}-form`}
            type="submit"
            busy={deletion.isPending}
            busyLabel="Deleting..."
          >
            Delete my account
          </Button>
          <Button variant="outline" onClick={onClose} disabled={deletion.isPending}>
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
        {/* Password managers look up the password of this e-mail. */}
        <input type="email" autoComplete="username" value={userEmail} readOnly hidden />
        <TextField
          label="Password"
          error={missingPasswordError ?? callError}
          ref={passwordField}
          type="password"
          autoComplete="current-password"
          autoCapitalize="off"
          spellCheck={false}
          // The maximum length of a password in the contract.
          maxLength={1024}
          onChange={event => {
            setPassword(event.target.value);
            if (deletion.isError) deletion.reset();
          }}
        />
        <div className="grid gap-1">
          <CheckboxField
            ref={confirmationBox}
            checked={isConfirmed}
            onChange={event => setConfirmed(event.target.checked)}
            aria-invalid={isConfirmationMissing || undefined}
            aria-describedby={isConfirmationMissing ? `${id}-confirmation` : undefined}
          >
            Yes, delete all of it. I know that nobody can bring it back.
          </CheckboxField>
          {isConfirmationMissing && (
            <p
              id={`${id}-confirmation`}
              className="flex items-start gap-1.5 text-meta font-semibold text-danger"
            >
              <CircleAlert aria-hidden size={18} className="mt-px shrink-0" />
              Tick this box to continue.
            </p>
          )}
        </div>
      </form>
    </Modal>
  );
}
