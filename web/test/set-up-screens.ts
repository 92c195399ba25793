import { beforeEach } from 'vitest';
import { resetScreen } from './screen.tsx';

// Files share their modules, so hooks of `screen.tsx` would be those of the first file alone.
beforeEach(resetScreen);
