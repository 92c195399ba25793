import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

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
): [RefObject<Element | null>, number] {
  const element = useRef<Element>(null);
  const [width, setWidth] = useState(initial);
  useLayoutEffect(() => {
    const node = element.current;
    if (!node) return;
    const measure = () => {
      const pxPerUnit = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / unitsInRem;
      // A hidden element has the width 0. The initial width is used until it is shown.
      setWidth(Math.round(node.getBoundingClientRect().width / pxPerUnit) || initial);
    };
    // Measured now, so that the first paint already has the width.
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, [initial]);
  return [element, width];
}
