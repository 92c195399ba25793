import { describe, expect, it } from 'vitest';
import { interactionNamed } from '../../test/support/interaction-named.ts';
import { interactions } from '../interactions/interactions.ts';
import { curlLine, requestOf, valueLines } from './request.ts';

it('requestOf replaces half a surrogate pair in an id, which no URL can contain', () => {
  const { path } = requestOf('company.readByCompanyId', 'prod', { companyId: '../\ud800' });
  expect(path).toBe('/api/prod/company/read-by-company-id/..%2F%EF%BF%BD');
});

describe('the command that repeats a request', () => {
  it('has a shell variable for every value of the provider states', () => {
    const interaction = interactionNamed('company.readByCompanyId, accepted');
    expect(curlLine(interaction, 'dev', 'https://gateway.example.com/api')).toBe(
      `curl -sS -i 'https://gateway.example.com/api/dev/company/read-by-company-id/'"$COMPANY_ID" -H 'authorization: '"$TOKEN"`,
    );
  });

  it('comes with a line for each variable, which names the source of the value', () => {
    expect(valueLines(interactionNamed('company.readByCompanyId, accepted'))).toEqual([
      "$TOKEN is the 'token' of an accepted authentication.login",
      "$COMPANY_ID is the 'userCompanyId' in authentication.userDetails",
    ]);
    expect(valueLines(interactionNamed('user.update, session expired'))).toEqual([
      '$TOKEN is a token whose session has expired',
    ]);
  });

  it.each(interactions)('comes with lines for exactly the variables of $name', interaction => {
    const line = curlLine(interaction, 'prod', 'https://gateway.example.com/api');
    const variables = valueLines(interaction).map(each => each.split(' ')[0]);
    expect(new Set(line.match(/\$[A-Z_]+/g) ?? [])).toEqual(new Set(variables));
  });
});
