/**
 * Hostile HTML that tries to run `hit()` when it is shown as part of an article. Each text stands for one way of smuggling
 * code past a reader of HTML; those made from lists differ in the attribute or the address alone. A few of each kind: what is no
 * tag, attribute or address of our list goes whatever its name, and how a parser can be misled is tested by the sanitiser's own.
 */

/* Markup that changes how a parser reads what follows, or that acts by itself. */
const swappedContexts = [
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=hit()&gt;">',
  '<svg></p><style><a title="</style><img src=x onerror=hit()>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=hit()>',
  '<svg><title><style><img title="</style></title></svg><img src=x onerror=hit()>"></style></title></svg>',
  '<svg><foreignObject><p><style></p><img src=x onerror=hit()></style></foreignObject></svg>',
  '<math><annotation-xml encoding="application/xhtml+xml"><iframe onload=hit()></annotation-xml></math>',
  '<noscript><p title="</noscript><img src=x onerror=hit()>"></noscript>',
  '<iframe><p title="</iframe><img src=x onerror=hit()>"></iframe>',
  '<textarea><p title="</textarea><img src=x onerror=hit()>"></textarea>',
  '<title><p title="</title><img src=x onerror=hit()>"></title>',
  '<plaintext><p title="</plaintext><img src=x onerror=hit()>">',
  '<select><template><style><!--</style><img src=x onerror=hit()>--></template></select>',
  '<table><caption><svg><desc><table><caption><style><!--</style><img src=x onerror=hit()>',
  '<math><mi><ul><mglyph><svg><mtext><style><path title="</style><img src=x onerror=hit()>">',
  '<!--!><img src=x onerror=hit()>--!>',
  '<![CDATA[><img src=x onerror=hit()>]]>',
  '<!DOCTYPE html [<!ENTITY x "<img src=x onerror=hit()>">]>&x;',
];

const drawings = [
  '<svg><script>hit()</script></svg>',
  '<svg><script xlink:href="data:text/javascript,hit()"></script></svg>',
  '<svg><a xlink:href="javascript:hit()"><text y=20>x</text></a></svg>',
  '<svg><a><animate attributeName=href values="javascript:hit()"/><text y=20>x</text></a></svg>',
  '<svg><animate onbegin=hit() attributeName=x dur=1s></svg>',
  '<svg><use href="data:image/svg+xml,<svg id=x xmlns=http://www.w3.org/2000/svg onload=hit()></svg>#x"></svg>',
  '<svg><foreignObject><iframe srcdoc="<script>parent.hit()</script>"></iframe></foreignObject></svg>',
  '<math><maction actiontype="statusline#https://example.test" xlink:href="javascript:hit()">x</maction></math>',
];

const embedded = [
  '<iframe srcdoc="<script>parent.hit()</script>"></iframe>',
  '<iframe sandbox="allow-scripts allow-same-origin" srcdoc="<script>parent.hit()</script>"></iframe>',
  '<object type="text/html" data="data:text/html,<script>parent.hit()</script>"></object>',
  '<embed type="image/svg+xml" src="data:image/svg+xml,<svg xmlns=http://www.w3.org/2000/svg onload=hit() />">',
  '<template><img src=x onerror=hit()></template>',
  '<template shadowrootmode=open><img src=x onerror=hit()></template>',
  '<x-hostile onclick=hit()>x</x-hostile>',
  '<p is="x-hostile" onclick=hit()>x</p>',
  '<picture><source srcset="javascript:hit()"><img src=x onerror=hit()></picture>',
  '<map name=m><area href="javascript:hit()"></map><img usemap=#m>',
];

const forms = [
  '<form action="javascript:hit()"><input type=submit autofocus></form>',
  '<form id=f></form><button form=f formaction="javascript:hit()">x</button>',
  '<button popovertarget=x>x</button><div popover id=x onbeforetoggle=hit()>x</div>',
  '<button commandfor=x command=show-modal>x</button><dialog id=x oncommand=hit()></dialog>',
];

const styles = [
  '<style>@import "https://example.test/x.css";</style>',
  '<p style="background:url(javascript:hit())">x</p>',
  '<p style="position:fixed;inset:0;z-index:9999;background:#fff">Log in again</p>',
  '<a href=https://example.test class="fixed inset-0 z-50">Log in again</a>',
  '<link rel=stylesheet href="data:text/css,*{color:red}">',
  '<table background="javascript:hit()"><tr><td style="behavior:url(#x)">x</td></tr></table>',
];

const clobbering = [
  '<a id=hit href=https://example.test>x</a>',
  '<form name=document><input name=cookie></form>',
  '<form id=x><input name=attributes><input name=removeAttribute></form>',
  '<a id=trustedTypes></a><a id=trustedTypes name=createPolicy href="javascript:hit()"></a>',
  '<img name=localStorage><form id=localStorage><input name=token></form>',
  '<div id=root>x</div><div id=main>x</div>',
  '<p id=__proto__>x</p><p name=constructor>x</p>',
  '<meta name=referrer content=unsafe-url><meta http-equiv=refresh content="0;url=javascript:hit()">',
  '<base href="https://example.test/"><base target=_self>',
];

