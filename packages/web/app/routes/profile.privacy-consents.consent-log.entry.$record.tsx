import { EntryPage } from '../consent/log/entry-page.tsx';
import type { FrameHandle } from '../layout/layouts.ts';

export const handle = { frame: 'dashboard' } satisfies FrameHandle;

export default EntryPage;
