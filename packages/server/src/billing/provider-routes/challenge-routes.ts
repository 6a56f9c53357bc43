import { idPattern } from '@clausewright/contract';
import type { FastifyInstance } from 'fastify';
import { requestLanguage } from '../../platform/http/request-language.ts';
import type { BillingPorts } from '../ports.ts';
import { createReturnUrl } from '../transactions/provider-order.ts';
import { findTransaction } from '../transactions/transaction-store.ts';
import { challengePage, challengePolicy } from './challenge-page.ts';
import { challengeFailed } from '../providers/sandbox/sandbox.ts';
import { decideCharge, findCharge } from '../providers/sandbox/sandbox-store.ts';

/** The page of the test bank; unknown where test payments are not offered. The payment's id is the proof. */
export function serveChallenges(app: FastifyInstance, ports: BillingPorts): void {
  const { db, clock, payments } = ports;
  const find = async (id: string) => {
    if (!payments.sandbox || !idPattern.test(id)) return null;
    const charge = await findCharge(db, id);
    const transaction = charge === null ? null : await findTransaction(db, id);
    return charge === null || transaction === null ? null : { charge, transaction };
  };
  const options = { config: { documentClass: 'page' }, schema: { hide: true } } as const;
  app.register(async (scope) => {
    // A form without fields: whatever came with it is nobody's business.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_, __, done) => done(null));
    scope.get<{ Params: { id: string } }>('/sandbox/challenge/:id', options, async (request, reply) => {
      const found = await find(request.params.id);
      if (found === null) return reply.callNotFound();
      const { charge, transaction } = found;
      if (charge.state !== 'challenge') return reply.redirect(createReturnUrl(ports, transaction), 303);
      const { product } = transaction.quote;
      return reply
        .headers({
          'cache-control': 'no-store',
          'referrer-policy': 'no-referrer',
          'content-security-policy': challengePolicy,
        })
        .type('text/html; charset=utf-8')
        .send(challengePage({ ...charge, product }, requestLanguage(request)));
    });
    scope.post<{ Params: { id: string; answer: string } }>(
      '/sandbox/challenge/:id/:answer',
      options,
      async (request, reply) => {
        const { id, answer } = request.params;
        const found = await find(id);
        if (found === null || (answer !== 'confirm' && answer !== 'refuse')) return reply.callNotFound();
        const { charge, transaction } = found;
        if (charge.state === 'challenge') {
          const decided =
            answer === 'confirm'
              ? ({ state: 'captured', code: null, decidesAt: null } as const)
              : ({ state: 'declined', code: challengeFailed, decidesAt: null } as const);
          await decideCharge(db, id, decided, clock());
        }
        return reply.redirect(createReturnUrl(ports, transaction), 303);
      },
    );
  });
}
