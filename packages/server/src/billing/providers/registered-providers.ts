/** Each line is a payment provider; the names are those of the contract. */
export { braintree } from './braintree/registration.ts';
export { fastspring } from './fastspring/registration.ts';
export { paypal } from './paypal/registration.ts';
export { stripe } from './stripe/registration.ts';
