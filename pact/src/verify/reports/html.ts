import { escapeHtml } from '@choose-life/contracts/domain/escape-html';
import { type CallCoverage, coverageOf } from '../coverage.ts';
import { runInfoText, type VerificationResult } from '../verify-gateway.ts';
import { columns, rowOf, sectionsOf } from './matrix.ts';
import { countsText, summaryOf } from './summary.ts';

/** A page that stands alone: no script, nothing loaded. */
export function htmlReport(result: VerificationResult): string {
  const summary = summaryOf(result);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Choose Life: verification of a gateway</title>
<style>
body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 70rem; padding: 0 1rem; color: #1c1c1c; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; padding: 0.3rem 0.6rem; border-bottom: 1px solid #ccc; vertical-align: top; }
li { overflow-wrap: anywhere; white-space: pre-wrap; }
.kept { background: #e3f4e6; } .broken { background: #fbe0dd; } .open { background: #fff2cc; }
</style>
</head>
<body>
<h1>${escapeHtml(summary.sentence)}</h1>
<p>${escapeHtml(result.gateway)}. ${escapeHtml(countsText(summary))}<br>${escapeHtml(runInfoText(result.runInfo))}</p>
<table>
<thead><tr>${columns.map(column => `<th scope="col">${column}</th>`).join('')}</tr></thead>
<tbody>
${coverageOf(result).map(tableRow).join('\n')}
</tbody>
</table>
${sectionsOf(result)
  .map(({ lines, title }) => `<h2>${escapeHtml(title)}</h2><ul>${lines.map(itemHtml).join('')}</ul>`)
  .join('\n')}
</body>
</html>
`;
}

function tableRow(call: CallCoverage): string {
  const state = {
    kept: 'kept',
    broken: 'broken',
    'left out': '',
    known: 'open',
    'not verifiable here': 'open',
  };
  const { evidence, verdict } = call;
  const seen =
    evidence === null ? 'by the reads of its group' : `prod: ${evidence.prod}; dev: ${evidence.dev}`;
  const cells = rowOf(call).map(
    (cell, at) => `<td>${escapeHtml(cell)}${at === 1 ? `<br><small>${escapeHtml(seen)}</small>` : ''}</td>`,
  );
  return `<tr class="${state[verdict]}">${cells.join('')}</tr>`;
}

function itemHtml(line: string): string {
  return `<li>${escapeHtml(line)}</li>`;
}
