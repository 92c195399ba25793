/** The letter of an option by its place (s.5): A to Z for 0 to 25, null for any other index. */
export function letterOf(index: number): string | null {
  return 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[index] ?? null;
}
