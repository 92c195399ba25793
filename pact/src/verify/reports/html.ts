import { escapeHtml } from '@choose-life/contracts/domain/escape-html';
import { baselineTexts } from '../baseline.ts';
import { type CallCoverage, coverageOf } from '../coverage.ts';
import { runInfoText, type VerificationResult } from '../verify-gateway.ts';
import { columns, driftTexts, rowOf } from './matrix.ts';
import { adviceTexts, brokenIn, countsText, summaryOf } from './summary.ts';

/** A page that stands alone: no script, nothing loaded. */
export function htmlReport(result: VerificationResult): string {
  const summary = summaryOf(result);
  const coverage = coverageOf(result);
  const rows = coverage.map(tableRow).join('\n');
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
pre { overflow: auto; background: #f4f4f4; padding: 0.6rem; }
.kept { background: #e3f4e6; } .broken { background: #fbe0dd; } .open { background: #fff2cc; }
</style>
</head>
<body>
<h1>${escapeHtml(summary.sentence)}</h1>
<p>${escapeHtml(result.gateway)}. ${escapeHtml(countsText(summary))}<br>${escapeHtml(runInfoText(result.runInfo))}</p>
<table>
<thead><tr>${columns.map(column => `<th scope="col">${column}</th>`).join('')}</tr></thead>
<tbody>
${rows}
</tbody>
</table>
${findingsHtml(result)}
${listHtml('The baseline: known and mended findings', baselineTexts(result.baseline))}
${listHtml('Advice: no breach, and not what a careful gateway does', adviceTexts(result))}
${listHtml('What makes the run incomplete', result.gaps)}
${listHtml('Left at the gateway', result.left)}
${listHtml('Not verifiable here', openTexts(result))}
${listHtml('Drift: members that the contract does not know', driftTexts(coverage))}
</body>
</html>
`;
}

function tableRow(call: CallCoverage): string {
  const state = {
    kept: 'kept',
    broken: 'broken',
    known: 'open',
    'left out': '',
    'not verifiable here': 'open',
  }[call.verdict];
  const seen =
    call.evidence === null
      ? 'by the reads of its group'
      : `prod: ${call.evidence.prod}; dev: ${call.evidence.dev}`;
  const cells = rowOf(call).map((cell, at) =>
    at === 1
      ? `<td>${escapeHtml(cell)}<br><small>${escapeHtml(seen)}</small></td>`
      : `<td>${escapeHtml(cell)}</td>`,
  );
  return `<tr class="${state}">${cells.join('')}</tr>`;
}

function findingsHtml(result: VerificationResult): string {
  return brokenIn(result)
    .flatMap(({ differences, finding: { curl, fixture, values }, name }) => [
      listHtml(name, differences),
      `<pre>${escapeHtml([curl, ...values].join('\n'))}</pre>`,
      `<details><summary>Fixture for --replay</summary><pre>${escapeHtml(JSON.stringify(fixture, null, 2))}</pre></details>`,
    ])
    .join('\n');
}

function openTexts({ verified }: VerificationResult): string[] {
  return verified.flatMap(({ interaction, verdict }) =>
    verdict.kind === 'not-verifiable' && !verdict.gap ? [`${interaction.name}: ${verdict.reason}`] : [],
  );
}

function listHtml(title: string, items: readonly string[]): string {
  if (items.length === 0) return '';
  return `<h2>${escapeHtml(title)}</h2><ul>${items.map(item => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;
}
