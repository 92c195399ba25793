import type { LucideIcon } from 'lucide-react';
import { cn } from '@/lib/cn';
import { Button } from './ui/button.tsx';

interface StepButtonProps {
  readonly label: string;
  /** Whether no further step is possible in this direction. */
  readonly isAtLimit: boolean;
  readonly onPress: () => void;
  readonly Icon: LucideIcon;
  readonly className?: string;
}

/** An icon button that scrolls or counts by one step. At the limit it stays focusable, because a disabled button would lose the focus. */
export function StepButton({ label, isAtLimit, onPress, Icon, className }: StepButtonProps) {
  return (
    <Button
      variant="outline"
      size="icon"
      aria-label={label}
      aria-disabled={isAtLimit}
      className={cn(className, 'aria-disabled:opacity-50')}
      onClick={() => {
        if (!isAtLimit) onPress();
      }}
    >
      <Icon aria-hidden size={20} />
    </Button>
  );
}
