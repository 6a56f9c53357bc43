import { agreementSlugs, agreementTypes } from '@clausewright/contract/agreement-types';
import { useLocation } from 'react-router';
import { wizardTypes } from '../agreement-types.ts';
import { NotFound } from '../frame/error-page.tsx';
import type { FrameHandle } from '../frame/frame.tsx';
import { Wizard } from '../wizard/wizard.tsx';

export const handle = { frame: 'head' } satisfies FrameHandle;

export default function WizardOfType() {
  const [, , slug] = useLocation().pathname.split('/');
  const type = agreementTypes.find((one) => agreementSlugs[one] === slug && wizardTypes.includes(one));
  return type ? <Wizard type={type} /> : <NotFound />;
}
