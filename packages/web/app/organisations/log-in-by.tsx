import { AreaWords } from '../language/area-words.tsx';
import { ConfirmProviderPage } from './confirm-provider-page.tsx';
import { ProviderLogInPage } from './provider-log-in-page.tsx';

/** Of an organisation; secrets of letters are longer. */
const idLength = 22;

/** By an organisation, or with the letter for it. */
export function LogInBy({ id }: { id: string }) {
  return (
    <AreaWords area="api-keys">
      {id.length > idLength ? (
        <ConfirmProviderPage key={id} secret={id} />
      ) : (
        <ProviderLogInPage key={id} organisation={id} />
      )}
    </AreaWords>
  );
}
