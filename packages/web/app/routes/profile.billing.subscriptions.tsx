import { SubscriptionsPage } from '../billing/subscriptions-page.tsx';
import type { FrameHandle } from '../layout/layouts.ts';

export const handle = { frame: 'dashboard' } satisfies FrameHandle;

export default SubscriptionsPage;
