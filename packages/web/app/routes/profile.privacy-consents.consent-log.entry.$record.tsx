import { EntryPage } from '../consents-log/entry-page.tsx';
import type { FrameHandle } from '../frame/layouts.ts';

export const handle = { frame: 'dashboard' } satisfies FrameHandle;

export default EntryPage;
