import type { Urgency } from '@choose-life/contracts/domain/report/report-details';
import { HeartHandshake, type LucideIcon, TriangleAlert } from 'lucide-react';

interface UrgencyLook {
  readonly Icon: LucideIcon;
  readonly text: string;
  readonly tint: string;
  readonly border: string;
}

const alert: UrgencyLook = {
  Icon: TriangleAlert,
  text: 'text-danger',
  tint: 'bg-danger-tint',
  border: 'border-danger',
};

/** Icon and colours of urgent notices. */
export const urgencyLooks: Record<Urgency, UrgencyLook> = {
  now: alert,
  today: alert,
  talk: {
    Icon: HeartHandshake,
    text: 'text-lifestyle',
    tint: 'bg-lifestyle-tint',
    border: 'border-lifestyle',
  },
};
