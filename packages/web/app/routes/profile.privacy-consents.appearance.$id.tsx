import { AppearancePage } from '../consents-tabs/appearance-page.tsx';
import type { FrameHandle } from '../frame/layouts.ts';

export const handle = { frame: 'dashboard' } satisfies FrameHandle;

export default AppearancePage;
