/** The steps after the first one. */
export { LookStep } from './look-step.tsx';
export { VendorsStep } from './vendors-step.tsx';
export { VisitorsStep } from './visitors-step.tsx';
