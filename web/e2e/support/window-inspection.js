/**
 * Runs inside the page, before anything of the product: plain JavaScript of the browser. What stays while the page scrolls is
 * a bar where it goes across most of the window; a column at its side takes no height away.
 */
const staying = new Set(['fixed', 'sticky']);
const positionOf = element => getComputedStyle(element).position;
const say = element => element.outerHTML.slice(0, 120);

function bars() {
  return [...document.querySelectorAll('body *')].filter(element => {
    if (!staying.has(positionOf(element)) || !element.checkVisibility()) return false;
    const { bottom, height, top, width } = element.getBoundingClientRect();
    return width > innerWidth / 2 && height > 0 && bottom > 0 && top < innerHeight;
  });
}

/** What holds the place of an element when the page scrolls: the nearest part around it that stays. */
function barAround(element) {
  for (let part = element; part; part = part.parentElement) if (staying.has(positionOf(part))) return part;
  return null;
}

/** The bar that lies over the middle of an element; null where there is none. */
function barOver(element) {
  const [box] = element.getClientRects();
  if (!box) return null;
  const over = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  const bar = over && barAround(over);
  return bar && !bar.contains(element) ? bar : null;
}

globalThis.windowInspection = {
  /** How much of the window's height bars take, in percent. */
  barsPercent() {
    return (100 * bars().reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0)) / innerHeight;
  },

  /** What can be used and lies under a bar when it has the focus, on the way down the page or up again. */
  covered() {
    const usable = document.querySelectorAll(
      ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not([href="#main"], :disabled, [inert] *)',
    );
    const seen = [...usable].filter(element => element.checkVisibility({ visibilityProperty: true }));
    return [...seen, ...seen.toReversed()].flatMap(element => {
      element.focus();
      const bar = barOver(element);
      return bar ? [`${say(element)} under ${say(bar)}`] : [];
    });
  },
};
