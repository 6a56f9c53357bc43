import { useParams } from 'react-router';
import { ActivatePage, NewEmailLinkPage } from '../account/activate-page.tsx';
import { AreaWords } from '../language/area-words.tsx';

export default function ActivateAccount() {
  const { id } = useParams();
  return (
    <AreaWords area="account">
      {id === undefined ? <NewEmailLinkPage /> : <ActivatePage key={id} hash={id} />}
    </AreaWords>
  );
}
