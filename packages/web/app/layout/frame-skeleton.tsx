import { useTranslations } from 'use-intl';
import { Announcement } from '../announcement.tsx';
import { Brand } from './brand.tsx';

/** The shell of pages that are not prerendered, until their code is there. */
export function FrameSkeleton() {
  const t = useTranslations('frame');
  return (
    <>
      <header className="bar">
        <div className="wrap bar__in">
          <Brand />
        </div>
      </header>
      <main id="main" className="wrap page" aria-busy="true">
        <Announcement text={t('loading')} />
        <div className="grid in-column gap-5" aria-hidden="true">
          <span className="skel skel--1-4" />
          <span className="skel skel--h8 skel--2-3" />
          <span className="skel" />
          <span className="skel skel--5-6" />
          <span className="skel skel--3-5" />
        </div>
      </main>
    </>
  );
}
