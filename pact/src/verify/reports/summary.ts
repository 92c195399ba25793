import { coverageOf } from '../coverage.ts';
import { exitCodeOf, exitCodes } from '../exit-code.ts';
import type { VerificationResult } from '../verify-gateway.ts';

/** The numbers and the sentence that every report begins or ends with. */
export interface Summary {
  readonly exitCode: number;
  readonly sentence: string;
  readonly calls: { readonly kept: number; readonly asked: number; readonly all: number };
  readonly interactions: {
    readonly kept: number;
    readonly broken: number;
    readonly advised: number;
    readonly notVerifiable: number;
  };
}

export function summaryOf(result: VerificationResult): Summary {
  const coverage = coverageOf(result);
  const selected = coverage.filter(({ verdict }) => verdict !== 'left out');
  const count = (kind: string) => result.verified.filter(({ verdict }) => verdict.kind === kind).length;
  const exitCode = exitCodeOf(result);
  const isPart = selected.length > 0 && selected.length < coverage.length;
  const part = isPart ? ` Only ${selected.length} of ${coverage.length} calls were looked at.` : '';
  return {
    exitCode,
    sentence: `${sentenceOf(result, exitCode)}${part}`,
    calls: {
      kept: selected.filter(({ verdict }) => verdict === 'kept').length,
      asked: selected.length,
      all: coverage.length,
    },
    interactions: {
      kept: count('kept'),
      broken: count('broken'),
      advised: count('advised'),
      notVerifiable: count('not-verifiable'),
    },
  };
}

/** `22 of 22 calls kept; 115 interactions: 115 kept, 0 broken, 0 with advice, 0 not verifiable here.` */
export function countsText({ calls, interactions }: Summary): string {
  const { advised, broken, kept, notVerifiable } = interactions;
  const leftOut = calls.all - calls.asked;
  const leftOutText = leftOut === 0 ? '' : ` (${leftOut} left out by --only)`;
  return (
    `${calls.kept} of ${calls.asked} calls kept${leftOutText}; ${kept + broken + advised + notVerifiable} interactions: ` +
    `${kept} kept, ${broken} broken, ${advised} with advice, ${notVerifiable} not verifiable here.`
  );
}

function sentenceOf({ preflight }: VerificationResult, exitCode: number): string {
  switch (exitCode) {
    case exitCodes.ok:
      return 'The gateway keeps the contract.';
    case exitCodes.broken:
      return 'The gateway breaks the contract.';
    case exitCodes.unreachable:
      return preflight.reached === 'nothing'
        ? `The gateway cannot be reached: ${preflight.seen}.`
        : `Something answers there, but no call of the gateway does: ${preflight.seen}. Is the address right, up to and including /api?`;
    default:
      return 'Not everything could be verified here.';
  }
}
