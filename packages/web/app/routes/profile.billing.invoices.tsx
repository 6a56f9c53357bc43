import { InvoicesPage } from '../billing/invoices-page.tsx';
import type { FrameHandle } from '../layout/layouts.ts';

export const handle = { frame: 'dashboard' } satisfies FrameHandle;

export default InvoicesPage;
