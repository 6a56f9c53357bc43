import { useParams } from 'react-router';
import { ActivatePage } from '../account/activate-page.tsx';
import { AreaWords } from '../language/area-words.tsx';

export default function ActivateAccount() {
  const { id = '' } = useParams();
  return (
    <AreaWords area="account">
      <ActivatePage key={id} hash={id} />
    </AreaWords>
  );
}
