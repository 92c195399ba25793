import { spawnSync } from 'node:child_process';
import { answerGroupsText } from './answer-groups-text.ts';
import { errorKindsText } from './error-kinds-text.ts';
import { proceduresText } from './procedures-text.ts';
import { reportDetailsText } from './report-details-text.ts';
import { savedKeysText } from './saved-keys-text.ts';
import { errorRowsText, exampleAnswersText } from './testing-texts.ts';

/** The generated files by name, as they must stand in `src`. */
export async function generate(): Promise<Record<string, string>> {
  const texts = {
    'answer-groups.ts': answerGroupsText(),
    'error-kinds.ts': errorKindsText(),
    'procedures.ts': proceduresText(),
    'report-details.ts': reportDetailsText(),
    'saved-keys.ts': savedKeysText(),
    'testing/error-rows.ts': errorRowsText(),
    'testing/example-answers.ts': await exampleAnswersText(),
  };
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, formatted(name, text)]));
}

/** In the repository's own format. */
function formatted(name: string, text: string): string {
  const biome = spawnSync('biome', ['format', `--stdin-file-path=adapter/client/src/${name}`], {
    input: text,
    encoding: 'utf8',
    cwd: new URL('../../..', import.meta.url),
  });
  if (biome.status !== 0) throw new Error(`${name} could not be formatted: ${biome.stderr}`);
  return biome.stdout;
}
