import { AppearancePage } from '../consent/editor/appearance-page.tsx';
import type { FrameHandle } from '../layout/layouts.ts';

export const handle = { frame: 'dashboard' } satisfies FrameHandle;

export default AppearancePage;
