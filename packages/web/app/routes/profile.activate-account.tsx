import { NewEmailLinkPage } from '../account/activate-page.tsx';
import { AreaWords } from '../language/area-words.tsx';

export default function NewLetter() {
  return (
    <AreaWords area="account">
      <NewEmailLinkPage />
    </AreaWords>
  );
}
