/** What the first step does without: one chunk, which comes while that is read (load-wizard.ts). */
export { isCode } from '../outcome.ts';
export { LateQuestion } from './kinds/late-questions.tsx';
export { leaveWizard } from './leave-wizard.ts';
export { makeAgreement, newRequest } from './make-agreement.ts';
export { offerLaws } from './offer-laws.ts';
export { openEarlier } from './open-earlier.ts';
export { PriceLine } from './price-line.tsx';
export { calls, send } from './sending.ts';
