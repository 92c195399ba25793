import type { LucideIcon } from 'lucide-react';

const tones = { good: 'bg-good-tint text-good', festive: 'bg-marigold-tint text-warn' };

/** The icon above the heading of a page without a form. */
export function PageSign({ Icon, tone = 'good' }: { Icon: LucideIcon; tone?: keyof typeof tones }) {
  return (
    <span
      aria-hidden="true"
      className={`order-first grid size-16 place-items-center rounded-card ${tones[tone]}`}
    >
      <Icon size={32} strokeWidth={2} />
    </span>
  );
}
