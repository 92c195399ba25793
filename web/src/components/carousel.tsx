import { clsx } from 'clsx';
import { Pause, Play } from 'lucide-react';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';

/** The class of each transition time. The content security policy forbids style attributes in prerendered pages. */
const durationClasses = { 500: 'duration-[500ms]', 1000: 'duration-[1000ms]' } as const;

interface CarouselProps {
  readonly label: string;
  readonly slides: readonly { readonly name: string; readonly content: ReactNode }[];
  /** How long a slide is shown, in milliseconds. */
  readonly interval: number;
  /** The duration of the fade between two slides, in milliseconds. */
  readonly transition: keyof typeof durationClasses;
  readonly children?: ReactNode;
  readonly className?: string;
  readonly slidesClassName?: string;
  readonly controlsClassName?: string;
  readonly dotsClassName?: string;
}

/** Slides that change automatically, with a pause button, as WCAG 2.2.2 requires, and a button for each slide. */
export function Carousel({ label, slides, interval, transition, children, ...classes }: CarouselProps) {
  const { index, show, isPlaying, toggle, setHovered, setFocused } = useAutoplay(slides.length, interval);
  const Icon = isPlaying ? Pause : Play;
  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      className={clsx('on-deep', classes.className)}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      // A click also focuses a button. Then the slides go on when the pointer leaves.
      onFocus={event => setFocused(event.target.matches(':focus-visible'))}
      onBlur={() => setFocused(false)}
    >
      <div className={clsx('z-10 flex items-center gap-1', classes.controlsClassName)}>
        <button
          type="button"
          aria-label={isPlaying ? 'Pause the slides' : 'Play the slides'}
          onClick={toggle}
          className="grid size-11 place-items-center rounded-pill border border-on-deep-muted text-on-deep hover:bg-on-deep/10"
        >
          <Icon aria-hidden size={18} />
        </button>
        <div className={clsx('flex', classes.dotsClassName)}>
          {slides.map((slide, position) => (
            <button
              key={slide.name}
              type="button"
              aria-label={`Show ${slide.name}`}
              aria-current={position === index ? 'true' : undefined}
              onClick={() => show(position)}
              className="group grid size-11 place-items-center"
            >
              <span className="block h-2 w-2 rounded-pill bg-on-deep-muted transition-[width] duration-[180ms] group-aria-[current]:w-6 group-aria-[current]:bg-marigold" />
            </button>
          ))}
        </div>
      </div>
      <div className={clsx('grid', classes.slidesClassName)}>
        {slides.map((slide, position) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is a group of the carousel pattern, not a fieldset.
          <div
            key={slide.name}
            role="group"
            aria-roledescription="slide"
            aria-label={`${position + 1} of ${slides.length}: ${slide.name}`}
            inert={position !== index}
            className={clsx(
              'col-start-1 row-start-1 transition-opacity',
              durationClasses[transition],
              position !== index && 'opacity-0',
            )}
          >
            {slide.content}
          </div>
        ))}
      </div>
      {children}
    </section>
  );
}

interface Autoplay {
  readonly index: number;
  /** Whether autoplay is switched on. It may be paused at the moment. */
  readonly isPlaying: boolean;
  readonly toggle: () => void;
  /** Autoplay pauses while the pointer is over the carousel. */
  readonly setHovered: (isHovered: boolean) => void;
  /** Autoplay pauses while a control of the carousel has the focus of the keyboard. */
  readonly setFocused: (isFocused: boolean) => void;
  /** Shows a slide, and switches autoplay off. */
  readonly show: (index: number) => void;
}

/** The state of a carousel's autoplay. By default it is off if the person prefers reduced motion. It pauses in hidden tabs. */
function useAutoplay(count: number, interval: number): Autoplay {
  const reducedMotion = useReducedMotion();
  const [index, setIndex] = useState(0);
  /** Whether the person has switched autoplay on or off; null if neither. */
  const [choice, setChoice] = useState<boolean | null>(null);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isPlaying = choice ?? !reducedMotion;

  useEffect(() => {
    if (!isPlaying || isHovered || isFocused || count < 2) return;
    const timer = setInterval(() => {
      if (!document.hidden) setIndex(current => (current + 1) % count);
    }, interval);
    return () => clearInterval(timer);
  }, [isPlaying, isHovered, isFocused, count, interval]);

  return {
    index,
    isPlaying,
    setHovered,
    setFocused,
    toggle: () => setChoice(!isPlaying),
    show: next => {
      // Otherwise the chosen slide would be replaced while the person reads it.
      setChoice(false);
      setIndex(next);
    },
  };
}

const reducedMotionQuery = '(prefers-reduced-motion: reduce)';

function subscribeToReducedMotion(onChange: () => void): () => void {
  const media = matchMedia(reducedMotionQuery);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribeToReducedMotion,
    () => matchMedia(reducedMotionQuery).matches,
    // The preference is unknown while a page is prerendered.
    () => false,
  );
}
