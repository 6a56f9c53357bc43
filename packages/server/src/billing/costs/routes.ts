import { agreementCosts, type Buyer, getAgreementSaleDetails } from '@clausewright/contract';
import type { FastifyInstance } from 'fastify';
import { toCaller } from '../../documents/records/agreement-access.ts';
import { refuseIfDeleted } from '../../documents/records/refuse-if-deleted.ts';
import { type CallInput, serveCall } from '../../platform/http/route.ts';
import { limitGuesses } from '../discounts/limit-guesses.ts';
import type { BillingPorts } from '../ports.ts';
import { readCosts, readSaleDetails } from './agreement-costs.ts';

/** What an agreement costs, before it is paid. */
export function serveAgreementCosts(app: FastifyInstance, ports: BillingPorts): void {
  serveCall(app, agreementCosts, (input) =>
    limitGuesses(app.rateLimits, { address: input.address, code: input.body.discount_code }, () =>
      refuseIfDeleted(ports.db, input.params.id, () =>
        readCosts(ports, {
          id: input.params.id,
          caller: toCaller(input),
          language: input.language,
          buyer: buyerIn(input),
          discountCode: input.body.discount_code,
          processor: input.body.processor,
          connectionCountry: input.connectionCountry,
        }),
      ),
    ),
  );
  serveCall(app, getAgreementSaleDetails, (input) => {
    const { params, language, connectionCountry } = input;
    return refuseIfDeleted(ports.db, params.id, () =>
      readSaleDetails(ports, { id: params.id, caller: toCaller(input), language, connectionCountry }),
    );
  });
}

/** Who buys, in the long form or in the short one of scripts; null where neither says. */
function buyerIn({ body, country }: CallInput<typeof agreementCosts>): Buyer | null {
  const { billing, country: said, vat_number: vatNumber } = body;
  if (billing !== undefined) return billing;
  if (said === undefined && vatNumber === undefined) return null;
  return { country: said ?? country, ...(vatNumber !== undefined && { vat_number: vatNumber }) };
}
