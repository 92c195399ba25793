import { beforeEach } from 'vitest';
import { resetScreen } from './screen.tsx';

// Not in `screen.tsx`: test files share its module, so a hook there would be registered for the first file only.
beforeEach(resetScreen);
