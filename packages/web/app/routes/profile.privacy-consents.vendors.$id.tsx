import { VendorsPage } from '../consent/editor/vendors-page.tsx';
import type { FrameHandle } from '../layout/layouts.ts';

export const handle = { frame: 'dashboard' } satisfies FrameHandle;

export default VendorsPage;
