import { agreementSlugs, agreementTypes } from '@clausewright/contract/agreement-types';
import { useLocation } from 'react-router';
import { wizardTypes } from '../agreement-types.ts';
import { NotFound } from '../layout/error-page.tsx';
import type { FrameHandle } from '../layout/layouts.ts';
import { AreaWords } from '../language/area-words.tsx';
import { Wizard } from '../wizard/wizard.tsx';

export const handle = { frame: 'wizard' } satisfies FrameHandle;

export default function WizardOfType() {
  const [, , slug] = useLocation().pathname.split('/');
  const type = agreementTypes.find((one) => agreementSlugs[one] === slug && wizardTypes.includes(one));
  if (!type) return <NotFound />;
  return (
    <AreaWords area="wizard">
      <Wizard type={type} />
    </AreaWords>
  );
}
