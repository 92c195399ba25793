/** What a style, a class or an attribute says about the text of an element, where editors write no tag for it. */
export type StyleMark = 's' | 'sup' | 'sub' | 'hidden';

/** The attributes of an element that can mark its text; null for one that is not there. */
export interface MarkingAttributes {
  readonly style: string | null;
  readonly class: string | null;
  readonly hidden: boolean;
}

/** Names that editors and style sheets use, as whole words of a class. */
const classMarks: readonly (readonly [StyleMark, readonly string[]])[] = [
  [
    's',
    [
      'line-through',
      'strikethrough',
      'strike-through',
      'strike',
      'strikeout',
      'text-decoration-line-through',
    ],
  ],
  ['sup', ['superscript', 'sup', 'super', 'align-super']],
  ['sub', ['subscript', 'sub', 'align-sub']],
];

/** The marks of an element. A hidden one has no other: nobody sees its text. */
export function styleMarksOf(attributes: MarkingAttributes): readonly StyleMark[] {
  const declared = declarationsOf(attributes.style ?? '');
  if (attributes.hidden || isHidden(declared)) return ['hidden'];
  const names = (attributes.class ?? '').toLowerCase().split(/\s+/);
  const marks = classMarks
    .filter(([, known]) => known.some(name => names.includes(name)))
    .map(([mark]) => mark);
  for (const [property, value] of declared) {
    if (/^(?:-webkit-)?text-decoration(?:-line)?$/.test(property) && value.includes('line-through'))
      marks.push('s');
    if (property === 'vertical-align' && value.startsWith('super')) marks.push('sup');
    if (property === 'vertical-align' && value.startsWith('sub')) marks.push('sub');
  }
  return [...new Set(marks)];
}

function isHidden(declared: readonly (readonly [string, string])[]): boolean {
  return declared.some(
    ([property, value]) =>
      (property === 'display' && value.startsWith('none')) ||
      (property === 'visibility' && /^(?:hidden|collapse)/.test(value)) ||
      (property === 'mso-hide' && value.startsWith('all')),
  );
}

/** Properties and values in small letters, without comments. */
function declarationsOf(style: string): (readonly [property: string, value: string])[] {
  return style
    .toLowerCase()
    .replace(/\/\*[^*]*\*\//g, ' ')
    .split(';')
    .map(declaration => {
      const [property = '', ...value] = declaration.split(':');
      return [property.trim(), value.join(':').trim()] as const;
    });
}
