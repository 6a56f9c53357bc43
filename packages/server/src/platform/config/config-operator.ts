import type { Language } from '@clausewright/contract';
import { answerFaults, type OperatorFacts } from '@clausewright/library/operator';
import { describeProviders } from './config-payment-providers.ts';
import type { PaymentConfig } from './config-payments.ts';
import type { Operator } from './operator.ts';

interface Told {
  operator: Operator;
  publicUrl: string;
  uiLanguages: readonly Language[];
  currency: string;
  payments: PaymentConfig;
}

/** What the operator's own documents are written from. */
export function operatorFacts({ operator, publicUrl, uiLanguages, currency, payments }: Told): OperatorFacts {
  const { terms, privacy, cookies, refunds, disclaimer, imprint } = operator.links;
  return {
    ...operator,
    publicUrl,
    interfaceLanguages: uiLanguages,
    currency,
    // The test provider is nobody.
    paymentVendors: [...new Set(describeProviders(payments).flatMap(({ vendors }) => vendors))],
    links: {
      TERMS_CONDITIONS: terms,
      PRIVACY_POLICY: privacy,
      COOKIES_POLICY: cookies,
      RETURN_REFUND_POLICY: refunds,
      DISCLAIMER: disclaimer,
      IMPRINT: imprint,
    },
  };
}

export function operatorFaults(config: Told): string[] {
  return answerFaults(operatorFacts(config)).map((fault) => `OPERATOR_ANSWERS: ${fault}`);
}
