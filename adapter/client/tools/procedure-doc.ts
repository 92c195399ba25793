import type { PayloadField, ProcedureReference } from '@choose-life/contracts/gateway/reference';

/** What an editor shows of a procedure: what it is for, the gateway's path, the payload, the success rule and the errors. */
export function procedureDoc(call: ProcedureReference): string {
  const paragraphs = [
    call.summary,
    `\`${call.method} /api/{stage}${call.path}\` of the gateway. ${effectSentences[call.type]} ${tokenSentences[call.token]}`,
    payloadSentence(call),
    call.success,
    `Errors: ${call.errors.map(kind => `\`${kind}\``).join(', ')}.`,
    `Specification: ${call.sections.join(', ')}.`,
  ];
  return `  /**\n${paragraphs.map(paragraph => `   * ${paragraph}`).join('\n   *\n')}\n   */`;
}

const effectSentences: Record<ProcedureReference['type'], string> = {
  query: 'It reads: it may be repeated.',
  mutation: 'It writes: it is sent at most once.',
};

const tokenSentences: Record<ProcedureReference['token'], string> = {
  needed: 'It needs a token.',
  optional: 'It needs no token.',
};

function payloadSentence({ input, payload }: ProcedureReference): string {
  if (input === 'nothing') return 'Payload: none.';
  if (input === 'answer-groups') {
    return 'Payload: answer groups and whose assessment it is; the gateway is sent the flat map of them.';
  }
  return `Payload: ${payload.map(fieldText).join(', ')}.`;
}

function fieldText({ name, type, isRequired, place }: PayloadField): string {
  const notes = [place === 'path' ? 'in the path' : '', isRequired ? '' : 'optional'].filter(Boolean);
  return `\`${name}: ${type}\`${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`;
}
