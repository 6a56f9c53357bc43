/** What the last step needs and no other one does: it comes while the others are answered. */
export { CreateFailure } from './create-failure.tsx';
export { KeepBanner } from './keep-banner.tsx';
export { NoServicesDialog } from './no-services.tsx';
export { ReviewStep } from './review-step.tsx';
