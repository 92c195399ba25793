const dots = Array.from({ length: 100 }, (_, place) => ({
  place,
  x: 5 + (place % 10) * 10,
  y: 5 + Math.floor(place / 10) * 10,
}));

/** A hundred circles, some of them filled. Decorative. */
export function HundredDots({ filled, className }: { filled: number; className: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 100 100" className={`w-full max-w-44 ${className}`}>
      {dots.map(({ place, x, y }) =>
        place < filled ? (
          <circle key={place} cx={x} cy={y} r="4.2" className="stroke-none forced-colors:fill-[Highlight]" />
        ) : (
          <circle
            key={place}
            cx={x}
            cy={y}
            r="3.4"
            strokeWidth="1"
            className="fill-none stroke-line-strong opacity-45"
          />
        ),
      )}
    </svg>
  );
}
