import { processors } from '@clausewright/contract';
import type { FastifyInstance } from 'fastify';
import type { BillingPorts } from '../ports.ts';
import { receiveWebhook } from './receive-webhook.ts';

const mostBytes = 1024 * 1024;

/**
 * Where providers send their messages: outside session and envelope, the body as it came, because the
 * signature is over its bytes.
 */
export function serveWebhooks(app: FastifyInstance, ports: BillingPorts): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: mostBytes }, (_, body, done) => {
      done(null, body);
    });
    // A check may itself ask the provider: floods of what nobody signed end here.
    const config = { documentClass: 'api', limit: 'read' } as const;
    const options = { config, bodyLimit: mostBytes, schema: { hide: true } };
    for (const processor of processors) {
      if (processor === 'sandbox') continue;
      scope.post(`/webhooks/${processor}`, options, async (request, reply) => {
        const provider = ports.providers.find(processor);
        if (provider?.webhook === undefined) return reply.callNotFound();
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const kept = await receiveWebhook(ports, provider, { headers: request.headers, body });
        if (kept) return reply.code(200).send({});
        request.log.warn({ processor }, 'a webhook without a good signature');
        return reply.code(400).send({});
      });
    }
  });
}
