import { Announcement } from '../announcement.tsx';
import { PageTitle } from './page-title.tsx';

/** Stands in for a page until what it shows has come. */
export function LoadingPage({ title, said }: { title: string; said: string }) {
  return (
    <main id="main" className="wrap page" aria-busy="true">
      <PageTitle>{title}</PageTitle>
      <Announcement text={said} />
      <div className="late grid in-column gap-5" aria-hidden="true">
        <span className="skel skel--1-4" />
        <span className="skel skel--h8 skel--2-3" />
        <span className="skel" />
        <span className="skel skel--5-6" />
      </div>
    </main>
  );
}
