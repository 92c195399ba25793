import { pictureUrlOf } from '@choose-life/contracts/domain/content';
import { type StyleMark, styleMarksOf } from '@choose-life/contracts/domain/style-marks';
import { inertTemplateOf } from './html-policy.ts';

/*
 * Keeps the meaning of markup that the sanitiser removes. Editors use styles, embedded documents and forms for struck-out doses, formulas,
 * videos and ticked boxes. This file replaces each of them by tags and text with the same meaning. It runs before the sanitiser, which
 * processes the result like any other HTML, so that a mistake here cannot make an article unsafe. Every new element belongs to the same
 * inert document (`inertTemplateOf`).
 */

/** The HTML of an article, with tags and text in place of markup that the sanitiser would remove. Not safe to show. */
export function replaceRemovedMarkup(html: string): string {
  const template = inertTemplateOf(html);
  const nodes = template.content;
  // First, because the steps below replace elements, and their replacements have no styles.
  replaceStylesByTags(nodes);
  for (const formula of findAll(nodes, 'math'))
    formula.replaceWith(createSpan(formula, convertFormula(formula)));
  for (const media of findAll(nodes, 'iframe, video, audio, embed'))
    media.replaceWith(createMediaLink(media));
  replaceCheckboxes(nodes);
  for (const picture of findAll(nodes, 'img'))
    if (pictureUrlOf(picture.getAttribute('src')) === null) picture.remove();
  for (const link of findAll(nodes, 'a[href]'))
    if (!isAllowedLink(link.getAttribute('href') ?? '')) replaceLinkByText(link);
  return template.innerHTML;
}

