import { useTranslations } from 'use-intl';
import { Bar } from '../layout/bar.tsx';
import type { FrameHandle } from '../layout/layouts.ts';
import { PageTitle } from '../layout/page-title.tsx';
import { Waiting } from '../layout/waiting.tsx';

/** The server sends this page for any address, so that no router may look at its own: see root.tsx. */
export const handle = { frame: 'full', still: true } satisfies FrameHandle & { still: true };

export default function MaintenanceRoute() {
  const t = useTranslations('health.maintenance');
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <Bar />
      <Waiting because="maintenance" />
    </>
  );
}
