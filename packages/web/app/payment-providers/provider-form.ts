import type { ClientStart, Language } from '@clausewright/contract';

/** What a provider's form proves to the server. */
export interface PaymentProof {
  nonce?: string;
  token?: string;
  session?: string;
  device_data?: string;
  outcome?: 'approve' | 'decline' | 'challenge' | 'review' | 'abandon';
  code?: string;
}

/**
 * fields: what was typed is incomplete, the provider's fields say where. closed: the person went back.
 * refused: with the provider's own sentence. unavailable: its script or its window did not come.
 * not-opened: the server did not open the payment.
 */
export type Submitted =
  | { ok: true; proof: PaymentProof }
  | { ok: false; reason: 'fields' | 'closed' | 'unavailable' | 'not-opened' }
  | { ok: false; reason: 'refused'; text: string };

/**
 * Opens the payment at our server; null where it ended without one, which the page then shows.
 * `client` is what the provider's script begins with; null where a saved method pays. `returnUrl` is
 * where a provider sends the browser back to.
 */
export type OpenPayment = () => Promise<{ client: ClientStart | null; returnUrl: string } | null>;

/** A way to pay whose fields or windows are the provider's: card data never enters our document. */
export interface ProviderForm {
  /** Puts the fields into the element; false where the provider's script did not come. */
  mount(element: HTMLElement): Promise<boolean>;
  submit(open: OpenPayment): Promise<Submitted>;
  /** The amount changed while the fields stand. */
  update?(total: number): void;
  /** Takes fields and frames away. */
  close(): void;
}

/** What the forms need to know before they are shown. */
export interface ProviderContext {
  kind: 'card' | 'paypal' | 'checkout';
  /** The provider's public key, client id or storefront. */
  publicKey: string;
  /** The provider's own test mode. */
  test: boolean;
  currency: string;
  /** Minor units. */
  total: number;
  language: Language;
  /** The method is kept for later charges. */
  keeps: () => boolean;
  buyer: () => {
    email: string;
    name: string;
    address: string;
    city: string;
    postalCode: string;
    country: string;
  };
  item: { type: 'agreement' | 'consent'; id: string; token: string | null };
  /** Words for the fields of our own page. */
  words: { number: string; expiry: string; code: string };
}
