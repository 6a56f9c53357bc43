import { newTransaction, processTransaction as processCall } from '@clausewright/contract';
import type { FastifyInstance } from 'fastify';
import { callerOf } from '../agreements/agreement-access.ts';
import { serveCall } from '../http/route.ts';
import { openTransaction } from './transactions/open-transaction.ts';
import type { BillingPorts } from './ports.ts';
import { processTransaction } from './transactions/process-transaction.ts';

export function serveTransactionCalls(app: FastifyInstance, ports: BillingPorts): void {
  serveCall(app, newTransaction, (input) =>
    openTransaction(ports, {
      agreementId: input.body.item_id,
      caller: callerOf(input),
      processor: input.body.processor,
      expectedTotal: input.body.expected_total,
      discountCode: input.body.discount_code,
    }),
  );
  serveCall(app, processCall, (input) =>
    processTransaction(ports, {
      id: input.params.id,
      caller: callerOf(input),
      proof: {
        token: input.body.token,
        nonce: input.body.nonce,
        session: input.body.session,
        deviceData: input.body.device_data,
      },
    }),
  );
}
