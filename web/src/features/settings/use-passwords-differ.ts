import { useState } from 'react';

interface Differing {
  /** Whether the confirmation differs from the new password. */
  readonly differs: boolean;
  /** Whether the person was warned about these two values. */
  readonly asked: boolean;
  /** Whether the submit must be held back, once per pair of values: s.5 has no match rule. */
  readonly mustAsk: () => boolean;
}

/** Warns once about two different passwords. Any change makes a new pair. */
export function usePasswordsDiffer(password = '', confirmation = ''): Differing {
  const [askedAbout, setAskedAbout] = useState<readonly [string, string] | null>(null);
  const differs = confirmation !== '' && confirmation !== password;
  const asked = differs && askedAbout?.[0] === password && askedAbout[1] === confirmation;
  const mustAsk = () => {
    if (!differs || asked) return false;
    setAskedAbout([password, confirmation]);
    return true;
  };
  return { differs, asked, mustAsk };
}
