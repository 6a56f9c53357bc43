/** The steps after the first one. */
export { AppearanceStep } from './appearance-step.tsx';
export { VendorsStep } from './vendors-step.tsx';
export { VisitorsStep } from './visitors-step.tsx';
