/**
 * How an HTML element of a library article marks its text: as struck out, superscript, subscript or hidden. The editors that articles are
 * written with often use a style, a class or an attribute instead of a tag such as `<s>`.
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
  /** The class names in lower case that editors and style sheets use for the mark. The prefix `ql-` is of Quill, and `msodel` of Microsoft Word. */
  readonly classNames: readonly string[];
}

const rows: readonly MarkRow[] = [
  {
    mark: 's',
    style: /(?:^|;)\s*(?:-webkit-)?text-decoration(?:-line)?\s*:[^;]*line-through/i,
    classNames: [
      'line-through',
      'text-line-through',
      'text-decoration-line-through',
      'has-text-line-through',
      'has-text-decoration-line-through',
      'strike',
      'strikethrough',
      'strike-through',
      'strikeout',
      'ql-strike',
      'msodel',
    ],
  },
  {
    mark: 'sup',
    style: /(?:^|;)\s*vertical-align\s*:\s*super/i,
    classNames: ['sup', 'super', 'superscript', 'align-super', 'vertical-align-super', 'ql-super'],
  },
  {
    mark: 'sub',
    style: /(?:^|;)\s*vertical-align\s*:\s*sub/i,
    classNames: ['sub', 'subscript', 'align-sub', 'vertical-align-sub', 'ql-sub'],
  },
];

/** The marks of an element. A hidden element has only the mark 'hidden', since its text is omitted. */
export function styleMarksOf(attributes: MarkingAttributes): readonly StyleMark[] {
  const style = attributes.style ?? '';
  if (attributes.hidden || hidingStyle.test(style)) return ['hidden'];
  const names = (attributes.class ?? '').toLowerCase().split(/\s+/);
  return rows
    .filter(row => row.style.test(style) || row.classNames.some(name => names.includes(name)))
    .map(({ mark }) => mark);
}
