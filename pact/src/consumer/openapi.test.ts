import { readFile } from 'node:fs/promises';
import { stages } from '@choose-life/contracts/gateway/stages';
// @ts-expect-error: the declaration files of this package do not resolve under NodeNext. The used types are declared below.
import { Comparator } from '@pactflow/openapi-pact-comparator';
import { describe, expect, it } from 'vitest';
import { interactions } from '../interactions/interactions.ts';
import { defaultStageOf, pactFileName } from '../pact-file.ts';

const pactFile = `../../pacts/${pactFileName}`;
const document = await readJson('../../../openapi/gateway.openapi.json');

async function readJson(path: string) {
  return JSON.parse(await readFile(new URL(path, import.meta.url), 'utf8'));
}

interface Pact {
  readonly interactions: readonly { readonly description: string }[];
}

interface Finding {
  readonly code: string;
  readonly mockDetails?: { readonly interactionDescription?: string };
}

/** The differences between a pact and the OpenAPI document: names of interactions with the comparator's codes. */
async function differencesIn(pact: Pact): Promise<string[]> {
  const differences: string[] = [];
  for (const stage of stages) {
    const interactionsOfStage = interactions.filter(
      ({ operationId }) => defaultStageOf(operationId) === stage,
    );
    const namesOfStage = new Set(interactionsOfStage.map(({ name }) => name));
    const pactOfStage = {
      ...pact,
      interactions: pact.interactions.filter(({ description }) => namesOfStage.has(description)),
    };
    // The comparator's setting for the base path: the paths of the pact begin with it, those of the document do not.
    const oas = { ...document, info: { ...document.info, 'x-opc-config-base-path': `/api/${stage}` } };
    const comparison: AsyncIterable<Finding> = new Comparator({ oas }).compare(pactOfStage);
    for await (const { code, mockDetails } of comparison) {
      differences.push(`${mockDetails?.interactionDescription}: ${code}`);
    }
  }
  return differences;
}

describe('the pact file and the OpenAPI document', () => {
  it('agree on every interaction', async () => {
    const pact = await readJson(pactFile);
    expect(pact.interactions).toHaveLength(interactions.length);
    expect(await differencesIn(pact)).toEqual([]);
  });

  it('differ if a number of the pact file is replaced by a string', async () => {
    const pact = await readJson(pactFile);
    const name = 'hra.getReportData, accepted';
    const interaction = pact.interactions.find((each: { description: string }) => each.description === name);
    interaction.response.body.content.data.riskAge = '52';
    const differences = await differencesIn({ ...pact, interactions: [interaction] });
    expect(differences).toContain(`${name}: response.body.incompatible`);
  });
});
