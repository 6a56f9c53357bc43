import { ClientPage } from '../client-links/client-page.tsx';
import { AreaWords } from '../language/area-words.tsx';

export default function Questions() {
  return (
    <AreaWords area="wizard">
      <AreaWords area="withdrawals">
        <ClientPage />
      </AreaWords>
    </AreaWords>
  );
}
