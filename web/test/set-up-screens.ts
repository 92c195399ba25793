import { beforeEach } from 'vitest';
import { resetScreen } from './screen.tsx';

// Not in `screen.tsx`, whose module is shared by all test files, so that a hook in it would be registered only for the first file.
beforeEach(resetScreen);
