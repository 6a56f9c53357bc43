/** What the last step needs and no other one does: it comes while the others are answered. */
export { CreateFailure } from './create-failure.tsx';
export { SaveBanner } from './save-banner.tsx';
export { NoServicesDialog } from './no-services.tsx';
export { ReviewStep } from './review-step.tsx';
