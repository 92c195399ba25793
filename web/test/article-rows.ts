/** The HTML of an article and the sanitised HTML. Rows about line breaks and columns also have the visible text. */
export const articleRows: readonly (readonly [html: string, sanitised: string, text?: string])[] = [
  // Inline markup, and markup that is replaced, such as styles and formulas: the meaning must stay, for example of a struck-out dose.
  ['Take <del>10</del><ins>5</ins> mg', 'Take <del>10</del><ins>5</ins> mg'],
  ['<s>50</s>40 <strike>30</strike>20', '<s>50</s>40 <s>30</s>20'],
  ['10<sup>9</sup>/L of H<sub>2</sub>O', '10<sup>9</sup>/L of H<sub>2</sub>O'],
  ['<span style="text-decoration: line-through">10</span> 5 mg', '<span><s>10</s></span> 5 mg'],
  ['<font style="text-decoration-line: line-through">10</font> 5', '<s>10</s> 5'],
  ['10<span style="vertical-align: super">9</span>/L', '10<span><sup>9</sup></span>/L'],
  ['H<b class="subscript">2</b>O<i class="x msoDel">3</i>', 'H<b><sub>2</sub></b>O<i><s>3</s></i>'],
  ['<ul class="line-through"><li>10</li></ul>', '<ul><li><s>10</s></li></ul>'],
  ['<p style="display:none">A</p><b hidden>B</b><i style="mso-hide: all">C</i>50 mg', '50 mg'],
  ['<bdo dir="rtl" lang="ar">ab</bdo>', '<bdo dir="rtl" lang="ar">ab</bdo>'],
  ['<math><mn>1</mn><mo>/</mo><msup><mi>m</mi><mn>2</mn></msup></math>', '<span>1/m<sup>2</sup></span>'],
  [
    '<math><mfrac><mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow><mi>c</mi></mfrac></math>',
    '<span>(a + b)/c</span>',
  ],
  [
    '<p>See</p><iframe src="//films.example.test/1" title="Measure at home"></iframe>',
    '<p>See</p><div><a href="https://films.example.test/1" rel="noopener noreferrer nofollow" target="_blank">Measure at home</a></div>',
  ],
  ['<iframe src="http://films.example.test/1" title="Film"></iframe>', '<div>Film</div>'],
  ['<input type="checkbox" checked>Salt <input type=checkbox>Sugar', '☑ Salt ☐ Sugar'],
  ['<ul class="tox-checklist"><li class="tox-checklist--checked">A</ul>', '<ul><li>☑ A</li></ul>'],
  ['<mark>Above 180</mark>', '<mark>Above 180</mark>'],
  ['Say <q cite="https://example.test">no</q>', 'Say <q>no</q>'],
  ['<abbr title="milligram">mg</abbr>', '<abbr title="milligram">mg</abbr>'],
  ['<code onclick="hit()">5 &lt; 6</code>', '<code>5 &lt; 6</code>'],
  ['<ruby>薬<rp>(</rp><rt>drug</rt><rp>)</rp></ruby>', '<ruby>薬<rp>(</rp><rt>drug</rt><rp>)</rp></ruby>'],
  ['<font color="red">5</font><big>0</big> <kbd>g</kbd>', '50 g'],
  // Blocks.
  ['<dl><dt>High</dt><dd>140</dd></dl>', '<dl><dt>High</dt><dd>140</dd></dl>', 'High\n140'],
  ['<h1>One</h1><h5>Two</h5><h6>Three</h6>', '<h2>One</h2><h5>Two</h5><h6>Three</h6>', 'One\nTwo\nThree'],
  ['<pre>a\n  b</pre>', '<pre>a\n  b</pre>', 'a\n  b'],
  ['<listing>a\n b</listing>', '<pre>a\n b</pre>', 'a\n b'],
  [
    '<details open><summary>More</summary>Salt</details>',
    '<details open=""><summary>More</summary>Salt</details>',
    'More\nSalt',
  ],
  [
    '<section id=a>One</section><section>Two</section>',
    '<div id="user-content-a">One</div><div>Two</div>',
    'One\nTwo',
  ],
  [
    '<MAIN><Header\n>One</Header><nav>Two</nav></MAIN>',
    '<div><div>One</div><div>Two</div></div>',
    'One\nTwo',
  ],
  ['One<article/class=x>Two</article>Three', 'One<div>Two</div>Three', 'One\nTwo\nThree'],
  ['<address>One</address><center>Two</center>', '<div>One</div><div>Two</div>', 'One\nTwo'],
  [
    '<form action="https://example.test"><fieldset><legend>One</legend>Two<input name=x></fieldset></form>',
    '<div><div><div>One</div>Two</div></div>',
    'One\nTwo',
  ],
  ['<select><option>One<option>Two</select>', '<div><div>One<div>Two</div></div></div>', 'One\nTwo'],
  [
    '<button formaction="https://example.test">One</button><button>Two</button>',
    '<div>One</div><div>Two</div>',
    'One\nTwo',
  ],
  ['<dialog>One</dialog>Two', '<div>One</div>Two', 'One\nTwo'],
  ['<menu><li>One</menu><dir><li>Two</dir>', '<ul><li>One</li></ul><ul><li>Two</li></ul>', 'One\nTwo'],
  [
    '<video src="https://example.test/v">One</video>Two',
    '<div><a href="https://example.test/v" rel="noopener noreferrer nofollow" target="_blank">One</a></div>Two',
    'One\nTwo',
  ],
  ['<p title="<section>">5 < 6, <6 > 4</p>', '<p title="&lt;div&gt;">5 &lt; 6, &lt;6 &gt; 4</p>'],
  // The numbering of lists.
  [
    '<ol start="4" reversed><li>Four<li value="9">Nine</ol>',
    '<ol start="4" reversed=""><li>Four</li><li value="9">Nine</li></ol>',
  ],
  ['<ol type="a"><li>Step a</ol>', '<ol type="a"><li>Step a</li></ol>'],
  // Tables.
  [
    '<table><caption>Pressure</caption><tr><td rowspan="2">High</td><td>140</td></tr><tr><td>180</td></tr></table>',
    '<table><caption>Pressure</caption><tbody><tr><td rowspan="2">High</td><td>140</td></tr><tr><td>180</td></tr></tbody></table>',
    'Pressure\nHigh\t140\n180',
  ],
  [
    '<table><tfoot><tr><td colspan="2">Sum</td></tr></tfoot><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
    '<table><tfoot><tr><td colspan="2">Sum</td></tr></tfoot><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
  ],
  [
    '<table width="900" height="900"><tr height="300"><td width="50%">1</td></tr></table>',
    '<table width="900" height="900"><tbody><tr height="300"><td width="50%">1</td></tr></tbody></table>',
  ],
  [
    '<table style="width: 1px" background="https://example.test/x"><tr><td bgcolor=red>1</td></tr></table>',
    '<table><tbody><tr><td>1</td></tr></tbody></table>',
  ],
  // Pictures: only with an https address or a path of this origin.
  [
    '<img src="https://pictures.example.test/a.png" alt="A plate" width="30" height="20">',
    '<img src="https://pictures.example.test/a.png" alt="A plate" width="30" height="20" loading="lazy" referrerpolicy="no-referrer">',
  ],
  [
    'A <img src="/pictures/a.png"> <img src="http://example.test/a.png" alt="x"><img src="a.png"><img>',
    'A <img src="/pictures/a.png" loading="lazy" referrerpolicy="no-referrer"> ',
  ],
  // Links and their targets. A link with an address that is not allowed becomes a `span`.
  [
    '<a href="http://example.test">Old</a> <a href="javascript:hit()">Bad</a> <a href="//example.test" id="x">Else</a>',
    '<span>Old</span> <span>Bad</span> <span id="user-content-x">Else</span>',
  ],
  ['<a href="#part">Below</a>', '<a href="#user-content-part">Below</a>'],
  ['<a href="#">Up</a> <a href="#Top">Top</a>', '<a href="#">Up</a> <a href="#Top">Top</a>'],
  ['<h2 id="part">Part</h2>', '<h2 id="user-content-part">Part</h2>'],
  [
    '<a name="part"></a><p id="user-content-two">Two</p>',
    '<a name="user-content-part"></a><p id="user-content-two">Two</p>',
  ],
  ['<a href="#user-content-two">Two</a>', '<a href="#user-content-two">Two</a>'],
  [
    '<a href="tel:+2341" target="_blank">Call</a> <a href="MAILTO:a@example.test">Write</a>',
    '<a href="tel:+2341">Call</a> <a href="MAILTO:a@example.test">Write</a>',
  ],
  [
    '<a href="https://example.test/#part" target="_top">Away</a>',
    '<a href="https://example.test/#part" rel="noopener noreferrer nofollow" target="_blank">Away</a>',
  ],
  ['<a href="/own#part" id="body">Own</a>', '<a href="/own#part" id="user-content-body">Own</a>'],
];
