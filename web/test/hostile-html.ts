/*
 * Hostile HTML that tries to run `hit()` when an article is shown, or to change or cover the page. Each text is an example of one technique.
 * The tests of DOMPurify have more examples.
 */

/* Markup that makes the sanitiser and the browser parse the following text differently (mutation XSS). */
const mutations = [
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=hit()&gt;">',
  '<svg></p><style><a title="</style><img src=x onerror=hit()>">',
  '<math></p><style><!--</style><img src=x onerror=hit()>--></style>',
  '<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=hit()>',
  '<svg><style><img/src=x onerror=hit()></style></svg>',
  '<svg><title><style><img title="</style></title></svg><img src=x onerror=hit()>"></style></title></svg>',
  '<svg><desc><b><style></b><img src=x onerror=hit()></style></desc></svg>',
  '<svg><foreignObject><p><style></p><img src=x onerror=hit()></style></foreignObject></svg>',
  '<math><annotation-xml encoding="text/html"><style><img src=x onerror=hit()></style></annotation-xml></math>',
  '<math><annotation-xml encoding="application/xhtml+xml"><iframe onload=hit()></annotation-xml></math>',
  '<noscript><p title="</noscript><img src=x onerror=hit()>"></noscript>',
  '<noembed><p title="</noembed><img src=x onerror=hit()>"></noembed>',
  '<noframes><p title="</noframes><img src=x onerror=hit()>"></noframes>',
  '<xmp><p title="</xmp><img src=x onerror=hit()>"></xmp>',
  '<iframe><p title="</iframe><img src=x onerror=hit()>"></iframe>',
  '<textarea><p title="</textarea><img src=x onerror=hit()>"></textarea>',
  '<title><p title="</title><img src=x onerror=hit()>"></title>',
  '<style><p title="</style><img src=x onerror=hit()>"></style>',
  '<plaintext><p title="</plaintext><img src=x onerror=hit()>">',
  '<select><template><style><!--</style><img src=x onerror=hit()>--></template></select>',
  '<table><caption><svg><desc><table><caption><style><!--</style><img src=x onerror=hit()>',
  '<svg><p><style><g title="</style><img src=x onerror=hit()>">',
  '<svg><br><style><!--</style><img src=x onerror=hit()>--></style>',
  '<math><mi><ul><mglyph><svg><mtext><style><path title="</style><img src=x onerror=hit()>">',
  '<b><p><b><p><b><math><mtext><b><mglyph><style><img src=x onerror=hit()></b></p>',
  '<!--><img src=x onerror=hit()>-->',
  '<!--!><img src=x onerror=hit()>--!>',
  '<!---><img src=x onerror=hit()>--->',
  '<![CDATA[><img src=x onerror=hit()>]]>',
  '<svg><![CDATA[</svg><img src=x onerror=hit()>]]></svg>',
  '<?xml-stylesheet href="javascript:hit()"?><img src=x onerror=hit()>',
  '<!DOCTYPE html [<!ENTITY x "<img src=x onerror=hit()>">]>&x;',
  '<![if IE]><img src=x onerror=hit()><![endif]>',
];

/* Scripts and addresses in SVG and MathML. */
const svgAndMathMl = [
  '<svg><script>hit()</script></svg>',
  '<svg><a xlink:href="javascript:hit()"><text y=20>x</text></a></svg>',
  '<svg><a><animate attributeName=href values="javascript:hit()"/><text y=20>x</text></a></svg>',
  '<svg><animate onbegin=hit() attributeName=x dur=1s></svg>',
  '<svg><use href="data:image/svg+xml,<svg id=x xmlns=http://www.w3.org/2000/svg onload=hit()></svg>#x"></svg>',
  '<svg><foreignObject><iframe srcdoc="<script>parent.hit()</script>"></iframe></foreignObject></svg>',
  '<math href="javascript:hit()">x</math>',
];

/* Elements that the sanitiser replaces by other elements, with hostile content. */
const replaced = [
  '<span style="text-decoration: line-through"><img src=x onerror=hit()></span>',
  '<a href="http://x"><img src=x onerror=hit()></a><video><img src=x onerror=hit()></video>',
  '<math><msup><mtext><img src=x onerror=hit()></mtext><mn>2</mn></msup></math>',
];

/* Embedded documents, templates, custom elements and media. */
const embedded = [
  '<iframe title="<img src=x onerror=hit()>" src="java&#9;script:hit()"></iframe>',
  '<iframe srcdoc="<script>parent.hit()</script>"></iframe>',
  '<object type="text/html" data="data:text/html,<script>parent.hit()</script>"></object>',
  '<embed type="image/svg+xml" src="data:image/svg+xml,<svg xmlns=http://www.w3.org/2000/svg onload=hit() />">',
  '<template><img src=x onerror=hit()></template>',
  '<template shadowrootmode=open><img src=x onerror=hit()></template>',
  '<x-hostile onclick=hit()>x</x-hostile>',
  '<p is="x-hostile" onclick=hit()>x</p>',
  '<video><source onerror=hit() src=x></video>',
  '<picture><source srcset="javascript:hit()"><img src=x onerror=hit()></picture>',
];

