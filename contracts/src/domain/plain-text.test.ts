import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainTextOf, plainTitleOf } from './plain-text.ts';

describe('plainTextOf', () => {
  it.each([
    // A block, a line break, a comment or an unknown tag separates words. Inline tags do not.
    ['Sleep well', 'Sleep well'],
    ['<p>Sleep <b>well</b></p>', 'Sleep well'],
    ['<p>One</p><p>Two</p>', 'One Two'],
    ['<p class="lead">One</p>\n\n<p>Two<br/>Three</p>', 'One Two Three'],
    ['<ul><li>Salt</li><li>Sugar</li></ul>', 'Salt Sugar'],
    ['One<!-- hidden -->Two', 'One Two'],
    ['One<unknown>Two', 'One Two'],
    ['Un<em>salt</em>ed', 'Unsalted'],
    // Superscript and subscript digits and signs become Unicode characters. Letters are unchanged.
    ['10<sup>9</sup>/L, 10<SUP>-12</SUP>, 1<sup>st</sup>, H<sub>2</sub>O', '10⁹/L, 10⁻¹², 1st, H₂O'],
    ['10<sup class="x">9</sup>, Ca<sup>2+</sup>, 10<sup><b>&#45;3</b></sup>', '10⁹, Ca²⁺, 10⁻³'],
    ['10<sup>1.5</sup>, x<sup>n+1</sup>, CO<sub>2e</sub>, a<sup>b-c</sup>', '10¹.⁵, xn⁺¹, CO₂e, ab-c'],
    ['10<span style="VERTICAL-ALIGN:super !important">9</span>/L', '10⁹/L'],
    ["H<span class='x subscript'>2</span>O", 'H₂O'],
    // Deleted and hidden texts are omitted.
    ['<s>50</s>40, <del>10</del><ins>5</ins>, 6 mg', '40, 5, 6 mg'],
    ['<span style="text-decoration: line-through">10 <span>or</span> 7</span> 5 mg', '5 mg'],
    ['<font style="text-decoration-line:underline line-through">10</font> 5 <STRIKE>3</STRIKE>mg', '5 mg'],
    ['<p style="display: none">DRAFT<p>50 mg', '50 mg'],
    ['<p style="display: none">DRAFT</p>', ''],
    ['<b hidden>DRAFT: </b><i style="mso-hide:all">x</i>50<u style=visibility:hidden>0</u> mg', '50 mg'],
    // The end tag of the inner `div` does not end the hidden one.
    ['<div hidden><b class="sup"><div>1</div></b>2</div>50 mg', '50 mg'],
    // Here the text is visible.
    ['<img hidden>50 <span style="display:inline">mg</span>', '50 mg'],
    ['<a title="hidden line-through" href="/hidden">50</a> mg', '50 mg'],
    // Entities are decoded once. Unknown and incomplete entities are unchanged.
    ['Salt &amp; sugar &lt; 5&nbsp;g', 'Salt & sugar < 5 g'],
    ['&#8358;500, &#x20A6;600', '₦500, ₦600'],
    ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
    ['&lt;script&gt;run()&lt;/script&gt;', '<script>run()</script>'],
    ['&unknown; &amp', '&unknown; &amp'],
    // No code point has more than 7 digits.
    ['&#99999999;', '&#99999999;'],
    // A surrogate is invalid. A control character becomes a space.
    ['&#xD800;', '\u{FFFD}'],
    ['One&#0;Two', 'One Two'],
    // The names of properties that every object has are not known entities or tags.
    ['&toString; <constructor>x', '&toString; x'],
    // A `<` without a tag name after it is text, and so is a comment or tag that never ends.
    ['I <3 salt, 5 < 6 > 4', 'I <3 salt, 5 < 6 > 4'],
    ['<!-- never closed', '<!-- never closed'],
    ['end <b', 'end <b'],
    // A tag ends at its first `>`, even if a quotation mark is still open.
    ['<a title="a &gt; b">link</a>', 'link'],
    ['<a title="never closed>link</a> end', 'link end'],
    // The result is text and not HTML, so a script in it is harmless.
    ['<script>run()</script>', 'run()'],
    ['<img src=x onerror=run()>', ''],
    // Empty, missing and incomplete HTML.
    ['<p><br>&nbsp;</p>', ''],
    ['<p>open', 'open'],
    ['<p </p>', ''],
    ['', ''],
    [null, ''],
    [undefined, ''],
  ])('converts %j to %j', (html, text) => {
    expect(plainTextOf(html)).toBe(text);
  });

  /** The text with each run of white space as one space. */
  const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
  const textWithoutMarkup = fc.string({ unit: 'grapheme' }).filter(text => !/[<&]/.test(text));

  it('changes only the white space of a text without tags and entities', () => {
    fc.assert(
      fc.property(textWithoutMarkup, text => {
        expect(plainTextOf(text)).toBe(oneLine(text));
      }),
    );
  });

  it('unescapes an escaped text exactly once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), text => {
        const escaped = text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
        expect(plainTextOf(escaped)).toBe(oneLine(text));
      }),
    );
  });

  it('never returns a text that is longer than the HTML', () => {
    const pieces = fc.constantFrom(
      ...['<', '>', '"', "'", '&', 'a', '9', ' '],
      ...['<b', '</p>', '<!--', '-->', '&lt;', '<p>', '<sup>', '</s>'],
    );
    fc.assert(
      fc.property(fc.array(pieces), parts => {
        const html = parts.join('');
        expect(plainTextOf(html).length).toBeLessThanOrEqual(html.length);
      }),
    );
  });

  // With 200,000 repetitions, an algorithm slower than linear takes longer than the timeout below.
  it.each(['<b "', '<', '<!--', '<p>', "<a '>", '&#', '<!-- "', '<s><del>', '<b x="'])(
    'takes linear time for a malicious text of repeated %j',
    piece => {
      expect(plainTextOf(piece.repeat(200_000)).length).toBeLessThanOrEqual(piece.length * 200_000);
    },
    30_000,
  );
});

describe('plainTitleOf', () => {
  it.each([
    ['<p>Sleep <b>well</b></p>', 'Sleep well'],
    // If no text remains, the title is the HTML itself.
    ['<p><img src=x onerror=run()></p>', '<img src=x onerror=run()>'],
    [null, ''],
  ])('converts %j to %j', (html, title) => {
    expect(plainTitleOf(html)).toBe(title);
  });
});
