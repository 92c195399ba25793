import { type SyntheticEvent, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { trpc } from '../../../api/trpc.ts';
import { Button } from '../../../components/ui/button.tsx';
import { TextField } from '../../../components/ui/text-field.tsx';
import { waitListCopy } from '../copy/wait-list.ts';

/** An e-mail field with the browser's validation; cleared on success, kept after a fault (s.4, s.5). */
export function JoinForm() {
  const { email: label, placeholder, join, promise, added, addedHere, notAdded } = waitListCopy;
  const [email, setEmail] = useState('');
  const create = trpc.waitList.create.useMutation({
    meta: { onFault: 'toast', toast: notAdded },
    onSuccess: () => {
      setEmail('');
      toast.success(added);
    },
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    // Sends what is displayed: the field shows lower case (s.5).
    if (!create.isPending) create.mutate({ waitListEmail: email.trim().toLowerCase() });
  };
  return (
    <form onSubmit={submit} className="grid max-w-md gap-4">
      <TextField
        label={label}
        hint={create.isSuccess && email === '' ? addedHere : promise}
        type="email"
        name="email"
        required
        autoComplete="email"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        placeholder={placeholder}
        value={email}
        onChange={event => setEmail(event.target.value)}
        className="lowercase"
      />
      <Button type="submit" size="lg" busy={create.isPending} className="sm:justify-self-start">
        {join}
      </Button>
    </form>
  );
}
