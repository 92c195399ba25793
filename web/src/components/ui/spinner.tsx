import { LoaderCircle } from 'lucide-react';

/** Decorative: a text beside it says what it means. */
export function Spinner() {
  return <LoaderCircle aria-hidden size={20} strokeWidth={2} className="turning shrink-0" />;
}
