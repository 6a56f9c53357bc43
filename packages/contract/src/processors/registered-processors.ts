/**
 * Each line is a payment provider, with what its script in the browser needs to begin; keys are the public ones.
 * `sandbox` takes test payments.
 */
export { braintree } from './braintree.ts';
export { fastspring } from './fastspring.ts';
export { paypal } from './paypal.ts';
export { sandbox } from './sandbox.ts';
export { stripe } from './stripe.ts';
