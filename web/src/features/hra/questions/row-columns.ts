/** A few short options stand side by side from 640 px; all others one below the other. */
export function rowColumns(options: readonly { readonly label: string }[]): string {
  const longest = Math.max(0, ...options.map(option => option.label.length));
  if (options.length === 2 && longest <= 22) return 'sm:grid-cols-2';
  if (options.length === 3 && longest <= 12) return 'sm:grid-cols-3';
  return '';
}
