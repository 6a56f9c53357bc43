import type { braintreeNewToken, braintreeNewMethodToken, ResultOf } from '@clausewright/contract';
import type { Outcome } from '../../platform/http/envelope.ts';
import type { Session } from '../../platform/http/session.ts';
import { enterVault } from '../payment-methods/add-method.ts';
import type { BillingPorts } from '../ports.ts';
import { startAtProvider } from '../checkout/start-at-provider.ts';
import { openPurchase } from '../checkout/open-purchase.ts';
import { type OpenInput, openTransaction } from '../checkout/open-transaction.ts';
import { findOpenTransaction } from '../transactions/transaction-store.ts';

type NewToken = ResultOf<typeof braintreeNewToken>;
type Asked = Pick<OpenInput, 'purchase' | 'caller' | 'language' | 'connectionCountry'>;

/**
 * A client token for what an item costs. The payment that is open keeps its quote, with the buyer and the
 * discount that it was opened for; only where there is none, one is opened.
 */
export async function newToken(ports: BillingPorts, asked: Asked): Promise<Outcome<NewToken>> {
  const opened = await openPurchase(ports, asked);
  if (!opened.ok) return opened;
  const provider = ports.providers.findOffered('braintree');
  if (provider === null) return { ok: false, reason: 'processor-unavailable' };
  const { item_type: itemType, item_id: itemId } = asked.purchase;
  const open = await findOpenTransaction(ports.db, itemType, itemId);
  const begun =
    open?.processor === 'braintree' && open.quoteExpiresAt !== null && open.quoteExpiresAt > ports.clock()
      ? await startAtProvider(ports, provider, open)
      : await openTransaction(ports, { ...asked, processor: 'braintree', expectedTotal: null });
  if (!begun.ok) return begun;
  const { client, transaction_id: transactionId } = begun.value;
  if (client?.processor === 'braintree') {
    const { client_token, amount, currency } = client;
    return { ok: true, value: { client_token, amount, currency } };
  }
  return { ok: false, reason: transactionId === null ? 'nothing-to-pay' : 'payment-in-progress' };
}

/** A client token for saving a method. */
export async function newMethodToken(
  ports: BillingPorts,
  session: Session,
): Promise<Outcome<ResultOf<typeof braintreeNewMethodToken>>> {
  const entered = await enterVault(ports, session, 'braintree');
  if (!entered.ok) return entered;
  const begun = await entered.vault.begin(entered.customerReference);
  return begun.ok
    ? { ok: true, value: { client_token: begun.token } }
    : { ok: false, reason: 'checkout-unavailable' };
}
