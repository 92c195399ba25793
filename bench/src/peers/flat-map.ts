import { type AnswerValue, answerKeys } from '@choose-life/contracts/domain/hra/answer-groups';
import { contractNumericKeys, wireKeyOf } from '@choose-life/contracts/domain/hra/answer-keys';
import type { AssessmentMeta } from '@choose-life/contracts/domain/hra/flat-map';
import { plainNumberOf } from '@choose-life/contracts/domain/hra/plain-number';

const wireKeys = new Map<string, { readonly wireKey: string; readonly isNumber: boolean }>(
  answerKeys.map(key => [key, { wireKey: wireKeyOf(key), isNumber: contractNumericKeys.has(key) }]),
);

type Groups = Readonly<Record<string, Readonly<Record<string, AnswerValue | null>>>>;

/** What a save sends (s.7), written by hand as somebody without this product would: one pass over all groups. */
export function flatMapOf(answers: Groups, meta: AssessmentMeta): Record<string, AnswerValue> {
  const flat: Record<string, AnswerValue> = {
    'appraise_risks.client_id': meta.clientId,
    'appraise_risks.user_id': meta.userId,
    'hra.app.cholunits': 'mg/dl',
    'hra.app.hra_id': 'midlife',
    'hra.app.units': 'metric',
  };
  if (meta.uniqueString) flat.unique_string = meta.uniqueString;
  if (meta.defaultHraId) flat['hra.app.default_hra_id'] = meta.defaultHraId;
  if (meta.externalId) flat['hra.app.external_id'] = meta.externalId;
  if (meta.saveKey) flat.save_key = meta.saveKey;
  for (const group of Object.values(answers)) {
    for (const [key, value] of Object.entries(group)) {
      if (value === null || value === '') continue;
      const known = wireKeys.get(key);
      if (known === undefined) flat[key] = value;
      else flat[known.wireKey] = known.isNumber ? (plainNumberOf(value) ?? value) : value;
    }
  }
  return flat;
}
