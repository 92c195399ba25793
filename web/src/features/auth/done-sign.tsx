import { PartyPopper } from 'lucide-react';

export function DoneSign() {
  return (
    <span
      aria-hidden="true"
      className="order-first grid size-16 place-items-center rounded-card bg-marigold-tint text-warn"
    >
      <PartyPopper size={32} strokeWidth={2} />
    </span>
  );
}
