import { serve } from '../src/server.ts';
import { serveProviderStates } from './pact-states.ts';

// `npm start` runs this file if PROVIDER_STATES is 1. The start fails if other machines could reach the gateway (`config.ts`).
await serve(process.env, serveProviderStates);
