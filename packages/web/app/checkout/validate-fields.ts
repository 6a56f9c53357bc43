import { mayWithdraw } from './to-buyer.ts';
import type { CheckoutFields } from './checkout-form.ts';
import type { Place } from './errors.ts';

/** What is missing before the payment can be opened; each place has its sentence in the words of the page. */
export type Missing = Extract<
  Place,
  'plan' | 'country' | 'company_name' | 'address' | 'city' | 'discount' | 'method' | 'withdrawal' | 'place'
>;

interface Asked {
  asksPlan: boolean;
  asksPlace: boolean;
  /** Nothing is due: no method is needed. */
  isFree: boolean;
}

export function findMissing(fields: CheckoutFields, { asksPlan, asksPlace, isFree }: Asked): Missing[] {
  const faults: readonly (readonly [Missing, boolean])[] = [
    ['plan', asksPlan && fields.plan === ''],
    ['country', fields.country === ''],
    ['company_name', fields.business && fields.company_name.trim() === ''],
    // Directive 2006/112 art. 226 (5): without them a company's invoice is none.
    ['address', fields.business && fields.address.trim() === ''],
    ['city', fields.business && fields.city.trim() === ''],
    ['discount', fields.discount.trim() !== '' && fields.discount.trim() !== fields.applied],
    ['method', !isFree && fields.method === ''],
    ['place', asksPlace && fields.confirmedCountry !== fields.country],
    ['withdrawal', !isFree && mayWithdraw(fields) && !fields.withdrawal],
  ];
  return faults.filter(([, wrong]) => wrong).map(([name]) => name);
}
