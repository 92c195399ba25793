import { describe, expect, it } from 'vitest';
import { html, ownMarkup } from './html.ts';

describe('markup of the docs', () => {
  it('keeps what is put in as text', () => {
    expect(html`<p title="${'"><b>'}">${'<script>'} ${1}</p>`.markup).toBe(
      '<p title="&quot;&gt;&lt;b&gt;">&lt;script&gt; 1</p>',
    );
  });

  it('takes markup as it is, one piece or many', () => {
    expect(html`<ul>${[html`<li>a</li>`, html`<li>${'&'}</li>`]}${ownMarkup('<hr>')}</ul>`.markup).toBe(
      '<ul><li>a</li><li>&amp;</li><hr></ul>',
    );
  });
});
