/** One call of a contract through everything that every call passes, but without a database. */
import { probeCall } from '../../packages/server/src/platform/http/testing/test-server.ts';
import { serveCall } from '../../packages/server/src/platform/http/route.ts';
import { answerEach } from '../program.ts';
import { serveProduct } from './product-server.ts';

const port = await serveProduct((app) =>
  serveCall(app, probeCall, async ({ body }) => ({ ok: true, value: { echo: body.text } })),
);
answerEach(async () => port);