const forms = [
  '<form action="javascript:hit()"><input type=submit autofocus></form>',
  '<form id=f></form><button form=f formaction="javascript:hit()">x</button>',
  '<button popovertarget=x>x</button><div popover id=x onbeforetoggle=hit()>x</div>',
  '<button commandfor=x command=show-modal>x</button><dialog id=x oncommand=hit()></dialog>',
];

const styles = [
  // With a text before it, because a style element at the start is parsed into the head, which is dropped.
  'x<style>@import "https://example.test/x.css";</style>',
  '<p style="background:url(javascript:hit())">x</p>',
  '<p style="position:fixed;inset:0;z-index:9999;background:#fff">Log in again</p>',
  '<a href=https://example.test class="fixed inset-0 z-50">Log in again</a>',
  '<link rel=stylesheet href="data:text/css,*{color:red}">',
];

/* Names and ids that replace properties of the document (DOM clobbering). */
const clobbering = [
  '<img name=body src=x onerror=hit()>',
  '<a id=hit href=https://example.test>x</a>',
  '<form name=document><input name=cookie></form>',
  '<form id=x><input name=attributes><input name=removeAttribute></form>',
  '<a id=trustedTypes></a><a id=trustedTypes name=createPolicy href="javascript:hit()"></a>',
  '<iframe name=self srcdoc="<a id=hit>"></iframe>',
  '<p id=__proto__>x</p><p name=constructor>x</p>',
  '<meta name=referrer content=unsafe-url><meta http-equiv=refresh content="0;url=javascript:hit()">',
  '<meta http-equiv=Content-Security-Policy content="script-src *">',
];

const malformed = [
  '<img src=x onerror=hit()',
  '<img/src=x/onerror=hit()>',
  '<img src=x\u0000onerror=hit()>',
  '<\u0000img src=x onerror=hit()>',
  '<img """><script>hit()</script>">',
  '<img src="x` `<script>hit()</script>"` `>',
  '<a href="https://example.test" onclick=hit() href="javascript:hit()">x</a>',
  '<a href\u000B=javascript:hit()>x</a>',
  '<table><img src=x onerror=hit()><tr><td>x</table>',
  '</p></div></article></main><script>hit()</script>',
  '</template></textarea></title></style></script><img src=x onerror=hit()>',
  '\u202E<img src=x onerror=hit()>\u202C',
  '＜img src=x onerror=hit()＞',
  '+ADw-img src=x onerror=hit()+AD4-',
  '&lt;img src=x onerror=hit()&gt;',
  '&#60;img src=x onerror=hit()&#62;',
  '\\u003cimg src=x onerror=hit()\\u003e',
  '{{constructor.constructor("hit()")()}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of the attack, no template.
  '${hit()}<%= hit() %>#{hit()}',
  `${'<div>'.repeat(600)}<img src=x onerror=hit()>`,
  `${'<b><p>'.repeat(120)}<img src=x onerror=hit()>`,
  `<img ${'a=1 '.repeat(500)}src=x onerror=hit()>`,
  `<a href="${'x'.repeat(5000)}" onclick=hit()>x</a>`,
];

/** Addresses that run code, and other addresses that the sanitiser does not allow in links. */
const addresses = [
  'javascript:hit()',
  'JaVaScRiPt:hit()',
  ' javascript:hit()',
  'java\tscript:hit()',
  '\u0001javascript:hit()',
  'javascript&colon;hit()',
  'javascript&#58;hit()',
  '&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;hit()',
  'java&Tab;script:hit()',
  'javascript://example.test/%0Ahit()',
  'javascript:https://hit()',
  'data:text/html,<script>hit()</script>',
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="hit()"/>',
  'vbscript:hit()',
  'blob:https://example.test/1',
  'file:///etc/passwd',
  'http://example.test/plain',
  '//example.test/no-protocol',
  'intent://example.test#Intent;scheme=https;end',
  'https&#9;:javascript:hit()',
] as const;

const scripts = [
  '<script>hit()</script>',
  '<script >hit()</script >',
  '<script>hit()',
  '<scr<script>ipt>hit()</scr</script>ipt>',
  '<script type=module>hit()</script>',
  '<script src="data:text/javascript,hit()"></script>',
  '<script src=https://example.test/x.js></script>',
  '<script><!--\nhit()\n--></script>',
  '<p title="</p><script>hit()</script>">x</p>',
];

/** Event handlers, and attributes with an address. A few examples are enough, because the sanitiser has a list of allowed attributes. */
const attributes = [
  '<img src=x onerror=hit()>',
  '<details open ontoggle=hit()>x</details>',
  '<p onpointerrawupdate="hit()">x</p>',
  '<object data="javascript:hit()">x',
  '<a ping="javascript:hit()" href="javascript:hit()">x',
];

const escapeQuotes = (address: string) => address.replaceAll('"', '&quot;');

/** All hostile texts. */
export const hostileHtml: readonly string[] = [
  ...attributes,
  ...scripts,
  ...addresses.map(
    address => `<a href="${escapeQuotes(address)}">x</a><img src="${escapeQuotes(address)}" alt="">`,
  ),
  ...mutations,
  ...svgAndMathMl,
  ...replaced,
  ...embedded,
  ...forms,
  ...styles,
  ...clobbering,
  ...malformed,
];
