import {
  CheckoutPaymentIntent,
  type OrderRequest,
  PaypalExperienceUserAction,
  PaypalPaymentTokenUsageType,
  PaypalWalletContextShippingPreference,
  type PaypalWallet,
  StoreInVaultInstruction,
  UsagePattern,
} from '@paypal/paypal-server-sdk';
import type { Language } from '@clausewright/contract';
import { decimalText } from '../../../platform/money.ts';
import type { Order } from '../../provider-interface/provider.ts';

const locales: Readonly<Record<Language, string>> = {
  de: 'de-DE',
  en: 'en-US',
  es: 'es-ES',
  fr: 'fr-FR',
  it: 'it-IT',
  nl: 'nl-NL',
};

/**
 * The order that the payer approves. One that a saved account pays names no source until it is charged:
 * so making it can be repeated without ever taking money.
 */
export function orderRequest(order: Order): OrderRequest {
  return {
    intent: CheckoutPaymentIntent.Capture,
    purchaseUnits: [
      {
        referenceId: order.quoteHash,
        amount: { currencyCode: order.currency, value: decimalText(order.amount, order.currency) },
        customId: order.id,
        // PayPal refuses to take money twice for one invoice id.
        invoiceId: order.id,
        description: Array.from(order.description).slice(0, 127).join(''),
      },
    ],
    ...(order.savedMethod === null && { paymentSource: { paypal: wallet(order) } }),
  };
}

function wallet(order: Order): PaypalWallet {
  const customer = order.customer?.reference ?? null;
  return {
    experienceContext: {
      locale: locales[order.language],
      shippingPreference: PaypalWalletContextShippingPreference.NoShipping,
      userAction: PaypalExperienceUserAction.PayNow,
      returnUrl: order.returnUrl,
      cancelUrl: order.returnUrl,
    },
    ...(order.saveMethod && {
      attributes: {
        ...(customer !== null && { customer: { id: customer } }),
        vault: {
          storeInVault: StoreInVaultInstruction.OnSuccess,
          usageType: PaypalPaymentTokenUsageType.Merchant,
          usagePattern: UsagePattern.RecurringPrepaid,
        },
      },
    }),
  };
}
