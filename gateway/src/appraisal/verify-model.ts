import { framinghamOffice } from './model.ts';
import { ModelError, proveModel } from './self-check.ts';

/** `node gateway/src/appraisal/verify-model.ts`: says what the model reproduces, or fails with what is off. */
try {
  const { hash, kinds, reproduced } = proveModel();
  process.stdout.write(
    `${framinghamOffice.id} version ${framinghamOffice.version}: ${reproduced} reference values reproduced ` +
      `(${kinds.publication} from publications, ${kinds.program} from programs, ${kinds.definition} by definition)\n` +
      `SHA-256 of the constants: ${hash}\n`,
  );
} catch (error) {
  if (!(error instanceof ModelError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
