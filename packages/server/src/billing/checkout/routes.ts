import {
  cancelTransaction as cancelCall,
  newTransaction,
  paymentProfile,
  processTransaction as processCall,
  transactionStatusCall,
  user3dSecure,
} from '@clausewright/contract';
import type { FastifyInstance } from 'fastify';
import { toCaller } from '../../documents/records/agreement-access.ts';
import { serveCall } from '../../platform/http/route.ts';
import { limitGuesses } from '../discounts/limit-guesses.ts';
import type { BillingPorts } from '../ports.ts';
import { cancelTransaction } from './cancel-transaction.ts';
import { openTransaction } from './open-transaction.ts';
import { readPaymentProfile, readUser3dSecure } from './payment-profile.ts';
import { processTransaction } from './process-transaction.ts';
import { readTransactionStatus } from './read-status.ts';

export function serveTransactionCalls(app: FastifyInstance, ports: BillingPorts): void {
  serveCall(app, newTransaction, (input) => {
    const { processor, expected_total: expectedTotal = null, ...purchase } = input.body;
    const { language, connectionCountry, address } = input;
    const caller = toCaller(input);
    return limitGuesses(app.rateLimits, { address, code: purchase.discount_code }, () =>
      openTransaction(ports, { purchase, processor, expectedTotal, caller, language, connectionCountry }),
    );
  });
  serveCall(app, processCall, (input) => {
    const { device_data: deviceData, ...proof } = input.body;
    return processTransaction(ports, {
      id: input.params.id,
      caller: toCaller(input),
      proof: { ...proof, deviceData },
    });
  });
  serveCall(app, transactionStatusCall, (input) =>
    readTransactionStatus(ports, {
      id: input.params.id,
      caller: toCaller(input),
      language: input.language,
    }),
  );
  serveCall(app, paymentProfile, ({ session }) => readPaymentProfile(ports, session));
  serveCall(app, user3dSecure, ({ session }) => readUser3dSecure(ports, session));
  serveCall(app, cancelCall, (input) =>
    cancelTransaction(ports, { id: input.params.id, caller: toCaller(input) }),
  );
}
