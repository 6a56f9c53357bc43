import type { SaleDetails } from '@clausewright/contract';
import { lazy, Suspense } from 'react';
import { paths } from '../agreements/paths.ts';
import { PageTitle } from '../layout/page-title.tsx';

const HeldWording = lazy(async () => ({
  default: (await import('../wording/withheld-wording.tsx')).WithheldWordingNote,
}));

interface Props {
  /** Title of the page. */
  page: string;
  title: string;
  details: SaleDetails;
  /** Asks the server again. */
  retry: () => void;
}

/** In the place of the form: what cannot be finished is not paid for. */
export function WithheldNotice({ page, title, details, retry }: Props) {
  return (
    <main id="main" tabIndex={-1} className="wrap page">
      <PageTitle>{page}</PageTitle>
      <div className="page__head">
        <h1>{title}</h1>
      </div>
      <div className="narrow">
        <Suspense fallback={null}>
          <HeldWording held={details.held_wording}>
            {({ change, again }) => (
              <>
                <a href={paths.update(details)}>{change}</a>
                <button className="linkbtn" type="button" onClick={retry}>
                  {again}
                </button>
              </>
            )}
          </HeldWording>
        </Suspense>
      </div>
    </main>
  );
}
