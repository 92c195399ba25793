import type { Row } from '../row.ts';

export const encoding: readonly Row[] = [
  {
    id: '1.1.1',
    asks: 'Input is decoded once, before it is checked',
    met: 'Bodies are read as strict UTF-8 and JSON once, then checked; what is encoded twice stays so',
    by: [
      ['adapter/test/http-edge.test.ts', 'the path parameter %j stays one segment'],
      ['adapter/test/odd-requests.test.ts', 'a body that is no UTF-8 is refused, not mended'],
    ],
  },
  {
    id: '1.1.2',
    asks: 'Output is encoded last, by whoever it is for',
    met: 'React, the JSON writer, the PDF writer and bound SQL parameters encode; texts are kept as they were typed',
    by: [
      ['adapter/docs/html.test.ts', 'keeps what is put in as text'],
      ['web/e2e/sanitiser.test.ts', 'shows the same texts as text in the library and on the dashboard'],
    ],
  },
  {
    id: '1.2.1',
    asks: 'Output is encoded for its place: HTML, header, CSS',
    met: 'Texts of others are text on screens, in the mailbox and in the docs; headers are fixed',
    by: [
      [
        'gateway/test/mailbox.test.ts',
        'shows letters newest first, with links to press and nothing that runs',
      ],
      [
        'web/e2e/reports/three-ages-only.test.ts',
        'may hold long words and markup, which are text like any other',
      ],
    ],
  },
  {
    id: '1.2.2',
    asks: 'Untrusted data in addresses is encoded, schemes are safe',
    met: 'Path parameters are one encoded segment; links of articles are https, mailto, tel or a place on the page',
    by: [
      ['adapter/test/http-edge.test.ts', 'the path parameter %j stays one segment'],
      ['adapter/test/http-edge.test.ts', 'the path parameter %j is refused'],
      ['web/src/components/article-html/policy.test.ts', 'keeps the address %s out'],
    ],
  },
  {
    id: '1.2.3',
    asks: 'No injection into JavaScript or JSON',
    met: 'No script is written at run time; JSON goes through a writer; commands to copy are quoted',
    by: [
      ['tools/asvs/never-used.test.ts', 'never holds: %s'],
      [
        'web/docs/playground/curl-text.test.ts',
        'sends the input to the procedure, whatever stands in it, and runs nothing of it',
      ],
    ],
  },
  {
    id: '1.2.4',
    asks: 'Database queries are parameterized',
    met: 'Kysely binds every value; no SQL is made of text',
    by: [
      ['tools/asvs/never-used.test.ts', 'never holds: %s'],
      ['gateway/test/assessments.test.ts', 'gives saved answers back as they were, unknown questions too'],
    ],
  },
  {
    id: '1.2.5',
    asks: 'No injection into commands of the system',
    met: 'The servers run no commands',
    by: [['tools/asvs/never-used.test.ts', 'never holds: %s']],
  },
  {
    id: '1.2.9',
    asks: 'Special characters in regular expressions are escaped',
    met: 'No expression is made of what people send; the library marks words without one',
    by: [
      ['tools/asvs/never-used.test.ts', 'never holds: %s'],
      ['web/src/features/library/search/marked.test.ts', 'are pieces that make up the text'],
    ],
  },
  {
    id: '1.3.1',
    asks: 'HTML of others goes through a known sanitizer',
    met: 'Articles alone are HTML: DOMPurify with a closed list, behind Trusted Types; 200 payloads run nothing',
    by: [
      ['web/e2e/sanitiser.test.ts', 'runs nothing, and gives the policy of the page nothing to stop'],
      [
        'web/e2e/sanitiser.test.ts',
        'runs nothing where the browser knows no policy either: the sanitiser stands alone',
      ],
    ],
  },
  {
    id: '1.3.2',
    asks: 'No code is made of text',
    met: 'Neither `eval` nor the like is in the sources, and the policy of the pages forbids it',
    by: [
      ['tools/asvs/never-used.test.ts', 'never holds: %s'],
      ['adapter/test/pages.test.ts', 'documents run scripts of their own origin only'],
    ],
  },
  {
    id: '1.3.3',
    asks: 'Data for a dangerous place is cleaned and cut',
    met: 'Words of a gateway are cut to 300 characters without control characters; names in a PDF lose them too',
    by: [
      ['adapter/test/procedures.test.ts', 'cuts the words of a refusal to 300 characters of text'],
      [
        'gateway/test/reports/report-pdf.test.ts',
        'prints a name as text, without control or direction characters',
      ],
      ['gateway/test/wire.test.ts', 'refuses a NUL, which one of the two databases could not store'],
    ],
  },
  {
    id: '1.3.5',
    asks: 'Markup that can act is switched off',
    met: 'Styles, classes and handlers are taken out of articles; no other markup of others is read',
    by: [
      ['web/e2e/sanitiser.test.ts', 'leaves no other way in: the page takes HTML from the sanitiser alone'],
      ['web/e2e/sanitiser.test.ts', 'runs nothing, and gives the policy of the page nothing to stop'],
    ],
  },
  {
    id: '1.3.6',
    asks: 'No server is led to call another (SSRF)',
    met: 'The gateway’s address is fixed at start and checked again when its name is resolved; nothing sent reaches host or stage',
    by: [
      ['adapter/gateway-client/src/send/gateway-url.test.ts', '%s is refused'],
      [
        'adapter/gateway-client/src/send/gateway-url.test.ts',
        'a name that turns out to be this machine is refused when the gateway is elsewhere',
      ],
      ['adapter/test/odd-requests.test.ts', '%s gets a typed error with headers'],
    ],
  },
  {
    id: '1.3.11',
    asks: 'No injection into mail',
    met: 'A letter has one plain address, which is checked, and fixed words',
    by: [
      ['gateway/test/lists.test.ts', 'refuses %j as an address'],
      ['gateway/test/smtp.test.ts', 'sends to the one address of the letter, from the address configured'],
    ],
  },
  {
    id: '1.5.2',
    asks: 'Reading of data makes no objects of the sender’s choice',
    met: 'JSON alone, checked by strict schemas; prototype keys and deep nesting are refused on both sides',
    by: [
      ['adapter/test/http-edge.test.ts', '%s gets a typed error and goes nowhere'],
      ['gateway/test/wire.test.ts', 'refuses %s'],
      ['adapter/gateway-client/src/read/reader.test.ts', 'takes no bytes that JSON would not take'],
    ],
  },
];
