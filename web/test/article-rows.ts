/**
 * The HTML of an article, and the sanitised HTML; undefined if the sanitiser does not change the HTML. Rows about line breaks and columns also
 * have the visible text.
 */
export const articleRows: readonly { html: string; sanitised?: string; text?: string }[] = [
  // Inline markup stays: a struck-out dose must stay struck out.
  { html: 'Take <del>10</del><ins>5</ins> mg' },
  { html: '<s>50</s>40 <strike>30</strike>20', sanitised: '<s>50</s>40 <s>30</s>20' },
  { html: '10<sup>9</sup>/L of H<sub>2</sub>O' },
  // Styles and classes that change the meaning are replaced by elements.
  {
    html: '<span style="text-decoration: line-through">10</span> 5 mg',
    sanitised: '<span><s>10</s></span> 5 mg',
  },
  { html: '<font style="text-decoration-line: line-through">10</font> 5', sanitised: '<s>10</s> 5' },
  { html: '10<span style="vertical-align: super">9</span>/L', sanitised: '10<span><sup>9</sup></span>/L' },
  {
    html: 'H<b class="subscript">2</b>O<i class="x msoDel">3</i>',
    sanitised: 'H<b><sub>2</sub></b>O<i><s>3</s></i>',
  },
  { html: '<ul class="line-through"><li>10</li></ul>', sanitised: '<ul><li><s>10</s></li></ul>' },
  // Hidden text is removed.
  {
    html: '<p style="display:none">A</p><b hidden>B</b><i style="mso-hide: all">C</i>50 mg',
    sanitised: '50 mg',
  },
  // The text of style sheets is removed.
  { html: 'Salt<style>p { color: red }</style>', sanitised: 'Salt' },
  // The direction of text stays.
  { html: '<bdo dir="rtl" lang="ar">ab</bdo>' },
  // Formulas become text.
  {
    html: '<math><mn>1</mn><mo>/</mo><msup><mi>m</mi><mn>2</mn></msup></math>',
    sanitised: '<span>1/m<sup>2</sup></span>',
  },
  {
    html: '<math><mfrac><mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow><mi>c</mi></mfrac></math>',
    sanitised: '<span>(a + b)/c</span>',
  },
  // A film becomes a link with its title, or only its title if the address is not https.
  {
    html: '<p>See</p><iframe src="//films.example.test/1" title="Measure at home"></iframe>',
    sanitised:
      '<p>See</p><div><a href="https://films.example.test/1" rel="noopener noreferrer nofollow" target="_blank">Measure at home</a></div>',
  },
  { html: '<iframe src="http://films.example.test/1" title="Film"></iframe>', sanitised: '<div>Film</div>' },
  // Check boxes become characters.
  { html: '<input type="checkbox" checked>Salt <input type=checkbox>Sugar', sanitised: '☑ Salt ☐ Sugar' },
  {
    html: '<ul class="tox-checklist"><li class="tox-checklist--checked">A</ul>',
    sanitised: '<ul><li>☑ A</li></ul>',
  },
  // Other inline elements stay, without attributes that are not allowed.
  { html: '<mark>Above 180</mark>' },
  { html: 'Say <q cite="https://example.test">no</q>', sanitised: 'Say <q>no</q>' },
  { html: '<abbr title="milligram">mg</abbr>' },
  { html: '<code onclick="hit()">5 &lt; 6</code>', sanitised: '<code>5 &lt; 6</code>' },
  { html: '<ruby>薬<rp>(</rp><rt>drug</rt><rp>)</rp></ruby>' },
  // Elements that are not allowed are replaced by their content.
  { html: '<font color="red">5</font><big>0</big> <kbd>g</kbd>', sanitised: '50 g' },
  // Blocks stay blocks, so that the visible text keeps its line breaks. Blocks that are not allowed become `div` or an allowed element.
  { html: '<dl><dt>High</dt><dd>140</dd></dl>', text: 'High\n140' },
  {
    html: '<h1>One</h1><h5>Two</h5><h6>Three</h6>',
    sanitised: '<h2>One</h2><h5>Two</h5><h6>Three</h6>',
    text: 'One\nTwo\nThree',
  },
  { html: '<pre>a\n  b</pre>', text: 'a\n  b' },
  { html: '<listing>a\n b</listing>', sanitised: '<pre>a\n b</pre>', text: 'a\n b' },
  {
    html: '<details open><summary>More</summary>Salt</details>',
    sanitised: '<details open=""><summary>More</summary>Salt</details>',
    text: 'More\nSalt',
  },
  { html: '<details open="open"><summary>More</summary>Salt</details>' },
  {
    html: '<MAIN><Header\n>One</Header><nav>Two</nav></MAIN>',
    sanitised: '<div><div>One</div><div>Two</div></div>',
    text: 'One\nTwo',
  },
  {
    html: 'One<article/class=x>Two</article>Three',
    sanitised: 'One<div>Two</div>Three',
    text: 'One\nTwo\nThree',
  },
  {
    html: '<form action="https://example.test"><fieldset><legend>One</legend>Two<input name=x></fieldset></form>',
    sanitised: '<div><div><div>One</div>Two</div></div>',
    text: 'One\nTwo',
  },
  {
    html: '<select><option>One<option>Two</select>',
    sanitised: '<div><div>One<div>Two</div></div></div>',
    text: 'One\nTwo',
  },
  {
    html: '<menu><li>One</menu><dir><li>Two</dir>',
    sanitised: '<ul><li>One</li></ul><ul><li>Two</li></ul>',
    text: 'One\nTwo',
  },
  {
    html: '<video src="https://example.test/v">One</video>Two',
    sanitised:
      '<div><a href="https://example.test/v" rel="noopener noreferrer nofollow" target="_blank">One</a></div>Two',
    text: 'One\nTwo',
  },
  {
    html: '<p title="<section>">5 < 6, <6 > 4</p>',
    sanitised: '<p title="&lt;div&gt;">5 &lt; 6, &lt;6 &gt; 4</p>',
  },
  // The numbering of lists.
  {
    html: '<ol start="4" reversed><li>Four<li value="9">Nine</ol>',
    sanitised: '<ol start="4" reversed=""><li>Four</li><li value="9">Nine</li></ol>',
  },
  { html: '<ol reversed="reversed"><li>Two</li><li>One</li></ol>' },
  { html: '<ol type="a"><li>Step a</ol>', sanitised: '<ol type="a"><li>Step a</li></ol>' },
  // Tables.
  {
    html: '<table><caption>Pressure</caption><tr><td rowspan="2">High</td><td>140</td></tr><tr><td>180</td></tr></table>',
    sanitised:
      '<table><caption>Pressure</caption><tbody><tr><td rowspan="2">High</td><td>140</td></tr><tr><td>180</td></tr></tbody></table>',
    text: 'Pressure\nHigh\t140\n180',
  },
  {
    html: '<table><tfoot><tr><td colspan="2">Sum</td></tr></tfoot><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
  },
  {
    html: '<table width="900" height="900"><tr height="300"><td width="50%">1</td></tr></table>',
    sanitised:
      '<table width="900" height="900"><tbody><tr height="300"><td width="50%">1</td></tr></tbody></table>',
  },
  {
    html: '<table style="width: 1px" background="https://example.test/x"><tr><td bgcolor=red>1</td></tr></table>',
    sanitised: '<table><tbody><tr><td>1</td></tr></tbody></table>',
  },
  // Pictures: only with an https address or a path of this origin.
  {
    html: '<img src="https://pictures.example.test/a.png" alt="A plate" width="30" height="20">',
    sanitised:
      '<img src="https://pictures.example.test/a.png" alt="A plate" width="30" height="20" loading="lazy" referrerpolicy="no-referrer">',
  },
  {
    html: 'A <img src="/pictures/a.png"> <img src="http://example.test/a.png" alt="x"><img src="a.png"><img>',
    sanitised: 'A <img src="/pictures/a.png" loading="lazy" referrerpolicy="no-referrer"> ',
  },
  // Links and their targets. A link with an address that is not allowed becomes a `span`.
  {
    html: '<a href="http://example.test">Old</a> <a href="javascript:hit()">Bad</a> <a href="//example.test" id="x">Else</a>',
    sanitised: '<span>Old</span> <span>Bad</span> <span id="user-content-x">Else</span>',
  },
  { html: '<a href="#part">Below</a>', sanitised: '<a href="#user-content-part">Below</a>' },
  { html: '<a href="#">Up</a> <a href="#Top">Top</a>' },
  { html: '<h2 id="part">Part</h2>', sanitised: '<h2 id="user-content-part">Part</h2>' },
  {
    html: '<a name="part"></a><p id="user-content-two">Two</p>',
    sanitised: '<a name="user-content-part"></a><p id="user-content-two">Two</p>',
  },
  { html: '<a href="#user-content-two">Two</a>' },
  {
    html: '<a href="tel:+2341" target="_blank">Call</a> <a href="MAILTO:a@example.test">Write</a>',
    sanitised: '<a href="tel:+2341">Call</a> <a href="MAILTO:a@example.test">Write</a>',
  },
  {
    html: '<a href="https://example.test/#part" target="_top">Away</a>',
    sanitised:
      '<a href="https://example.test/#part" rel="noopener noreferrer nofollow" target="_blank">Away</a>',
  },
  {
    html: '<a href="/own#part" id="body">Own</a>',
    sanitised: '<a href="/own#part" id="user-content-body">Own</a>',
  },
];
