import type { Appraisal } from '../../appraisal/appraisal.ts';
import { framinghamOffice } from '../../appraisal/model.ts';
import { proveModel } from '../../appraisal/self-check.ts';
import { beginSection } from './heading.ts';
import { palette } from './palette.ts';
import { column, type Sheet, type Structure } from './sheet.ts';
import { styles, type TextStyle } from './typeface.ts';

const print: TextStyle = { ...styles.muted, size: 8.8, lineGap: 0.8 };
const { age } = framinghamOffice.guards;

const limits = [
  'This report is for learning. It is not a diagnosis and does not replace a health worker. Never stop or change a medicine because of it.',
  'It is not meant for people who have had a heart attack, a stroke or heart failure: please ask your doctor instead.',
  `The risk age covers heart and circulation only, for ages ${age.min} to ${age.max}. It compares you with a person of your age and sex who does not smoke, has no diabetes, a blood pressure of 125 without medicine and a body mass index of 22.5. Tools that compare with somebody else give other numbers.`,
  'It comes from a long study in the town of Framingham, USA. It is used in many countries, Ghana among them, but we know of no study that checked it against what happened to people in Nigeria. The risk in 10 years rests on American figures most of all. In women the weight part is the least certain.',
  'Cholesterol is shown but not in the risk age: that would need a second value, HDL, which we do not ask for. Your race, income and place never change your result.',
  'After you stop smoking the risk falls over years, not overnight.',
];

const reference =
  "D'Agostino RB and others. General cardiovascular risk profile for use in primary care: the Framingham Heart Study. Circulation 2008;117:743-753 (office-based model).";

const scales =
  'PHQ-2 and GAD-2: developed by Drs. Robert L. Spitzer, Janet B.W. Williams, Kurt Kroenke and colleagues, with an educational grant from Pfizer Inc. No permission required to reproduce, translate, display or distribute.';

/** Which model spoke, and how it proved itself. The proof is told only of the model that this gateway runs. */
function modelLine({ model }: Appraisal): string {
  const proof = proveModel();
  const { definition, program, publication } = proof.kinds;
  const proven =
    proof.hash === model.hash
      ? ` It reproduces ${proof.reproduced} reference values: ${publication} from publications, ${program} from other programs, ${definition} by definition.`
      : '';
  return `Model ${model.id}, version ${model.version}.${proven} Fingerprint of its constants (SHA-256): ${model.hash}`;
}

function drawBullets(sheet: Sheet, section: Structure, lines: readonly string[]): void {
  const place = { x: column.x + 14, width: column.width - 14 };
  const list = sheet.group(section, 'L');
  for (const line of lines) {
    sheet.need(sheet.heightOf(line, print, place.width) + 4);
    const top = sheet.y;
    sheet.ornament(() => sheet.pdf.circle(column.x + 4, top + 6.2, 1.8).fill(palette.inkSubtle));
    const item = sheet.group(list, 'LI');
    sheet.y = sheet.write(item, 'LBody', line, print, { ...place, y: top }) + 4;
    item.end();
  }
  list.end();
  sheet.y += 8;
}

/** What was assumed, how the number is made, what it cannot say. */
export function drawFinePrint(sheet: Sheet, appraisal: Appraisal): void {
  const { assumptions, findings } = appraisal;
  if (assumptions.length > 0) {
    const section = beginSection(sheet, 'What we assumed', null, 40);
    drawBullets(
      sheet,
      section,
      assumptions.map(({ text }) => text),
    );
  }
  const section = beginSection(sheet, 'How we worked this out, and its limits', null, 60);
  drawBullets(sheet, section, limits);
  const usesScales = findings.some(({ id }) => id === 'mood' || id === 'worry');
  const notes = [`Reference: ${reference}`, modelLine(appraisal), ...(usesScales ? [scales] : [])];
  for (const note of notes) {
    sheet.need(sheet.heightOf(note, styles.caption, column.width) + 4);
    const place = { x: column.x, y: sheet.y, width: column.width };
    sheet.y = sheet.write(section, 'P', note, styles.caption, place) + 3;
  }
}
