import { MailCheck } from 'lucide-react';

export function SentSign() {
  return (
    <span
      aria-hidden="true"
      className="order-first grid size-16 place-items-center rounded-card bg-good-tint text-good"
    >
      <MailCheck size={32} strokeWidth={2} />
    </span>
  );
}
