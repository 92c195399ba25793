/** The four pillars' drawings on a 64 x 64 tile, as SVG paths; the same geometry as on the screens. */
const motifs = {
  health:
    'M32 57C15 45 6 34 6 22a13 13 0 0 1 26-3 13 13 0 0 1 26 3c0 12-9 23-26 35Zm0-11C22 39 16 32 16 24a4.5 4.5 0 0 1 9 0c0 4 3 7 7 7s7-3 7-7a4.5 4.5 0 0 1 9 0c0 8-6 15-16 22Z',
  lifestyle:
    'M6 48h52M14 42a18 18 0 0 1 36 0M22 42a10 10 0 0 1 20 0M28 42a4 4 0 0 1 8 0M32 10v6M12 19l4 4m36-4-4 4',
  fitness:
    'm12 20 12 12-12 12m14-24 12 12-12 12m14-24 12 12-12 12M12 12h1m6 0h1m6 0h1m6 0h1m6 0h1m6 0h1M12 52h1m6 0h1m6 0h1m6 0h1m6 0h1m6 0h1',
  nutrition: 'M32 6c17 15 17 37 0 52-17-15-17-37 0-52Zm0 12v40m0-24 8-7m-8 7-8-7m8 19 8-7m-8 7-8-7',
} as const;

const cloth: readonly (readonly (keyof typeof motifs)[])[] = [
  ['health', 'fitness', 'nutrition'],
  ['nutrition', 'lifestyle', 'health'],
  ['health', 'fitness', 'nutrition'],
];

/** Of a tile and its margin, in points. */
const tile = 46;
const inset = tile * 0.14;

/** The resist-dyed cloth: tiles of the four motifs at low contrast, fading in from the left. */
export function drawCloth(pdf: PDFKit.PDFDocument, { x, y }: { x: number; y: number }): void {
  for (const [row, line] of cloth.entries()) {
    for (const [index, motif] of line.entries()) {
      pdf
        .save()
        .translate(x + index * tile + inset, y + row * tile + inset)
        .scale((tile - 2 * inset) / 64);
      pdf
        .lineWidth(2.5)
        .lineCap('round')
        .lineJoin('round')
        .strokeOpacity(0.1 + (0.2 * index) / (line.length - 1));
      pdf.path(motifs[motif]).stroke('#AEB4FF');
      pdf.restore();
    }
  }
}
