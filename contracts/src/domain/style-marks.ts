/**
 * How an element marks its text: as struck out, superscript, subscript or hidden. Editors often use a style, a class or an attribute instead
 * of a tag such as `<s>`.
 */
export type StyleMark = 's' | 'sup' | 'sub' | 'hidden';

/** The attributes of an element that can mark its text. A missing `style` or `class` is null. */
export interface MarkingAttributes {
  readonly style: string | null;
  readonly class: string | null;
  readonly hidden: boolean;
}

/** Matches a `style` attribute that hides the element. `mso-hide` is the declaration of Microsoft Word. */
const hidingStyle =
  /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|mso-hide\s*:\s*all)/i;

interface MarkRow {
  readonly mark: StyleMark;
  /** Matches a `style` attribute with a declaration for the mark. */
  readonly style: RegExp;
  /** Matches a `class` attribute with a name that editors and style sheets use for the mark. */
  readonly className: RegExp;
}

const rows: readonly MarkRow[] = [
  {
    mark: 's',
    style: /(?:^|;)\s*(?:-webkit-)?text-decoration(?:-line)?\s*:[^;]*line-through/i,
    className:
      /(?:^|\s)(?:(?:(?:has-)?text-(?:decoration-)?)?line-through|(?:ql-)?strike(?:-?through|out)?|msodel)(?:\s|$)/i,
  },
  {
    mark: 'sup',
    style: /(?:^|;)\s*vertical-align\s*:\s*super/i,
    className: /(?:^|\s)(?:superscript|sup|(?:(?:vertical-)?align-|ql-)?super)(?:\s|$)/i,
  },
  {
    mark: 'sub',
    style: /(?:^|;)\s*vertical-align\s*:\s*sub/i,
    className: /(?:^|\s)(?:subscript|(?:(?:vertical-)?align-|ql-)?sub)(?:\s|$)/i,
  },
];

/** The marks of an element. A hidden element has only the mark 'hidden', since its text is not read. */
export function styleMarksOf(attributes: MarkingAttributes): readonly StyleMark[] {
  const style = attributes.style ?? '';
  if (attributes.hidden || hidingStyle.test(style)) return ['hidden'];
  return rows
    .filter(row => row.style.test(style) || row.className.test(attributes.class ?? ''))
    .map(({ mark }) => mark);
}
