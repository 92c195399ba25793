/**
 * A translator like the translators of browsers. It runs inside the page, before the code of the product. It replaces each text node with
 * <font><font>text</font></font>, and again after each change. The translation is the same text with an invisible mark at the end, which
 * Playwright's locators ignore. A mark in sent or stored data shows that a translated text was used instead of an id.
 */
const translationMark = '\u200b';
const untouched = 'head, script, noscript, textarea, svg, font';

/** Texts that the page wrote into text nodes that the translator had removed. A person does not see them. */
const lostTexts = [];
const removedTextObserver = new MutationObserver(changes => {
  for (const { target, oldValue } of changes) lostTexts.push(`${oldValue} → ${target.data}`);
});

function translate(text) {
  if (text.data.trim() === '' || !text.parentElement || text.parentElement.closest(untouched)) return;
  const font = document.createElement('font');
  font.append(document.createElement('font'));
  font.firstChild.textContent = text.data.replaceAll(translationMark, '') + translationMark;
  text.replaceWith(font);
  removedTextObserver.observe(text, { characterData: true, characterDataOldValue: true });
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

/** Uses a control: chooses the last option of a list, types into a field, and presses any other control. */
function operateControl(control) {
  if (control.matches('select')) control.selectedIndex = control.length - 1;
  else if (control.matches('input:not([type=radio], [type=checkbox])')) control.value += '1';
  else return control.click();
  control.dispatchEvent(new Event(control.matches('select') ? 'change' : 'input', { bubbles: true }));
  control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

if (document.body) translateIn(document.body);

globalThis.translator = {
  lostTexts,

  /** Uses every control of the page and of dialogs that appear. Each control is used twice, so that toggles return to their first state. */
  async useAll() {
    // Navigation is disabled, because the use of a control must not lead to another page.
    history.pushState = () => {};
    history.replaceState = () => {};
    let useCount = 0;
    for (const usedControls of [new WeakSet(), new WeakSet()])
      for (;;) {
        const control = [...document.querySelectorAll(controls)].find(
          each =>
            !usedControls.has(each) &&
            each.checkVisibility({ visibilityProperty: true }) &&
            !/^Log out/.test(each.textContent),
        );
        // The limit of 300 ends the loop on a page that adds a new control for each use.
        if (!control || useCount > 300) break;
        usedControls.add(control);
        useCount += 1;
        const name = control.ariaLabel ?? control.textContent;
        operateControl(control);
        await new Promise(done => setTimeout(done));
        if (document.querySelector('h1')?.textContent.startsWith('Unexpected'))
          throw new Error(
            `The page shows the error page after "${name}": ${document.querySelector('main').textContent}`,
          );
      }
    return useCount;
  },
};
