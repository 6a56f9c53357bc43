/** Fastify and the contract's schemas in and out, without our hooks: what the framework alone costs. */
import type { AddressInfo } from 'node:net';
import { fastify } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { responseSchemas } from '../../packages/server/src/platform/http/response-schemas.ts';
import { probeCall } from '../../packages/server/src/platform/http/testing/test-server.ts';
import { answerEach } from '../program.ts';

const app = fastify();
app.setValidatorCompiler(validatorCompiler);
app.setSerializerCompiler(serializerCompiler);
app.route({
  method: 'POST',
  url: '/api/v1/probe/:id',
  schema: { body: probeCall.body, params: probeCall.params, response: responseSchemas(probeCall) },
  handler: async (request) => {
    const { text } = request.body as { text: string };
    return { success: true, authenticated: false, data: { echo: text } };
  },
});
await app.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.server.address() as AddressInfo;
answerEach(async () => port);
