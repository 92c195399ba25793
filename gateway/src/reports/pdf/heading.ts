import { column, type Sheet, type Structure } from './sheet.ts';
import { styles } from './typeface.ts';

/** Begins a section with its heading, on a new page unless at least `room` points are left for what follows. */
export function beginSection(sheet: Sheet, title: string, lead: string | null, room: number): Structure {
  sheet.need(room + 46);
  const section = sheet.group(sheet.root, 'Sect');
  const place = { x: column.x, width: column.width };
  sheet.y = sheet.write(section, 'H2', title, styles.title, { ...place, y: sheet.y }) + 2;
  if (lead !== null) sheet.y = sheet.write(section, 'P', lead, styles.muted, { ...place, y: sheet.y });
  sheet.y += 10;
  return section;
}
