import { serveGateway } from './serve.ts';

await serveGateway(process.env);
