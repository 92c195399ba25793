import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { answerGroupsText } from './answer-groups-text.ts';
import { errorKindsText } from './error-kinds-text.ts';
import { proceduresText } from './procedures-text.ts';
import { savedKeysText } from './saved-keys-text.ts';
import { errorRowsText, exampleAnswersText } from './testing-texts.ts';

const reportDetails = '@choose-life/contracts/domain/report/report-details';
const head = "// Generated from the table of calls by 'npm run generate'. Do not edit.\n";

/** The generated files by name, as they must stand in `src`. */
export async function generate(): Promise<Record<string, string>> {
  const texts = {
    'answer-groups.ts': answerGroupsText(),
    'error-kinds.ts': errorKindsText(),
    'procedures.ts': proceduresText(),
    // The contract's own types: the client may not import them.
    'report-details.ts': readFileSync(new URL(import.meta.resolve(reportDetails)), 'utf8'),
    'saved-keys.ts': savedKeysText(),
    'testing/error-rows.ts': errorRowsText(),
    'testing/example-answers.ts': await exampleAnswersText(),
  };
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, formatted(name, `${head}\n${text}`)]),
  );
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
