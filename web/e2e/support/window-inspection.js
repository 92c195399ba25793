/**
 * Runs inside the page, before the code of the product, so it is plain JavaScript of the browser. A bar is an element that keeps its position
 * while the page scrolls, and is wider than half of the window. A narrower column at the side does not count, because it does not reduce the
 * visible height.
 */
const fixedPositions = new Set(['fixed', 'sticky']);
const positionOf = element => getComputedStyle(element).position;
const describe = element => element.outerHTML.slice(0, 120);

function bars() {
  return [...document.querySelectorAll('body *')].filter(element => {
    if (!fixedPositions.has(positionOf(element)) || !element.checkVisibility()) return false;
    const { bottom, height, top, width } = element.getBoundingClientRect();
    return width > innerWidth / 2 && height > 0 && bottom > 0 && top < innerHeight;
  });
}

/** The element itself or its nearest ancestor that keeps its position when the page scrolls; null if there is none. */
function barAround(element) {
  for (let ancestor = element; ancestor; ancestor = ancestor.parentElement)
    if (fixedPositions.has(positionOf(ancestor))) return ancestor;
  return null;
}

/** The bar that covers the middle of an element; null if there is none. */
function barOver(element) {
  const [box] = element.getClientRects();
  if (!box) return null;
  const over = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  const bar = over && barAround(over);
  return bar && !bar.contains(element) ? bar : null;
}

globalThis.windowInspection = {
  /** The share of the window's height that bars cover, in percent. */
  barsPercent() {
    return (100 * bars().reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0)) / innerHeight;
  },

  /** The distance of each bar from the top of the window, in pixels. */
  barTops() {
    return bars().map(bar => bar.getBoundingClientRect().top);
  },

  /** The controls that a bar covers when they have the focus. They are focused from top to bottom, then from bottom to top. */
  covered() {
    const usable = document.querySelectorAll(
      ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not(:disabled, [inert] *)',
    );
    const visible = [...usable].filter(element => element.checkVisibility({ visibilityProperty: true }));
    return [...visible, ...visible.toReversed()].flatMap(element => {
      element.focus();
      const bar = barOver(element);
      return bar ? [`${describe(element)} under ${describe(bar)}`] : [];
    });
  },
};
