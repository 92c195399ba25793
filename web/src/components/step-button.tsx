import type { LucideIcon } from 'lucide-react';
import { cn } from '@/lib/cn';
import { Button } from './ui/button.tsx';

interface StepButtonProps {
  readonly label: string;
  readonly isAtEnd: boolean;
  readonly onPress: () => void;
  readonly Icon: LucideIcon;
  readonly className?: string;
}

/** An icon button that scrolls or counts by one step. At the end it stays focusable, because a disabled button would lose the focus. */
export function StepButton({ label, isAtEnd, onPress, Icon, className }: StepButtonProps) {
  return (
    <Button
      variant="outline"
      size="icon"
      aria-label={label}
      aria-disabled={isAtEnd}
      className={cn(className, 'aria-disabled:opacity-50')}
      onClick={() => {
        if (!isAtEnd) onPress();
      }}
    >
      <Icon aria-hidden size={20} />
    </Button>
  );
}
