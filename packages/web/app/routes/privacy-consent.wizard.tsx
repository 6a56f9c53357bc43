import { ConsentWizard } from '../consent/wizard/consent-wizard.tsx';
import type { FrameHandle } from '../layout/layouts.ts';
import { AreaWords } from '../language/area-words.tsx';

export const handle = { frame: 'wizard' } satisfies FrameHandle;

export default function CreatePrivacyConsent() {
  return (
    <AreaWords area="wizard">
      <ConsentWizard />
    </AreaWords>
  );
}
