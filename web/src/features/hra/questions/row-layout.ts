/** How options stand from 640 px on: side by side when few and short, in two columns read downwards when many. */
export type RowLayout = 'rows' | 'two' | 'three' | 'columns';

/** The longest label that still fits, in characters. */
const fits = { two: 22, three: 12, columns: 36, longColumns: 56 } as const;

/** The layout for a question's options. Scales of four or five stay one below the other: their order is their meaning. */
export function rowLayoutOf(options: readonly { readonly label: string }[]): RowLayout {
  const longest = Math.max(0, ...options.map(option => option.label.length));
  if (options.length === 2) return longest <= fits.two ? 'two' : 'rows';
  if (options.length === 3) return longest <= fits.three ? 'three' : 'rows';
  if (options.length < 6) return 'rows';
  return longest <= (options.length < 8 ? fits.columns : fits.longColumns) ? 'columns' : 'rows';
}
