import { shownPrices } from '@clausewright/library/prices';
import {
  checkVies,
  consentCosts,
  getBillingAddress,
  listPrices,
  putBillingAddress,
  subscriptionPlans,
} from '@clausewright/contract';
import type { FastifyInstance } from 'fastify';
import { serveCall } from '../platform/http/route.ts';
import { changeOwnAddress, readOwnAddress } from './billing-address/own-address.ts';
import { limitGuesses } from './discounts/limit-guesses.ts';
import type { BillingPorts } from './ports.ts';
import { currentPrices } from '../platform/prices/price-store.ts';
import { readPlans } from './prices/read-plans.ts';
import { readConsentCosts } from './costs/consent-costs.ts';
import { queryVies } from './vies/query-vies.ts';

/** Prices, tax and the address for invoices. */
export function servePriceCalls(app: FastifyInstance, ports: BillingPorts): void {
  serveCall(app, listPrices, async () => ({
    ok: true,
    value: shownPrices(await currentPrices(ports.db, ports.clock())),
  }));
  serveCall(app, subscriptionPlans, () => readPlans(ports));
  serveCall(app, consentCosts, ({ params, body, session, address, connectionCountry, language }) =>
    limitGuesses(app.rateLimits, { address, code: body.discount_code }, () =>
      readConsentCosts(ports, {
        consentId: params.id,
        planCode: body.plan,
        session,
        buyer: body.billing ?? null,
        discountCode: body.discount_code,
        processor: body.processor,
        connectionCountry,
        language,
      }),
    ),
  );
  serveCall(app, getBillingAddress, ({ session }) => readOwnAddress(ports, session));
  serveCall(app, putBillingAddress, ({ session, body }) =>
    changeOwnAddress(ports, session, { ...body, name: body.name ?? '' }),
  );
  serveCall(app, checkVies, ({ body }) =>
    queryVies(ports, { country: body.country, vatNumber: body.vat_number }),
  );
}
