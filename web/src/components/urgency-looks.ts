import type { Urgency } from '@choose-life/contracts/domain/report/generated/report-details';
import { CalendarClock, HeartHandshake, type LucideIcon, TriangleAlert } from 'lucide-react';

interface UrgencyLook {
  readonly Icon: LucideIcon;
  /** Classes for the text colour, the background and the border. */
  readonly text: string;
  readonly tint: string;
  readonly border: string;
}

const urgentLook: UrgencyLook = {
  Icon: TriangleAlert,
  text: 'text-danger',
  tint: 'bg-danger-tint',
  border: 'border-danger',
};

const byDateLook: UrgencyLook = {
  Icon: CalendarClock,
  text: 'text-warn',
  tint: 'bg-warn-tint',
  border: 'border-warn',
};

/** Icon and colours of each urgency. */
export const urgencyLooks: Record<Urgency, UrgencyLook> = {
  now: urgentLook,
  today: urgentLook,
  'within-a-week': byDateLook,
  'within-4-weeks': byDateLook,
  talk: {
    Icon: HeartHandshake,
    text: 'text-lifestyle',
    tint: 'bg-lifestyle-tint',
    border: 'border-lifestyle',
  },
};
