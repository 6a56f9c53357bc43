import { readVatNumber } from '../vat-number/vat-number.ts';
import type { Settings } from './config-fields.ts';
import {
  cardProviders,
  findApiUrls,
  findMissingKeys,
  type ProviderConfigs,
  type ProviderName,
  providerNames,
  readProviders,
} from './config-payment-providers.ts';

/** What of payments and tax the environment decides; a provider without keys is undefined. */
export interface PaymentConfig extends ProviderConfigs {
  /** Test payments are offered. */
  sandbox: boolean;
  /** Which of several providers of card payments is wanted. */
  cards: ProviderName;
  viesUrl: string;
  /** Consumers in other EU countries pay their country's rate. */
  oss: boolean;
}

export function paymentConflicts(settings: Settings): string[] {
  const faults = [...findMissingKeys(settings), ...sellerConflicts(settings)];
  if (settings.NODE_ENV !== 'production') return faults;
  return [...faults, ...findApiUrls(settings).map((name) => `${name}: refused in production`)];
}

/** The number decides the VAT of every sale and stands on every invoice. */
function sellerConflicts({ OPERATOR_VAT: vat, OPERATOR_COUNTRY: country }: Settings): string[] {
  if (vat === undefined) return [];
  if (country === undefined) return ['OPERATOR_COUNTRY: needed with OPERATOR_VAT'];
  const read = readVatNumber(country, vat);
  return read.ok && read.possible ? [] : ['OPERATOR_VAT: not a VAT number of OPERATOR_COUNTRY'];
}

export function readPaymentConfig(settings: Settings): PaymentConfig {
  const production = settings.NODE_ENV === 'production';
  const configs = readProviders(settings);
  const real = providerNames.some((name) => configs[name] !== undefined);
  return {
    ...configs,
    sandbox: production
      ? settings.ALLOW_SANDBOX_PAYMENTS === '1'
      : !real || settings.NODE_ENV === 'development',
    cards: settings.CARD_PROVIDER ?? 'braintree',
    viesUrl: settings.VIES_API_URL ?? 'https://ec.europa.eu',
    oss: settings.OSS !== 'off',
  };
}

/** Of several with card fields one is offered; the others go on with what was begun there. */
export function chooseCardProvider(payments: PaymentConfig): ProviderName | undefined {
  const configured = cardProviders.filter((name) => payments[name] !== undefined);
  return configured.includes(payments.cards) ? payments.cards : configured[0];
}
