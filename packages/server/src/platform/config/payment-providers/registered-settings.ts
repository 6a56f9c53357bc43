/** Each line is a payment provider; the names are those of the contract. */
export { braintree } from './braintree.ts';
export { fastspring } from './fastspring.ts';
export { paypal } from './paypal.ts';
export { stripe } from './stripe.ts';
