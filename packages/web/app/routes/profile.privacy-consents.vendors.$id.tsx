import { VendorsPage } from '../consents-tabs/vendors-page.tsx';
import type { FrameHandle } from '../frame/layouts.ts';

export const handle = { frame: 'dashboard' } satisfies FrameHandle;

export default VendorsPage;
