/** `npm run release:check`: says what would be published; ends with 1 where something speaks against it. */
import { fileURLToPath } from 'node:url';
import { checkRelease, releaseReport } from './check-release.ts';

const release = await checkRelease(fileURLToPath(new URL('../..', import.meta.url)));
process.stdout.write(releaseReport(release));
process.exitCode = release.faults.length === 0 ? 0 : 1;
