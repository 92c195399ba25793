import { readFileSync } from 'node:fs';
import { reportViewOf } from '@choose-life/contracts/domain/report/report-view-of';
import { appraise } from '../../src/appraisal/appraise.ts';
import { sampleOfAnswers } from '../appraisal/weighted-answers.ts';
import { composeReport } from '../../src/reports/pdf/compose.ts';
import { Sheet } from '../../src/reports/pdf/sheet.ts';
import { demoAnswers } from '../../src/assessments/demo-answers.ts';
import { tmpPeople } from '../../../web/e2e/tmp-people.ts';
const count = Number(process.argv[2] ?? 400);
const people = [...Object.entries(tmpPeople).map(([n, a]) => [n, { ...demoAnswers, ...a }] as const), ...sampleOfAnswers(count).map((a, i) => [String(i), a] as const)];
const byNotices: Record<string, { all: number; noticesOff: number; stepOff: number; pages: Record<number, number> }> = {};
for (const [name, answers] of people) {
  const { details, ...ages } = appraise(answers);
  const view = reportViewOf({ ages, details, helpLines: ['Staff counsellor: extension 210, Monday to Friday', 'Night line of the plan: 0800 000 0000'], timeZone: 'Africa/Lagos' });
  const sheet = new Sheet({ title: 'x', createdAt: new Date(0), keywords: '' });
  const { placed, count: pages } = composeReport(sheet, { head: { title: 'Health Risk Report', parts: ['Name', 'Date'] } as never, view });
  const of = (bookmark?: string | null) => placed.filter(p => bookmark && p.section.bookmark === bookmark);
  const notices = view.urgent?.notices.length ?? 0;
  const noticesOff = of(view.urgent?.title).some(p => p.page > 0);
  const step = of(view.steps?.heading).find(p => p.block.rowOf === 'numbered L');
  const stepOff = step !== undefined && step.page > 0;
  const row = (byNotices[notices] ??= { all: 0, noticesOff: 0, stepOff: 0, pages: {} });
  row.all++; if (noticesOff) row.noticesOff++; if (stepOff) row.stepOff++; row.pages[pages] = (row.pages[pages] ?? 0) + 1;
  if (Number.isNaN(Number(name))) console.log(name, { notices, noticesOff, stepOff, pages });
  if (notices <= 2 && stepOff && !(globalThis as any).shown) { (globalThis as any).shown = 1; console.log(name, view.urgent?.notices.map(n => n.id), view.analysis.tone, view.analysis.sentences.length); }
}
console.log(JSON.stringify(byNotices, null, 0).replaceAll('},"', '},\n"'));
