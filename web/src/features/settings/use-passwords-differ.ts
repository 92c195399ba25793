import { useState } from 'react';

interface PasswordsDiffer {
  /** Whether the confirmation differs from the new password. */
  readonly differs: boolean;
  /** Whether the person was warned about these two values. */
  readonly warned: boolean;
  /** Whether the submit must be held back, once per pair of values: s.5 has no match rule. */
  readonly mustWarn: () => boolean;
}

/** Warns once about two different passwords. Any change makes a new pair. */
export function usePasswordsDiffer(password = '', confirmation = ''): PasswordsDiffer {
  const [warnedAbout, setWarnedAbout] = useState<readonly [string, string] | null>(null);
  const differs = confirmation !== '' && confirmation !== password;
  const warned = differs && warnedAbout?.[0] === password && warnedAbout[1] === confirmation;
  const mustWarn = () => {
    if (!differs || warned) return false;
    setWarnedAbout([password, confirmation]);
    return true;
  };
  return { differs, warned, mustWarn };
}
