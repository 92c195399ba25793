import type { OperationId } from '@choose-life/contracts/gateway/operations';
import { type CallRule, callRules } from './call-rules.ts';
import type { WireAnswer } from './mutate-bytes.ts';
import { fitOf, isRecord, own } from './rule.ts';

/** What the adapter may make of an answer. */
export interface Verdict {
  /** 'OK' or kinds of faults. Several where the specification leaves it open. */
  readonly allowed: readonly string[];
  /** What a caller must see of a success: any one of these. */
  readonly shown: readonly unknown[];
}

type Body = { readonly value: unknown } | 'empty' | 'unreadable';

/** F25: the longest answer of most calls. The content of a longer one does not count. */
const maxBytes = 256 * 1024;

/**
 * Judges an answer by the specification (s.3, s.4, s.7) and docs/faults.md, with none of the contract's schemas and none of
 * the adapter's code: expiry, then refusal, then the HTTP status, then what the answer must hold.
 */
export function judge(call: OperationId, answer: WireAnswer): Verdict {
  const verdict = judgeWhole(call, answer);
  if (answer.body.length <= maxBytes) return verdict;
  return { ...verdict, allowed: [...verdict.allowed, 'BAD_RESPONSE'] };
}

function judgeWhole(call: OperationId, answer: WireAnswer): Verdict {
  const rule = callRules[call];
  const { status, headers } = answer;
  const encoding = headers['content-encoding'] ?? 'identity';
  if (encoding !== 'identity' && status < 400) return only('MISCONFIGURED');
  const body = encoding === 'identity' ? bodyOf(answer.body, rule.success === 'pdf') : 'unreadable';

  if (typeof body === 'object' && isRecord(body.value)) {
    const said = inBand(body.value, rule);
    // Where the specification leaves open whether the body refuses, the HTTP status may decide.
    if (said !== null && said.allowed.length > 1 && status >= 300) {
      return either(...said.allowed, byStatus(status, rule));
    }
    if (said !== null) return said;
  }
  if (status >= 300) return only(byStatus(status, rule));
  if (body === 'unreadable') return only('BAD_RESPONSE');
  if (body === 'empty')
    return call === 'waitList.delete' ? { allowed: ['OK'], shown: [[]] } : only('BAD_RESPONSE');
  if (rule.success === 'pdf') return judgePdf(body.value);
  // Nobody reads the answer of a deletion, so the specification leaves open whether `null` is an answer.
  if (call === 'waitList.delete' && body.value === null)
    return { allowed: ['OK', 'BAD_RESPONSE'], shown: [[]] };
  return judgeForms(body.value, rule, call);
}

function only(kind: string): Verdict {
  return { allowed: [kind], shown: [] };
}

