import type { Row } from '../row.ts';

export const files: readonly Row[] = [
  {
    id: '5.3.2',
    asks: 'Paths of files are not made of input',
    met: 'The build is listed once, and only what is listed is served; PDFs are kept under hashes as names',
    by: [
      ['adapter/test/pages.test.ts', 'the web app'],
      [
        'gateway/test/reports/object-store.test.ts',
        'keeps PDFs for all gateways, under names that tell nothing',
      ],
      [
        'adapter/test/every-answer.test.ts',
        'to %s lists no folder and shows no file that is not of the build',
      ],
    ],
  },
  {
    id: '5.4.1',
    asks: 'Downloads have a name of ours',
    met: 'A report is always `downloaded.pdf`, as an attachment',
    by: [
      [
        'adapter/test/every-answer.test.ts',
        'a report is an attachment with a name of ours, whatever is asked for',
      ],
    ],
  },
  {
    id: '5.4.2',
    asks: 'Names of files are encoded',
    met: 'They are fixed words',
    by: [
      [
        'adapter/test/every-answer.test.ts',
        'a report is an attachment with a name of ours, whatever is asked for',
      ],
    ],
  },
];
