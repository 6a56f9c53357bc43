import { MyAgreementsPage } from '../agreements/my-agreements-page.tsx';
import { AreaWords } from '../language/area-words.tsx';

export default function MyAgreements() {
  return (
    <AreaWords area="agreements">
      <MyAgreementsPage />
    </AreaWords>
  );
}