/** Matches https, mail and phone addresses, fragments, and paths of this origin, except `//host` and `/\host`, which are other origins. */
export const allowedLink = /^(?:https:|mailto:|tel:|#|\/(?![/\\]))/i;

function isAllowedLink(address: string): boolean {
  // Browsers ignore whitespace and control characters in an address.
  return allowedLink.test(address.replace(/[\s\p{Cc}]/gu, ''));
}

function findAll(nodes: ParentNode, selector: string): Element[] {
  return [...nodes.querySelectorAll(selector)];
}

/** Replaces styles and classes that mark text by tags such as `s`, and removes hidden elements (`style-marks.ts`). */
function replaceStylesByTags(nodes: DocumentFragment): void {
  for (const element of findAll(nodes, '[style], [class], [hidden]')) {
    const marks = styleMarksOf({
      style: element.getAttribute('style'),
      class: element.getAttribute('class'),
      hidden: element.hasAttribute('hidden'),
    });
    // Removed before the sanitiser parses the result: the browser would report each attribute as a violation of the content
    // security policy.
    element.removeAttribute('style');
    if (marks.includes('hidden')) element.remove();
    else for (const mark of marks) applyMark(element, mark);
  }
}

/** Elements that contain only other elements, and no text: they are struck out by a mark in each of their children. */
const containers = 'table, thead, tbody, tfoot, tr, ul, ol, dl';
/** Blocks and pictures. On these and on containers, superscript and subscript are ignored: editors use them there only for the layout. */
const blocks =
  'address, blockquote, caption, dd, div, dt, h1, h2, h3, h4, h5, h6, li, p, pre, section, td, th, img';

function applyMark(element: Element, mark: StyleMark): void {
  if (mark !== 's' && element.matches(`${containers}, ${blocks}`)) return;
  if (element.matches(containers)) {
    for (const child of element.children) applyMark(child, mark);
    return;
  }
  const wrapper = element.ownerDocument.createElement(mark);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

/** The block that replaces a video or another embedded document: a link to it, or only its name if its address is not allowed. */
function createMediaLink(media: Element): Element {
  const source = media.getAttribute('src') ?? media.querySelector('source[src]')?.getAttribute('src') ?? '';
  // An address without a protocol gets one, because `allowedLink` refuses addresses that begin with '//'.
  const address = source.trim().replace(/^\/\/(?=[^/\\])/, 'https://');
  // `isAllowedLink` also accepts mail and phone addresses and fragments, which cannot be media.
  const isLink = /^https:|^\//i.test(address) && isAllowedLink(address);
  const block = media.ownerDocument.createElement('div');
  const name = [media.getAttribute('title'), media.getAttribute('aria-label'), textInside(media)]
    .map(text => text?.trim())
    .find(text => text);
  if (!isLink) {
    block.append(name ?? '');
    return block;
  }
  const link = media.ownerDocument.createElement('a');
  link.setAttribute('href', address);
  link.append(name ?? hostOf(address));
  block.append(link);
  return block;
}

/** The text for browsers that cannot show the media. The content of an iframe is HTML source, and not a text to show. */
function textInside(media: Element): string | null {
  return media.localName === 'iframe' ? null : media.textContent;
}

function hostOf(address: string): string {
  try {
    // The base is for an address that is only a path of this origin.
    return new URL(address, location.origin).host;
  } catch {
    return address;
  }
}

/**
 * Replaces checkboxes and radio buttons by ☑ and ☐. The selectors are for form controls (GitHub), and for check lists of TinyMCE, Quill and
 * Google Docs.
 */
function replaceCheckboxes(nodes: DocumentFragment): void {
  for (const box of findAll(nodes, 'input[type=checkbox i], input[type=radio i]'))
    box.replaceWith(tickText(box.hasAttribute('checked')));
  for (const item of findAll(nodes, '.tox-checklist > li'))
    item.prepend(tickText(item.matches('.tox-checklist--checked')));
  for (const item of findAll(nodes, 'li[data-list=checked], li[data-list=unchecked]'))
    item.prepend(tickText(item.matches('[data-list=checked]')));
  for (const item of findAll(nodes, 'ul[data-checked] > li'))
    item.prepend(tickText(item.parentElement?.getAttribute('data-checked') === 'true'));
  for (const item of findAll(nodes, '[role=checkbox][aria-checked]'))
    item.prepend(tickText(item.getAttribute('aria-checked') === 'true'));
}

function tickText(isTicked: boolean): string {
  return isTicked ? '☑ ' : '☐ ';
}

/** Replaces a link without an allowed address by its text. Its id stays, since another link may lead to it. */
function replaceLinkByText(link: Element): void {
  const text = createSpan(link, [...link.childNodes]);
  const id = link.getAttribute('id') ?? link.getAttribute('name');
  if (id) text.setAttribute('id', id);
  link.replaceWith(text);
}

function createSpan(context: Element, nodes: readonly (Node | string)[]): Element {
  const element = context.ownerDocument.createElement('span');
  element.append(...nodes);
  return element;
}

/** The maximum depth of a formula, so that a hostile formula cannot exhaust the call stack. Deeper parts become plain text. */
const maxDepth = 20;

/** A MathML formula in one line: fractions with '/', roots with '√', powers as superscripts, indexes as subscripts, rows with ';' at the end. */
function convertFormula(element: Element, depth = 0): (Node | string)[] {
  // An annotation repeats the formula in another format.
  const parts = [...element.children].filter(({ localName }) => !/^annotation/.test(localName));
  const nodesOf = (part: Element | undefined) => (part ? convertFormula(part, depth + 1) : []);
  const [first, second, third] = parts;
  if (parts.length === 0 || depth > maxDepth)
    return [(element.textContent ?? '').replace(/\s+/g, ' ').trim()];
  const partsInOneLine = () =>
    parts.flatMap(part => (part.localName === 'mo' ? addSpaces(nodesOf(part)) : nodesOf(part)));
  switch (element.localName) {
    case 'mfrac':
      return [...addBrackets(nodesOf(first)), '/', ...addBrackets(nodesOf(second))];
    case 'msqrt':
      return ['√', ...addBrackets(partsInOneLine())];
    case 'mroot':
      return [createSupOrSub(element, 'sup', nodesOf(second)), '√', ...addBrackets(nodesOf(first))];
    case 'msup':
    case 'mover':
      return [...nodesOf(first), createSupOrSub(element, 'sup', nodesOf(second))];
    case 'msub':
    case 'munder':
      return [...nodesOf(first), createSupOrSub(element, 'sub', nodesOf(second))];
    case 'msubsup':
    case 'munderover':
      return [
        ...nodesOf(first),
        createSupOrSub(element, 'sub', nodesOf(second)),
        createSupOrSub(element, 'sup', nodesOf(third)),
      ];
    case 'semantics':
      return nodesOf(first);
    case 'mtr':
      return [...parts.flatMap(part => [...nodesOf(part), ' ']), '; '];
    default:
      return partsInOneLine();
  }
}

/** Adds brackets around several symbols or words, as in (a + b)/c. */
function addBrackets(nodes: (Node | string)[]): (Node | string)[] {
  // A symbol with a superscript or subscript counts as one.
  const isOne = nodes.length === 1 || (nodes.length === 2 && typeof nodes[1] !== 'string');
  return isOne ? nodes : ['(', ...nodes, ')'];
}

/** Creates a superscript or subscript. */
function createSupOrSub(formula: Element, tag: 'sup' | 'sub', nodes: (Node | string)[]): Element {
  const element = formula.ownerDocument.createElement(tag);
  element.append(...nodes);
  return element;
}

/** Adds spaces around an operator such as + or =. Other operators, such as brackets and primes, get none. */
function addSpaces(nodes: (Node | string)[]): (Node | string)[] {
  const operator = nodes.join('');
  return /^[=<>≤≥≈≠+−×·÷±∓→-]$/.test(operator) ? [` ${operator} `] : nodes;
}
