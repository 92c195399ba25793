/** The layout of options from 640 px on. */
export type RowLayout = 'rows' | 'two' | 'three' | 'columns';

/** Maximum characters of a label in each layout. */
const fits = { two: 22, three: 12, columns: 36, longColumns: 56 } as const;

/** The layout of a question's options. Scales of four or five options stay in rows, since their order matters. */
export function rowLayoutOf(options: readonly { readonly label: string }[]): RowLayout {
  const longest = Math.max(0, ...options.map(option => option.label.length));
  if (options.length === 2) return longest <= fits.two ? 'two' : 'rows';
  if (options.length === 3) return longest <= fits.three ? 'three' : 'rows';
  if (options.length < 6) return 'rows';
  return longest <= (options.length < 8 ? fits.columns : fits.longColumns) ? 'columns' : 'rows';
}
