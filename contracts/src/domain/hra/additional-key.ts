const answerWireKey = /^hra\.q\.[A-Za-z0-9_]+\.a(\..+)?$/;
const savedKey = /^hraQ[A-Za-z0-9]+$/;

/** A key of the additional answers: the wire key of an unknown question, or a saved key that no questionnaire explains any more. */
export function isAdditionalKey(key: string): boolean {
  return answerWireKey.test(key) || savedKey.test(key);
}
