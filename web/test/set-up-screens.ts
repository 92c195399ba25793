import { beforeEach } from 'vitest';
import { resetScreen } from './screen.tsx';

// Not in `screen.tsx`: all test files share one instance of that module, so its hooks would be registered only for the first file.
beforeEach(resetScreen);
