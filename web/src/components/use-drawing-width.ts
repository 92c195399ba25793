import { type RefCallback, useCallback, useState } from 'react';

/** Drawing units per rem. All lengths and font sizes of a drawing are in these units, so a drawing grows with the browser's font size. */
const unitsInRem = 16;

/** A length in drawing units as a CSS length. */
export function remOf(units: number): string {
  return `${units / unitsInRem}rem`;
}

/**
 * Measures the width of an element in drawing units, and measures it again when it changes.
 * @param initial the width until the element is measured
 * @returns the ref for the element, and its width
 */
export function useDrawingWidth<Element extends HTMLElement>(
  initial: number,
): [RefCallback<Element>, number] {
  const [width, setWidth] = useState(initial);
  // A ref callback and not an effect, because the element may be rendered later than the component.
  const measureRef = useCallback(
    (element: Element | null) => {
      if (element === null) return;
      const measure = () => {
        const pxPerUnit = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / unitsInRem;
        // A hidden element has the width 0. The initial width is used until it is shown.
        setWidth(Math.round(element.getBoundingClientRect().width / pxPerUnit) || initial);
      };
      // Measured now, so that the first paint already has the width.
      measure();
      const observer = new ResizeObserver(measure);
      observer.observe(element);
      return () => observer.disconnect();
    },
    [initial],
  );
  return [measureRef, width];
}
