import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { StepButton } from './step-button.tsx';

/** The distance that a button scrolls, in pixels (s.2.3). */
const stepPx = 200;

interface ScrollerProps {
  readonly label: string;
  readonly heading: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A row that scrolls sideways, with two buttons. It does not snap to cards, so that a button moves it by exactly 200 px (s.2.3).
 */
export function Scroller({ label, heading, className, children }: ScrollerProps) {
  const listRef = useRef<HTMLUListElement>(null);
  // Until the row is measured, both are true, and it has no buttons.
  const [edges, setEdges] = useState({ isAtStart: true, isAtEnd: true });

  useEffect(() => {
    const list = listRef.current;
    if (!list) return;
    // With a tolerance of 1 px, since scroll positions may be fractions of a pixel.
    const updateEdges = () =>
      setEdges({
        isAtStart: list.scrollLeft <= 1,
        isAtEnd: list.scrollLeft + list.clientWidth >= list.scrollWidth - 1,
      });
    // The observer calls `updateEdges` once the list is laid out. A call here would force a layout.
    const observer = new ResizeObserver(updateEdges);
    observer.observe(list);
    list.addEventListener('scroll', updateEdges, { passive: true });
    return () => {
      observer.disconnect();
      list.removeEventListener('scroll', updateEdges);
    };
  }, []);

  const scrollByPx = (px: number) => listRef.current?.scrollBy({ left: px, behavior: 'smooth' });
  const isScrollable = !(edges.isAtStart && edges.isAtEnd);
  return (
    <div className={clsx('grid gap-4', className)}>
      <div className="flex min-h-11 items-center justify-between gap-4">
        {heading}
        {isScrollable && (
          <div className="flex gap-2">
            <StepButton
              label={`Scroll back: ${label}`}
              isAtLimit={edges.isAtStart}
              onPress={() => scrollByPx(-stepPx)}
              Icon={ChevronLeft}
              className="bg-surface"
            />
            <StepButton
              label={`Scroll forward: ${label}`}
              isAtLimit={edges.isAtEnd}
              onPress={() => scrollByPx(stepPx)}
              Icon={ChevronRight}
              className="bg-surface"
            />
          </div>
        )}
      </div>
      <ul
        ref={listRef}
        // A row that scrolls must be reachable by the keyboard (WCAG 2.1.1).
        tabIndex={isScrollable ? 0 : undefined}
        aria-label={label}
        className="relative -mx-5 -my-1 flex gap-3 overflow-x-auto px-5 py-1 [scrollbar-width:thin] sm:-mx-8 sm:gap-4 sm:px-8 xl:-mx-1 xl:px-1"
      >
        {children}
      </ul>
    </div>
  );
}
