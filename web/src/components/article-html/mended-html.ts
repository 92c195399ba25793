import { pictureUrlOf } from '@choose-life/contracts/domain/content';
import { type StyleMark, styleMarksOf } from '@choose-life/contracts/domain/style-marks';
import { inertTemplateOf } from './html-policy.ts';

/*
 * Editors write by styles, scripts and forms what the sanitiser removes: struck-out doses, formulas, films, ticked boxes. Here each of them
 * becomes tags and text that mean the same. It comes before the sanitiser, which reads the result as it reads any other text, so that
 * nothing here can weaken it. Every new element belongs to the same inert document: see `inertTemplateOf`.
 */

/** The HTML of an article with tags and text for what the sanitiser would lose. Not safe to show. */
export function mendedHtml(html: string): string {
  const template = inertTemplateOf(html);
  const nodes = template.content;
  applyMarks(nodes);
  for (const formula of all(nodes, 'math')) formula.replaceWith(spanIn(formula, formulaNodes(formula)));
  for (const film of all(nodes, 'iframe, video, audio, embed')) film.replaceWith(filmLink(film));
  showTicks(nodes);
  for (const picture of all(nodes, 'img'))
    if (pictureUrlOf(picture.getAttribute('src')) === null) picture.remove();
  for (const link of all(nodes, 'a[href]')) if (!isAllowedLink(link.getAttribute('href') ?? '')) unlink(link);
  return template.innerHTML;
}

