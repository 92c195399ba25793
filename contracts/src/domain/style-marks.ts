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
    /(?:^|\s)(?:(?:(?:has-)?text-(?:decoration-)?)?line-through|(?:ql-)?strike(?:-?through|out)?|msodel)(?:\s|$)/i,
  ],
  [
    'sup',
    /(?:^|;)\s*vertical-align\s*:\s*super/i,
    /(?:^|\s)(?:superscript|sup|(?:(?:vertical-)?align-|ql-)?super)(?:\s|$)/i,
  ],
  [
    'sub',
    /(?:^|;)\s*vertical-align\s*:\s*sub/i,
    /(?:^|\s)(?:subscript|(?:(?:vertical-)?align-|ql-)?sub)(?:\s|$)/i,
  ],
];

/** The marks of an element. A hidden one has no other: nobody sees its text. */
export function styleMarksOf(attributes: MarkingAttributes): readonly StyleMark[] {
  const style = attributes.style ?? '';
  if (attributes.hidden || isHidden.test(style)) return ['hidden'];
  return rows
    .filter(([, declared, named]) => declared.test(style) || named.test(attributes.class ?? ''))
    .map(([mark]) => mark);
}
