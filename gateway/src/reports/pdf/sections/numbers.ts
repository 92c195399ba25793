import type { NumberRow, NumbersSection } from '@choose-life/contracts/domain/report/report-view';
import { type Box, overlay, pairBoxes, rowBlocks, type Section, shiftBox, stack } from '../box.ts';
import { isPrinted, type PrintedParts } from '../optional-parts.ts';
import { gutter, halfColumnWidth, palette } from '../paper.ts';
import type { Sheet } from '../sheet.ts';
import { headingBlock, pill, pillLooks } from '../text-boxes.ts';
import { styles } from '../typeface.ts';

const rowGap = 3.5;

/**
 * The card of a number: label and value, then the band to the right of them, or below them if it does not fit there, and the text at the
 * bottom.
 */
function numberCard(sheet: Sheet, row: NumberRow, width: number): Box {
  const { label, text, value } = row;
  const band = pill(sheet, row.band, pillLooks[row.tone]);
  const widthNextToBand = width - band.width - 8;
  const bandFits =
    sheet.widthOf(label, styles.strong) <= widthNextToBand &&
    sheet.widthOf(value, styles.muted) <= widthNextToBand;
  const textWidth = bandFits ? widthNextToBand : width;
  const labelAndValue = stack(
    sheet.text('TH', label, styles.strong, textWidth),
    sheet.text('TD', value, styles.muted, textWidth),
  );
  const placedBand = shiftBox(
    band,
    bandFits ? { x: width - band.width, y: 1 } : { x: 0, y: labelAndValue.height },
  );
  const noteTop = bandFits ? labelAndValue.height : placedBand.height;
  const note =
    text === null ? null : shiftBox(sheet.text('P', text, styles.small, width), { x: 0, y: noteTop });
  return sheet.element('TR', overlay(labelAndValue, sheet.element('TD', overlay(placedBand, note))));
}

/** The section with the measured values and the habits, in two columns. */
export function numbersSection(
  sheet: Sheet,
  { heading, rows }: NumbersSection,
  printedParts: PrintedParts,
): Section {
  const cards = rows.map(row =>
    numberCard(sheet, isPrinted(row, printedParts) ? row : { ...row, text: null }, halfColumnWidth),
  );
  const pairs = pairBoxes(cards, halfColumnWidth + gutter);
  const tableRows = pairs.map((pair, index) =>
    index < pairs.length - 1
      ? overlay(pair, shiftBox(ruleOf(sheet), { x: 0, y: pair.height + rowGap }))
      : pair,
  );
  return {
    bookmark: heading,
    blocks: [
      headingBlock(sheet, heading),
      ...rowBlocks('Table', tableRows, { gapBefore: 4, gapBetween: rowGap }),
    ],
  };
}

/** A line below each of the two columns. */
function ruleOf(sheet: Sheet): Box {
  return sheet.picture((pdf, { x, y }) => {
    pdf.lineWidth(0.75);
    for (const left of [x, x + halfColumnWidth + gutter]) {
      pdf
        .moveTo(left, y)
        .lineTo(left + halfColumnWidth, y)
        .stroke(palette.line);
    }
  });
}
