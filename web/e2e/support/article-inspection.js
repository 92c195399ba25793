/**
 * Runs inside the page, before anything of the product: plain JavaScript of the browser. `inspection.seen` holds what ran
 * and what the page's policy had to stop; `inspection.faultsOf(articles)` and
 * `inspection.shown(articles)` look at one article after the other.
 */
const seen = [];

globalThis.hit = () => void seen.push('hit');
for (const name of ['alert', 'confirm', 'prompt']) globalThis[name] = globalThis.hit;
/** What Chromium also reports while the sanitiser reads a text in a document that is never shown: at no element of the page. */
const reportedOnReading = new Set(['script-src-attr', 'style-src-attr', 'style-src-elem', 'base-uri']);

addEventListener('securitypolicyviolation', event => {
  if (event.target === document && reportedOnReading.has(event.effectiveDirective)) return;
  seen.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
});

const tags = new Set(
  (
    'P BR B STRONG I EM U UL OL LI H2 H3 H4 H5 H6 BLOCKQUOTE A IMG FIGURE FIGCAPTION HR SPAN DIV TABLE CAPTION THEAD TBODY ' +
    'TFOOT TR TH TD PRE CODE DL DT DD DETAILS SUMMARY DEL INS S SUP SUB MARK Q ABBR RUBY RT RP'
  ).split(' '),
);
const attributes = new Set(
  (
    'href src alt title width height colspan rowspan start reversed type value open id name rel target loading ' +
    'referrerpolicy'
  ).split(' '),
);
/** What a link may resolve to; the page's own for `#…`, and none where the browser cannot read the address. */
const protocols = new Set(['https:', 'mailto:', 'tel:', location.protocol, ':']);

/** As a browser reads an address: without control characters and spaces. */
const addressOf = value => [...value].filter(character => character > ' ' && character !== '\u007f').join('');

function attributeFaults({ name, value }) {
  // No browser lets go of `is`; without its value it says nothing.
  if (name === 'is' && value === '') return [];
  if (!attributes.has(name)) return [`attribute ${name}`];
  if (name === 'href' && !/^(https:|mailto:|tel:|#)/i.test(addressOf(value))) return [`href ${value}`];
  if ((name === 'id' || name === 'name') && !value.startsWith('user-content-')) return [`${name} ${value}`];
  if (name === 'src' && !/^https:/i.test(addressOf(value))) return [`src ${value}`];
  return [];
}

function elementFaults(element) {
  const faults = [...element.attributes].flatMap(attributeFaults);
  if (!tags.has(element.tagName)) faults.push(`tag ${element.tagName}`);
  if (element.shadowRoot) faults.push('shadow root');
  if (!element.hasAttribute('href')) return faults;
  if (!protocols.has(element.protocol)) faults.push(`protocol ${element.protocol}`);
  const leaves = !/^(mailto:|tel:|#)/i.test(element.getAttribute('href'));
  if (leaves && (element.rel !== 'noopener noreferrer nofollow' || element.target !== '_blank'))
    faults.push('a link that keeps its opener');
  return faults;
}

/** The marker stands in the author's line alone. */
const isShown = marker =>
  [...document.querySelectorAll('article header p')].some(line => line.textContent.includes(marker));

const pause = ms => new Promise(resolve => setTimeout(resolve, ms));

/** Chooses an article as another tab would, and waits for it. */
async function open({ id, marker }) {
  localStorage.setItem('contentId', id);
  dispatchEvent(new StorageEvent('storage', { key: 'contentId', newValue: id, storageArea: localStorage }));
  for (let attempt = 0; attempt < 1000 && !isShown(marker); attempt += 1) await pause(5);
}

async function faultsOf(articles) {
  const faults = [];
  for (const article of articles) {
    await open(article);
    const parts = [...document.querySelectorAll('.article-html')];
    const title = document.querySelector('h1')?.textContent;
    const found = parts.flatMap(part => [...part.querySelectorAll('*')]).flatMap(elementFaults);
    if (!isShown(article.marker)) found.push('it never came');
    if (parts.length !== 3) found.push(`${parts.length} parts of HTML`);
    if (title !== article.title) found.push('the title is not text');
    faults.push(...found.map(fault => `${article.id}: ${fault}`));
    // Pictures that cannot be had, and whatever else wants a moment, get it.
    await pause(15);
  }
  const outside = document.querySelectorAll('body script, iframe, object, embed, base, form').length;
  return outside === 0 ? faults : [...faults, 'something stands outside the articles'];
}

/** HTML and text of each article, as they are shown. */
async function shown(articles) {
  const all = [];
  for (const article of articles) {
    await open(article);
    const { innerHTML, innerText } = document.querySelector('.article-html');
    all.push([innerHTML, innerText.replace(/\n+/g, '\n')]);
  }
  return all;
}

globalThis.inspection = { seen, faultsOf, shown };
