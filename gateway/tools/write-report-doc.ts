import { writeFile } from 'node:fs/promises';
import { surveyAnswers } from '../test/appraisal/survey.ts';
import { reportDocFile, surveyedSets, writeReportDoc } from './report-doc/report-doc.ts';

/** `npm run report-doc`: writes docs/report.md from the tables of the appraisal. */
await writeFile(reportDocFile, writeReportDoc(surveyAnswers(surveyedSets)));
process.stdout.write('Wrote docs/report.md\n');
