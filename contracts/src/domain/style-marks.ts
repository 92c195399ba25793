/** What a style, a class or an attribute says about the text of an element, where editors write no tag for it. */
export type StyleMark = 's' | 'sup' | 'sub' | 'hidden';

/** The attributes of an element that can mark its text; null for one that is not there. */
export interface MarkingAttributes {
  readonly style: string | null;
  readonly class: string | null;
  readonly hidden: boolean;
}

const isHidden = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|mso-hide\s*:\s*all)/i;

/** The declarations for a mark, and the names that editors and style sheets use for it, as whole words of a class. */
const rows: readonly (readonly [mark: StyleMark, style: RegExp, className: RegExp])[] = [
  [
    's',
    /(?:^|;)\s*(?:-webkit-)?text-decoration(?:-line)?\s*:[^;]*line-through/i,
    /(?:^|\s)(?:(?:text-decoration-)?line-through|strike(?:-?through|out)?)(?:\s|$)/i,
  ],
  ['sup', /(?:^|;)\s*vertical-align\s*:\s*super/i, /(?:^|\s)(?:superscript|sup|(?:align-)?super)(?:\s|$)/i],
  ['sub', /(?:^|;)\s*vertical-align\s*:\s*sub/i, /(?:^|\s)(?:subscript|(?:align-)?sub)(?:\s|$)/i],
];

/** The marks of an element. A hidden one has no other: nobody sees its text. */
export function styleMarksOf(attributes: MarkingAttributes): readonly StyleMark[] {
  const style = attributes.style ?? '';
  if (attributes.hidden || isHidden.test(style)) return ['hidden'];
  return rows
    .filter(([, declared, named]) => declared.test(style) || named.test(attributes.class ?? ''))
    .map(([mark]) => mark);
}
