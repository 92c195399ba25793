/** Things that stand side by side, `across` in a row. */
export function rowsOf<Thing>(things: readonly Thing[], across: number): Thing[][] {
  const rows: Thing[][] = [];
  for (let index = 0; index < things.length; index += across) rows.push(things.slice(index, index + across));
  return rows;
}
