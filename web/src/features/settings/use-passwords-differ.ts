import { useState } from 'react';

interface Differing {
  /** Whether something else stands in the confirmation than in the new password. */
  readonly differs: boolean;
  /** Whether the person was asked about these two, as they stand now. */
  readonly asked: boolean;
  /** Whether the form is to be held back once, to ask. The same two are not asked about again: s.5 has no match rule. */
  readonly mustAsk: () => boolean;
}

/** Two passwords that differ are asked about once and then sent as they are; any change to one of them is a new pair. */
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
