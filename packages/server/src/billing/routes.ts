import { newTransaction, processTransaction as processCall } from '@clausewright/contract';
import type { FastifyInstance } from 'fastify';
import { serveCall } from '../http/route.ts';
import { openTransaction } from './open-transaction.ts';
import type { BillingPorts } from './ports.ts';
import { processTransaction } from './process-transaction.ts';

export function serveTransactionCalls(app: FastifyInstance, ports: BillingPorts): void {
  serveCall(app, newTransaction, ({ body, agreementToken }) =>
    openTransaction(ports, {
      agreementId: body.item_id,
      token: agreementToken,
      processor: body.processor,
      expectedTotal: body.expected_total,
      discountCode: body.discount_code,
    }),
  );
  serveCall(app, processCall, ({ body, params, agreementToken }) =>
    processTransaction(ports, {
      id: params.id,
      token: agreementToken,
      proof: {
        token: body.token,
        nonce: body.nonce,
        session: body.session,
        deviceData: body.device_data,
      },
    }),
  );
}
