/** Stripe writes these with two decimals although the currencies have none. */
const hundredfold = new Set(['ISK', 'UGX']);

/** Our minor units as Stripe counts them. */
export function toStripe(minor: number, currency: string): number {
  return hundredfold.has(currency) ? minor * 100 : minor;
}

export function fromStripe(amount: number, currency: string): number {
  return hundredfold.has(currency) ? amount / 100 : amount;
}

// Stripe, Supported currencies: least charge, in minor units of ours.
const least: Readonly<Record<string, number>> = {
  AED: 200,
  AUD: 50,
  BGN: 100,
  BRL: 50,
  CAD: 50,
  CHF: 50,
  CZK: 1500,
  DKK: 250,
  EUR: 50,
  GBP: 30,
  HKD: 400,
  HUF: 17_500,
  INR: 50,
  JPY: 50,
  MXN: 1000,
  MYR: 200,
  NOK: 300,
  NZD: 50,
  PLN: 200,
  RON: 200,
  SEK: 300,
  SGD: 50,
  THB: 1000,
  USD: 50,
};

/** Others must be worth half a dollar, which we cannot know without a rate: one unit is asked for. */
export function minimumCharge(currency: string): number {
  return least[currency] ?? 100;
}
