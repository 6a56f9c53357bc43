import { AreaWords } from '../language/area-words.tsx';
import { StartPage } from '../scan/start-page.tsx';

export default function StartScan() {
  return (
    <AreaWords area="scan">
      <StartPage />
    </AreaWords>
  );
}