const malformed = [
  '<img src=x onerror=hit()',
  '<img/src=x/onerror=hit()>',
  '<img src=x\u0000onerror=hit()>',
  '<im\u0000g src=x onerror=hit()>',
  '<img """><script>hit()</script>">',
  '<img src="x` `<script>hit()</script>"` `>',
  '<img src onerror=hit()>',
  '<p <img src=x onerror=hit()>>x</p>',
  '<a href="https://example.test" onclick=hit() href="javascript:hit()">x</a>',
  '<a/href=javascript:hit()>x</a>',
  '<p><a><p><a href=javascript:hit()></p></a>',
  '<table><img src=x onerror=hit()><tr><td>x</table>',
  '</p></div></article></main><script>hit()</script>',
  '</template></textarea></title></style></script><img src=x onerror=hit()>',
  '\u202E<img src=x onerror=hit()>\u202C',
  '&lt;img src=x onerror=hit()&gt;',
  '&amp;lt;img src=x onerror=hit()&amp;gt;',
  '{{constructor.constructor("hit()")()}}',
  `${'<div>'.repeat(600)}<img src=x onerror=hit()>`,
  `<img ${'a=1 '.repeat(500)}src=x onerror=hit()>`,
];

/** Attributes that run code on an element that needs nothing from anybody to fire them. */
const firingByThemselves = [
  ['img src=x', 'onerror'],
  ['img src=/favicon.svg', 'onload'],
  ['img src=x alt=x', 'ONERROR'],
  ['svg', 'onload'],
  ['body', 'onload'],
  ['iframe', 'onload'],
  ['video src=x', 'onerror'],
  ['details open', 'ontoggle'],
  ['input autofocus', 'onfocus'],
  ['link rel=stylesheet href=x', 'onerror'],
  ['frameset', 'onload'],
] as const;

/** Attributes that wait for somebody to move, point or type, or for the page to change. */
const firingOnTouch = [
  'onclick',
  'onmouseover',
  'onpointerrawupdate',
  'onanimationstart',
  'onbeforetoggle',
  'oncontentvisibilityautostatechange',
] as const;

/** Addresses that run code, or lead somewhere that could. */
const addresses = [
  'javascript:hit()',
  'JaVaScRiPt:hit()',
  ' javascript:hit()',
  'java\tscript:hit()',
  '\u0001javascript:hit()',
  'javascript\u00A0:hit()',
  'javascript&colon;hit()',
  'javascript&#x3a;hit()',
  '&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;hit()',
  'java&Tab;script:hit()',
  'javascript://example.test/%0Ahit()',
  'javascript:https://hit()',
  'data:text/html,<script>hit()</script>',
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="hit()"/>',
  'vbscript:hit()',
  'blob:https://example.test/1',
  'http://example.test/plain',
  '//example.test/no-protocol',
  '/\\example.test',
  'https&#9;:javascript:hit()',
] as const;

/** Attributes that take an address, on elements that ask for it or lead there. */
const takingAddresses = [
  ['a', 'href'],
  ['a', 'xlink:href'],
  ['base', 'href'],
  ['link rel=stylesheet', 'href'],
  ['iframe', 'src'],
  ['object', 'data'],
  ['img', 'src'],
  ['img', 'srcset'],
  ['video', 'poster'],
  ['form', 'action'],
  ['table', 'background'],
  ['blockquote', 'cite'],
  ['meta http-equiv=refresh', 'content'],
] as const;

const scripts = [
  '<script>hit()</script>',
  '<script >hit()</script >',
  '<script>hit()',
  '<scr<script>ipt>hit()</scr</script>ipt>',
  '<<script>hit()//<</script>',
  '<script type=importmap>{"imports":{"react":"data:text/javascript,hit()"}}</script>',
  '<script src="data:text/javascript,hit()"></script>',
  '<script>/*</script>*/hit()</script>',
  '</p><script>hit()</script><p>',
  '<p title="</p><script>hit()</script>">x</p>',
];
const quoted = (address: string) => address.replaceAll('"', '&quot;');

/** Every payload, once. */
export const hostileHtml: readonly string[] = [
  ...firingByThemselves.map(([element, attribute]) => `<${element} ${attribute}=hit()>`),
  ...firingOnTouch.map(attribute => `<p ${attribute}="hit()">x</p>`),
  ...takingAddresses.map(([element, attribute]) => `<${element} ${attribute}="javascript:hit()">x`),
  ...scripts,
  ...addresses.map(address => `<a href="${quoted(address)}">x</a><img src="${quoted(address)}" alt="">`),
  ...swappedContexts,
  ...drawings,
  ...embedded,
  ...forms,
  ...styles,
  ...clobbering,
  ...malformed,
];
