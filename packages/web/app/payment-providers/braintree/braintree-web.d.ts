/** What the forms use of braintree-web 3.144, which brings no types. */

interface BraintreeError {
  code: string;
}
interface Client {
  getVersion(): string;
}
interface Tokenized {
  nonce: string;
  details?: { bin?: string };
}

declare module 'braintree-web/client' {
  export function create(options: { authorization: string }): Promise<Client>;
}
declare module 'braintree-web/hosted-fields' {
  interface HostedFields {
    getState(): { fields: Readonly<Record<string, { isValid: boolean }>> };
    tokenize(options?: { vault?: boolean }): Promise<Tokenized>;
    teardown(): Promise<void>;
  }
  export function create(options: {
    client: Client;
    styles: Readonly<Record<string, Readonly<Record<string, string>>>>;
    fields: Readonly<Record<string, { container: HTMLElement; placeholder?: string }>>;
  }): Promise<HostedFields>;
}
declare module 'braintree-web/three-d-secure' {
  interface ThreeDSecure {
    verifyCard(options: {
      amount: string;
      nonce: string;
      bin: string;
      email?: string;
      mobilePhoneNumber?: string;
      billingAddress?: Readonly<Record<string, string>>;
      onLookupComplete: (data: unknown, next: () => void) => void;
    }): Promise<{ nonce: string }>;
    teardown(): Promise<void>;
  }
  export function create(options: { client: Client; version: 2 }): Promise<ThreeDSecure>;
}
declare module 'braintree-web/data-collector' {
  interface DataCollector {
    deviceData: string;
    teardown(): Promise<void>;
  }
  export function create(options: { client: Client }): Promise<DataCollector>;
}
declare module 'braintree-web/paypal-checkout-v6' {
  interface Session {
    start(): Promise<unknown>;
  }
  interface Options {
    onApprove: (approval: unknown) => Promise<void>;
    onCancel: () => void;
    onError: () => void;
  }
  interface PaypalCheckout {
    loadPayPalSDK(): Promise<PaypalCheckout>;
    createOneTimePaymentSession(options: Options & { amount: string; currency: string }): Session;
    createCheckoutWithVaultSession(options: Options & { amount: string; currency: string }): Session;
    tokenizePayment(approval: unknown): Promise<Tokenized>;
    teardown(): Promise<void>;
  }
  export function create(options: { client: Client }): Promise<PaypalCheckout>;
}
