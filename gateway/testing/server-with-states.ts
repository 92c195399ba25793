import { serve } from '../src/server.ts';
import { serveProviderStates } from './pact-states.ts';

// The gateway of `npm start` with PROVIDER_STATES=1. Its configuration is refused if other machines could reach it.
await serve(process.env, serveProviderStates);
