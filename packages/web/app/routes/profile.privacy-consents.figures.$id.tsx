import { FiguresPage } from '../consent/figures/figures-page.tsx';
import type { FrameHandle } from '../layout/layouts.ts';

export const handle = { frame: 'dashboard' } satisfies FrameHandle;

export default FiguresPage;