/** An address by https, mail or phone, a place in the article, or a path of this origin. Browsers read `/\host` as another origin. */
export const allowedLink = /^(?:https:|mailto:|tel:|#|\/(?![/\\]))/i;

function isAllowedLink(address: string): boolean {
  // Browsers drop these characters from an address.
  return allowedLink.test(address.replace(/[\s\p{Cc}]/gu, ''));
}

function all(nodes: ParentNode, selector: string): Element[] {
  return [...nodes.querySelectorAll(selector)];
}

function applyMarks(nodes: DocumentFragment): void {
  for (const element of all(nodes, '[style], [class], [hidden]')) {
    const marks = styleMarksOf({
      style: element.getAttribute('style'),
      class: element.getAttribute('class'),
      hidden: element.hasAttribute('hidden'),
    });
    // Without it the sanitiser's parser reports each of them to the content security policy.
    element.removeAttribute('style');
    if (marks.includes('hidden')) element.remove();
    else for (const mark of marks) applyMark(element, mark);
  }
}

/** Parts of tables and lists: a mark inside them belongs to the text of each of their own parts. */
const partsOnly = 'table, thead, tbody, tfoot, tr, ul, ol, dl';
/** Blocks: a raised or lowered one is only placed otherwise on the page. */
const blocks =
  'address, blockquote, caption, dd, div, dt, h1, h2, h3, h4, h5, h6, li, p, pre, section, td, th, img';

function applyMark(element: Element, mark: StyleMark): void {
  if (mark !== 's' && element.matches(`${partsOnly}, ${blocks}`)) return;
  if (element.matches(partsOnly)) {
    for (const part of element.children) applyMark(part, mark);
    return;
  }
  const marked = element.ownerDocument.createElement(mark);
  marked.append(...element.childNodes);
  element.append(marked);
}

/** A film as a link with its name, in a block of its own; without an address as its name. */
function filmLink(film: Element): Element {
  const source = film.getAttribute('src') ?? film.querySelector('source[src]')?.getAttribute('src') ?? '';
  const address = source.trim().replace(/^\/\/(?=[^/\\])/, 'https://');
  const isLink = /^https:|^\//i.test(address) && isAllowedLink(address);
  const block = film.ownerDocument.createElement('div');
  const name = [film.getAttribute('title'), film.getAttribute('aria-label'), textInside(film)]
    .map(text => text?.trim())
    .find(text => text);
  if (!isLink) {
    block.append(name ?? '');
    return block;
  }
  const link = film.ownerDocument.createElement('a');
  link.setAttribute('href', address);
  link.append(name ?? hostOf(address));
  block.append(link);
  return block;
}

/** What a film shows in a browser without films. Of an iframe it is the source text of another page. */
function textInside(film: Element): string | null {
  return film.localName === 'iframe' ? null : film.textContent;
}

function hostOf(address: string): string {
  try {
    return new URL(address, location.origin).host;
  } catch {
    return address;
  }
}

/** Boxes of forms, and those that editors draw by a style: GitHub, TinyMCE, Quill, Google Docs. */
function showTicks(nodes: DocumentFragment): void {
  for (const box of all(nodes, 'input[type=checkbox i], input[type=radio i]'))
    box.replaceWith(tick(box.hasAttribute('checked')));
  for (const item of all(nodes, '.tox-checklist > li'))
    item.prepend(tick(item.matches('.tox-checklist--checked')));
  for (const item of all(nodes, 'li[data-list=checked], li[data-list=unchecked]'))
    item.prepend(tick(item.matches('[data-list=checked]')));
  for (const item of all(nodes, 'ul[data-checked] > li'))
    item.prepend(tick(item.parentElement?.getAttribute('data-checked') === 'true'));
  for (const item of all(nodes, '[role=checkbox][aria-checked]'))
    item.prepend(tick(item.getAttribute('aria-checked') === 'true'));
}

function tick(isTicked: boolean): string {
  return isTicked ? '☑ ' : '☐ ';
}

/** A link that leads nowhere is its text. A place that another link names stays. */
function unlink(link: Element): void {
  const text = spanIn(link, [...link.childNodes]);
  const id = link.getAttribute('id') ?? link.getAttribute('name');
  if (id) text.setAttribute('id', id);
  link.replaceWith(text);
}

function spanIn(place: Element, nodes: readonly (Node | string)[]): Element {
  const element = place.ownerDocument.createElement('span');
  element.append(...nodes);
  return element;
}

/** How deep a formula is written out; what is deeper is its bare text. */
const maxDepth = 20;

/** A formula in one line: fractions with '/', roots with '√', powers and indexes raised and lowered. */
function formulaNodes(element: Element, depth = 0): (Node | string)[] {
  const parts = [...element.children].filter(({ localName }) => !/^annotation/.test(localName));
  const written = (part: Element | undefined) => (part ? formulaNodes(part, depth + 1) : []);
  const [first, second, third] = parts;
  if (parts.length === 0 || depth > maxDepth)
    return [(element.textContent ?? '').replace(/\s+/g, ' ').trim()];
  const row = () => parts.flatMap(part => (part.localName === 'mo' ? spaced(written(part)) : written(part)));
  switch (element.localName) {
    case 'mfrac':
      return [...grouped(written(first)), '/', ...grouped(written(second))];
    case 'msqrt':
      return ['√', ...grouped(row())];
    case 'mroot':
      return [shifted(element, 'sup', written(second)), '√', ...grouped(written(first))];
    case 'msup':
    case 'mover':
      return [...written(first), shifted(element, 'sup', written(second))];
    case 'msub':
    case 'munder':
      return [...written(first), shifted(element, 'sub', written(second))];
    case 'msubsup':
    case 'munderover':
      return [
        ...written(first),
        shifted(element, 'sub', written(second)),
        shifted(element, 'sup', written(third)),
      ];
    case 'semantics':
      return written(first);
    case 'mtr':
      return [...parts.flatMap(part => [...written(part), ' ']), '; '];
    default:
      return row();
  }
}

/** In brackets where there is more than one sign or word: (a + b)/c. */
function grouped(nodes: (Node | string)[]): (Node | string)[] {
  const isOne = nodes.length === 1 || (nodes.length === 2 && typeof nodes[1] !== 'string');
  return isOne ? nodes : ['(', ...nodes, ')'];
}

function shifted(formula: Element, tag: 'sup' | 'sub', nodes: (Node | string)[]): Element {
  const element = formula.ownerDocument.createElement(tag);
  element.append(...nodes);
  return element;
}

/** Signs between two numbers have spaces around them, brackets and primes none. */
function spaced(nodes: (Node | string)[]): (Node | string)[] {
  const sign = nodes.join('');
  return /^[=<>≤≥≈≠+×·÷±∓→-]$|^−$/.test(sign) ? [` ${sign} `] : nodes;
}
