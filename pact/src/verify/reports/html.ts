import { escapeHtml } from '@choose-life/contracts/domain/escape-html';
import { type CallCoverage, coverageOf } from '../coverage.ts';
import { runInfoText } from '../run-info.ts';
import type { VerificationResult } from '../verify-gateway.ts';
import { adviceOf } from './advice.ts';
import { driftTexts, heads, rowOf } from './matrix.ts';
import { shortDifferences } from './short-differences.ts';
import { countsText, summaryOf } from './summary.ts';

/** A page that stands alone: no script, nothing loaded. */
export function htmlReport(outcome: VerificationResult): string {
  const summary = summaryOf(outcome);
  const coverage = coverageOf(outcome);
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
<p>${escapeHtml(outcome.gateway)}. ${escapeHtml(countsText(summary))}<br>${escapeHtml(runInfoText(outcome.stamp))}</p>
<table>
<thead><tr>${heads.map(head => `<th scope="col">${head}</th>`).join('')}</tr></thead>
<tbody>
${rows}
</tbody>
</table>
${findingsHtml(outcome)}
${listHtml(
  'Advice: no breach, and not what a careful gateway does',
  adviceOf(outcome).map(({ interaction, text }) => `${text} (${interaction})`),
)}
${listHtml('What makes the run incomplete', outcome.gaps)}
${listHtml('Left at the gateway', outcome.left)}
${listHtml('Not verifiable here', openTexts(outcome))}
${listHtml('Drift: members that the contract does not know', driftTexts(coverage))}
</body>
</html>
`;
}

function tableRow(call: CallCoverage): string {
  const state = { kept: 'kept', broken: 'broken', 'left out': '', 'not verifiable here': 'open' }[
    call.verdict
  ];
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

function findingsHtml({ verified }: VerificationResult): string {
  return verified
    .flatMap(({ interaction, verdict }) => {
      if (verdict.kind !== 'broken') return [];
      const { curl, differences, fixture, values } = verdict.finding;
      return [
        `<h2>${escapeHtml(interaction.name)}</h2>`,
        listHtml('', shortDifferences(differences)),
        `<pre>${escapeHtml([curl, ...values].join('\n'))}</pre>`,
        `<details><summary>Fixture for --replay</summary><pre>${escapeHtml(JSON.stringify(fixture, null, 2))}</pre></details>`,
      ];
    })
    .join('\n');
}

function openTexts({ verified }: VerificationResult): string[] {
  return verified.flatMap(({ interaction, verdict }) =>
    verdict.kind === 'not-verifiable' && !verdict.gap ? [`${interaction.name}: ${verdict.reason}`] : [],
  );
}

function listHtml(title: string, items: readonly string[]): string {
  if (items.length === 0) return '';
  const head = title === '' ? '' : `<h2>${escapeHtml(title)}</h2>`;
  return `${head}<ul>${items.map(item => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;
}
