import { Start } from '../home/start.tsx';
import { AreaWords } from '../language/area-words.tsx';

export default function WizardStart() {
  return (
    <AreaWords area="start">
      <Start />
    </AreaWords>
  );
}
