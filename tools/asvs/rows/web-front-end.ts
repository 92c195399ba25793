import type { Row } from '../row.ts';

const strangers = 'adapter/test/strangers.test.ts';

export const webFrontEnd: readonly Row[] = [
  {
    id: '3.2.1',
    asks: 'Answers cannot be shown in the wrong context',
    met: 'Data come with `nosniff`, a policy that allows nothing, and for this origin alone; a PDF comes as an attachment',
    by: [
      ['adapter/test/pages.test.ts', '%s is never stored and runs nothing'],
      [
        'adapter/test/every-answer.test.ts',
        'of %s (%s %j) keeps browsers to TLS, out of frames and from guessing',
      ],
    ],
  },
  {
    id: '3.2.2',
    asks: 'Text is shown as text',
    met: 'React sets text; HTML is taken from the sanitizer alone, which Trusted Types enforce',
    by: [
      ['web/e2e/sanitiser.test.ts', 'shows the same texts as text in the library and on the dashboard'],
      ['web/e2e/sanitiser.test.ts', 'leaves no other way in: the page takes HTML from the sanitiser alone'],
      ['tools/asvs/never-used.test.ts', 'never holds: %s'],
    ],
  },
  {
    id: '3.3.1',
    asks: 'Cookies are Secure, with a name prefix',
    met: 'There is one cookie, which opens nothing; once `PUBLIC_URL` is https it is Secure, and named `__Secure-known-browser`',
    by: [[strangers, 'goes to the login alone, is out of reach of scripts, and names nobody']],
  },
  {
    id: '3.3.2',
    asks: 'Cookies have SameSite as they need it',
    met: 'SameSite=Strict, and the login call alone carries it',
    by: [
      [strangers, 'goes to the login alone, is out of reach of scripts, and names nobody'],
      [
        'web/e2e/specification/access.test.ts',
        'are JSON, and carry no cookie to the gateway; to the adapter the login alone may',
      ],
    ],
  },
  {
    id: '3.3.3',
    asks: 'Cookies have the `__Host-` prefix unless shared',
    partly:
      'The one cookie is not shared with other hosts, but bound to the path of the login call, which `__Host-` does not allow: it would travel with every call. It opens nothing',
    by: [
      [
        strangers,
        'opens nothing: its own wrong passwords are counted, and those with a made-up one as without',
      ],
    ],
  },
  {
    id: '3.3.4',
    asks: 'Cookies that scripts need not read are HttpOnly',
    met: 'The one cookie is. The session token is in no cookie: the specification keeps it in local storage (see 14.3.3)',
    by: [
      [strangers, 'goes to the login alone, is out of reach of scripts, and names nobody'],
      [
        'web/e2e/known-browser.test.ts',
        'lets them in again while somebody else guesses their password from the same address',
      ],
    ],
  },
  {
    id: '3.4.1',
    asks: 'HSTS for a year or more, subdomains too',
    met: 'Two years and subdomains, on every kind of answer, once `PUBLIC_URL` is https',
    by: [
      [
        'adapter/test/every-answer.test.ts',
        'of %s (%s %j) keeps browsers to TLS, out of frames and from guessing',
      ],
    ],
  },
  {
    id: '3.4.2',
    asks: 'CORS allows listed origins only',
    met: 'No header by default; `ALLOWED_ORIGINS` is an exact list, without credentials',
    by: [
      ['adapter/test/limits.test.ts', 'only those on the list are let in, for POST'],
      ['adapter/test/http-edge.test.ts', 'no foreign origin is let in by headers'],
    ],
  },
  {
    id: '3.4.3',
    asks: 'A content security policy without plugins or base, from a list',
    met: 'Scripts and styles of the own origin alone, nothing inline, Trusted Types; `/docs/api` differs as SECURITY.md says',
    by: [
      ['adapter/test/pages.test.ts', 'documents run scripts of their own origin only'],
      ['adapter/test/docs.test.ts', 'lets the renderer do nothing but draw'],
    ],
  },
  {
    id: '3.4.4',
    asks: 'Every answer forbids guessing of types',
    met: '`nosniff` on every kind of answer',
    by: [
      [
        'adapter/test/every-answer.test.ts',
        'of %s (%s %j) keeps browsers to TLS, out of frames and from guessing',
      ],
      ['adapter/test/odd-requests.test.ts', '%s gets a typed error with headers'],
    ],
  },
  {
    id: '3.4.5',
    asks: 'No address leaks by the referrer',
    met: '`no-referrer` on every kind of answer',
    by: [
      [
        'adapter/test/every-answer.test.ts',
        'of %s (%s %j) keeps browsers to TLS, out of frames and from guessing',
      ],
    ],
  },
  {
    id: '3.4.6',
    asks: 'Nothing can be framed by others',
    met: "`frame-ancestors 'none'` on every kind of answer",
    by: [
      [
        'adapter/test/every-answer.test.ts',
        'of %s (%s %j) keeps browsers to TLS, out of frames and from guessing',
      ],
    ],
  },
  {
    id: '3.5.1',
    asks: 'Requests of other sites are refused without a preflight',
    met: 'Calls need a JSON media type and the token in a header; what the browser marks as of another site is refused',
    by: [
      ['adapter/test/http-edge.test.ts', '%s is refused before its body is read'],
      ['adapter/test/http-edge.test.ts', 'a page that is %s gets %i'],
    ],
  },
  {
    id: '3.5.2',
    asks: 'What relies on preflight cannot be called without one',
    met: 'The media type is compared exactly before the body is read',
    by: [
      ['adapter/test/http-edge.test.ts', '%s is refused before its body is read'],
      ['adapter/test/limits.test.ts', 'a call from %s gets %i'],
    ],
  },
  {
    id: '3.5.3',
    asks: 'What changes something is no GET',
    met: 'Writes are POST alone',
    by: [
      ['adapter/test/http-edge.test.ts', 'a GET on a mutation is refused'],
      ['adapter/src/routers/app-router.test.ts', '%s is a query exactly when the call may be repeated'],
    ],
  },
  {
    id: '3.5.4',
    asks: 'Separate applications stand on separate hosts',
    partly:
      'One application, and beside it `/docs` with a playground, under the same policy. `DOCS=off` takes it away; a host of its own would meet this',
    by: [
      ['adapter/test/docs.test.ts', '%s is answered like an address that nobody has'],
      ['SECURITY.md', 'Do not\n  serve anything else from the same origin'],
    ],
  },
  {
    id: '3.7.1',
    asks: 'No outdated technology in the browser',
    met: 'HTML, CSS and modules; plugins are forbidden by the policy',
    by: [['adapter/test/pages.test.ts', 'documents run scripts of their own origin only']],
  },
  {
    id: '3.7.2',
    asks: 'Nobody is sent on to unknown hosts by itself',
    met: 'Ways lead to a closed list of own paths; the servers redirect nowhere and follow no redirect',
    by: [
      ['web/src/paths.test.ts', 'does not know %s'],
      ['web/src/features/auth/navigation-state.test.ts', 'is calm about %j'],
    ],
  },
];
