import { agreementSlugs, agreementTypes } from '@clausewright/contract/agreement-types';
import { lazy } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import { wizardTypes } from '../agreement-types.ts';
import { NotFound } from '../layout/error-page.tsx';
import type { FrameHandle } from '../layout/layouts.ts';
import { AreaWords } from '../language/area-words.tsx';

export const handle = { frame: 'wizard' } satisfies FrameHandle;

// Apart, because each page lists what every route imports.
const UpdatePage = lazy(async () => ({ default: (await import('../update/update-page.tsx')).UpdatePage }));

export default function UpdateOfType() {
  const { id } = useParams();
  const [, , slug] = useLocation().pathname.split('/');
  const type = agreementTypes.find((one) => agreementSlugs[one] === slug && wizardTypes.includes(one));
  if (!type) return <NotFound />;
  // Without an agreement it starts anew.
  if (id === undefined) return <Navigate to={`/wizard/${slug}`} replace />;
  return (
    <AreaWords area="update">
      <UpdatePage key={id} type={type} id={id} />
    </AreaWords>
  );
}
