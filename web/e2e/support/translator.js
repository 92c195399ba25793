/**
 * Runs inside the page, before anything of the product: a translator as browsers have it. It replaces each text node by
 * <font><font>text</font></font>, and again after each change. Its language is ours, with a mark at the end of each text that
 * people and Playwright do not see: a text that is sent or kept in place of an id shows by it.
 */
const mark = '\u200b';
const untouched = 'head, script, noscript, textarea, svg, font';

/** What the page wrote into text nodes that are gone: nobody reads it. */
const lost = [];
const watched = new MutationObserver(changes => {
  for (const { target, oldValue } of changes) lost.push(`${oldValue} → ${target.data}`);
});

function translate(text) {
  if (text.data.trim() === '' || !text.parentElement || text.parentElement.closest(untouched)) return;
  const font = document.createElement('font');
  font.append(document.createElement('font'));
  font.firstChild.textContent = text.data.replaceAll(mark, '') + mark;
  text.replaceWith(font);
  watched.observe(text, { characterData: true, characterDataOldValue: true });
}

function translateIn(root) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) translate(text);
}

new MutationObserver(changes => {
  for (const { type, target, addedNodes } of changes)
    for (const node of type === 'characterData' ? [target] : addedNodes)
      if (node.nodeType === Node.TEXT_NODE) translate(node);
      else translateIn(node);
}).observe(document, { childList: true, characterData: true, subtree: true });

const controls = ':is(button, summary, select, input):not(:disabled, [readonly], [aria-disabled=true])';

/** Uses a control as a person would: a list gets its last option, a field a text, all others are pressed. */
function use(control) {
  if (control.matches('select')) control.selectedIndex = control.length - 1;
  else if (control.matches('input:not([type=radio], [type=checkbox])')) control.value += '1';
  else return control.click();
  control.dispatchEvent(new Event(control.matches('select') ? 'change' : 'input', { bubbles: true }));
  control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

if (document.body) translateIn(document.body);

globalThis.translator = {
  lost,

  /** Uses every control of the page and its dialogs, also those that come meanwhile, and twice, so that they turn back. */
  async useAll() {
    // A control that leads away does all but that.
    history.pushState = () => {};
    history.replaceState = () => {};
    let used = 0;
    for (const round of [new WeakSet(), new WeakSet()])
      for (;;) {
        const control = [...document.querySelectorAll(controls)].find(
          each =>
            !round.has(each) &&
            each.checkVisibility({ visibilityProperty: true }) &&
            !/^Log out/.test(each.textContent),
        );
        if (!control || used > 300) break;
        round.add(control);
        used += 1;
        const name = control.ariaLabel ?? control.textContent;
        use(control);
        await new Promise(done => setTimeout(done));
        if (document.querySelector('h1')?.textContent.startsWith('Unexpected'))
          throw new Error(`The page is down after "${name}": ${document.querySelector('main').textContent}`);
      }
    return used;
  },
};