function bodyOf(bytes: Buffer, isPdf: boolean): Body {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/^\ufeff/, '');
  } catch {
    return bytes.length === 0 ? 'empty' : 'unreadable';
  }
  if (text.trim() === '') return 'empty';
  if (isPdf && !/^["[{]/.test(text.trim())) return { value: text.trim() };
  try {
    const value: unknown = JSON.parse(text);
    return holdsForbidden(value) ? 'unreadable' : { value };
  } catch {
    return 'unreadable';
  }
}

/** F34 and F35: keys that could set a prototype, and nesting far beyond any answer. */
function holdsForbidden(root: unknown): boolean {
  const open: [value: unknown, depth: number][] = [[root, 1]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [value, depth] = next;
    if (typeof value !== 'object' || value === null) continue;
    if (depth > 1000) return true;
    if (!Array.isArray(value)) {
      if (Object.hasOwn(value, '__proto__') || Object.hasOwn(value, 'constructor')) return true;
      if (Object.hasOwn(value, 'prototype')) return true;
    }
    for (const member of Object.values(value)) open.push([member, depth + 1]);
  }
  return false;
}

/** The fault that an object shows by its code or status; null when it shows none. */
function inBand(answer: Record<string, unknown>, { success }: CallRule): Verdict | null {
  const code = own(answer, 'responseCode');
  const status = own(answer, 'status');
  if (code === 22 || (typeof code === 'string' && code.trim() === '22')) return only('SESSION_EXPIRED');
  if (typeof code === 'string' && code !== '00') return only('REJECTED');
  const statusRefuses = typeof status === 'string' && status !== 'OK';
  const codeIsOdd = code !== undefined && code !== null && typeof code !== 'string';
  if (statusRefuses && (success === 'status' || success === 'pdf')) {
    return codeIsOdd ? either('REJECTED', 'BAD_RESPONSE') : only('REJECTED');
  }
  // A status does not count beside the code that decides. Where the code is missing, both readings are right.
  if (statusRefuses && success === 'code' && code !== '00') return either('REJECTED', 'BAD_RESPONSE');
  if (statusRefuses && typeof success === 'object') {
    const field = own(answer, success.field);
    if (field === undefined) return codeIsOdd ? either('REJECTED', 'BAD_RESPONSE') : only('REJECTED');
  }
  return null;
}

function either(...allowed: string[]): Verdict {
  return { allowed, shown: [] };
}

function byStatus(status: number, { judgesInput }: CallRule): string {
  if (status < 400) return 'MISCONFIGURED';
  const kinds: Readonly<Record<number, string>> = {
    401: judgesInput ? 'REJECTED' : 'SESSION_EXPIRED',
    404: 'MISCONFIGURED',
    405: 'MISCONFIGURED',
    415: 'MISCONFIGURED',
    413: 'INVALID_INPUT',
    408: 'TIMEOUT',
    504: 'TIMEOUT',
  };
  return kinds[status] ?? (status >= 500 ? 'UPSTREAM_ERROR' : 'REJECTED');
}

function judgePdf(value: unknown): Verdict {
  if (typeof value !== 'string') return only('BAD_RESPONSE');
  const base64 = value.trim();
  if (!/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(base64))
    return only('BAD_RESPONSE');
  const bytes = Buffer.from(base64, 'base64').toString('latin1');
  const whole = bytes.startsWith('%PDF-') && bytes.slice(-1024).includes('%%EOF');
  return whole ? { allowed: ['OK'], shown: [base64] } : only('BAD_RESPONSE');
}

function judgeForms(value: unknown, { success, forms }: CallRule, call: OperationId): Verdict {
  if (!isRecord(value)) return only('BAD_RESPONSE');
  const head = headOf(value, success);
  if (head === 'no') return only('BAD_RESPONSE');
  const fits = forms.map(({ rule }) => fitOf(rule, value));
  const shown = forms.filter((_, form) => fits[form] !== 'no').map(form => form.shown(value));
  if (shown.length === 0) return only('BAD_RESPONSE');
  const status = own(value, 'status');
  const doubted = typeof success === 'object' && typeof status === 'string' && status !== 'OK';
  const open = head === 'either' || !fits.includes('yes') || twoForms(call, value);
  return {
    allowed: ['OK', ...(open ? ['BAD_RESPONSE'] : []), ...(doubted ? ['REJECTED'] : [])],
    shown,
  };
}

/** A report whose ages are valid in one form, while the other form is there and broken. */
function twoForms(call: OperationId, value: Record<string, unknown>): boolean {
  return call === 'hra.getReportData' && own(value, 'data') === null && Object.hasOwn(value, 'riskAge');
}

/** Whether the code or status of an answer that is no refusal reports success. */
function headOf(value: Record<string, unknown>, success: CallRule['success']): 'yes' | 'no' | 'either' {
  const code = own(value, 'responseCode');
  if (code !== undefined && code !== null && code !== '00') return 'no';
  if (success === 'code') return code === '00' ? 'yes' : 'no';
  if (success === 'status') return own(value, 'status') === 'OK' ? 'yes' : 'no';
  return success === 'accepted' && code === null ? 'either' : 'yes';
}
