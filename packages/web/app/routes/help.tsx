import { HelpList } from '../help/help-list.tsx';
import { AreaWords } from '../language/area-words.tsx';

export default function Help() {
  return (
    <AreaWords area="help">
      <HelpList />
    </AreaWords>
  );
}
